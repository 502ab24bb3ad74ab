import fc from 'fast-check';
import { addDays } from './day.ts';
import { dayAt, instantOf } from './zoned-time.ts';

describe('instantOf', () => {
  it.each<[string, string, string, string, string]>([
    ['winter', '2030-01-15', '15:00', 'Europe/Luxembourg', '2030-01-15T14:00:00.000Z'],
    ['summer', '2030-07-15', '15:00', 'Europe/Luxembourg', '2030-07-15T13:00:00.000Z'],
    [
      'the day on which summer time begins',
      '2030-03-31',
      '15:00',
      'Europe/Luxembourg',
      '2030-03-31T13:00:00.000Z',
    ],
    ['the day before', '2030-03-30', '15:00', 'Europe/Luxembourg', '2030-03-30T14:00:00.000Z'],
    ['a time that is left out', '2030-03-31', '02:30', 'Europe/Luxembourg', '2030-03-31T01:30:00.000Z'],
    ['the last minute before a gap', '2030-03-31', '01:59', 'Europe/Luxembourg', '2030-03-31T00:59:00.000Z'],
    ['the first minute after a gap', '2030-03-31', '03:00', 'Europe/Luxembourg', '2030-03-31T01:00:00.000Z'],
    ['a time that happens twice', '2030-10-27', '02:30', 'Europe/Luxembourg', '2030-10-27T00:30:00.000Z'],
    [
      'the day on which summer time ends',
      '2030-10-27',
      '15:00',
      'Europe/Luxembourg',
      '2030-10-27T14:00:00.000Z',
    ],
    ['behind UTC, winter', '2030-01-15', '15:00', 'America/Toronto', '2030-01-15T20:00:00.000Z'],
    ['behind UTC, summer', '2030-07-15', '15:00', 'America/Toronto', '2030-07-15T19:00:00.000Z'],
    ['behind UTC, left out', '2030-03-10', '02:30', 'America/Toronto', '2030-03-10T07:30:00.000Z'],
    ['behind UTC, twice', '2030-11-03', '01:30', 'America/Toronto', '2030-11-03T05:30:00.000Z'],
    [
      'an evening that is the next day in UTC',
      '2030-07-15',
      '23:30',
      'America/Toronto',
      '2030-07-16T03:30:00.000Z',
    ],
    ['14 hours ahead of UTC', '2030-01-15', '00:00', 'Pacific/Kiritimati', '2030-01-14T10:00:00.000Z'],
    ['half an hour', '2030-01-15', '15:00', 'Asia/Kolkata', '2030-01-15T09:30:00.000Z'],
    ['a day that was left out', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('%s', (_case, day, time, timeZone, instant) => {
    expect(instantOf(day, time, timeZone).toISOString()).toBe(instant);
  });

  it('refuses an unknown time zone', () => {
    expect(() => instantOf('2030-01-15', '15:00', 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('dayAt', () => {
  it.each<[string, string, string]>([
    ['2030-01-15T22:59:59.999Z', 'Europe/Luxembourg', '2030-01-15'],
    ['2030-01-15T23:00:00.000Z', 'Europe/Luxembourg', '2030-01-16'],
    ['2030-07-16T03:59:59.999Z', 'America/Toronto', '2030-07-15'],
    ['2030-07-16T04:00:00.000Z', 'America/Toronto', '2030-07-16'],
    ['2030-01-14T10:00:00.000Z', 'Pacific/Kiritimati', '2030-01-15'],
    ['2030-01-15T18:30:00.000Z', 'Asia/Kolkata', '2030-01-16'],
  ])('%s in %s is %s', (instant, timeZone, day) => {
    expect(dayAt(new Date(instant), timeZone)).toBe(day);
  });

  it('is the day of an instant in it', () => {
    const timeZones = ['Europe/Luxembourg', 'America/Toronto', 'Pacific/Kiritimati', 'Asia/Kolkata'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 36_500 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom(...timeZones),
        (days, minute, timeZone) => {
          const day = addDays('2000-01-01', days);
          const time = new Date(minute * 60_000).toISOString().slice(11, 16);
          expect(dayAt(instantOf(day, time, timeZone), timeZone)).toBe(day);
        },
      ),
      { seed: 20_300_610, numRuns: 500 },
    );
  });
});
