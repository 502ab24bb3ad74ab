import { exampleEvent } from '../examples/example-event.ts';
import { eventPeriod } from './event-period.ts';

describe('eventPeriod', () => {
  it('is told in the time zone of the place', () => {
    const event = exampleEvent({ timeZone: 'Europe/London' });
    expect(eventPeriod(event, 'de')).toEqual({
      start: { weekday: 'Donnerstag', day: '31. Dezember 2026', time: '10:00' },
      end: { weekday: 'Donnerstag', day: '31. Dezember 2026', time: '14:00' },
      isOneDay: true,
    });
    expect(eventPeriod({ ...event, timeZone: 'Europe/Luxembourg' }, 'de').start.time).toBe('11:00');
  });

  it('takes two days where it goes on after midnight, though it is one day in UTC', () => {
    const event = exampleEvent({
      startTimestamp: '2026-12-31T20:00:00.000Z',
      endTimestamp: '2026-12-31T23:30:00.000Z',
    });
    const { end, isOneDay } = eventPeriod(event, 'fr');
    expect([isOneDay, end.weekday, end.day, end.time]).toEqual([
      false,
      'vendredi',
      '1 janvier 2027',
      '00:30',
    ]);
  });

  it('knows the clock change', () => {
    const event = exampleEvent({
      startTimestamp: '2027-03-28T00:30:00.000Z',
      endTimestamp: '2027-03-28T01:30:00.000Z',
    });
    const { start, end } = eventPeriod(event, 'en');
    expect([start.time, end.time]).toEqual(['01:30', '03:30']);
  });
});
