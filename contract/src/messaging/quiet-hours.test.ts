import { isTimeZone, nextDigest, quietUntil } from './quiet-hours.ts';

const NIGHT = { from: '22:00', to: '07:00' };
const until = (at: string, hours = NIGHT, timeZone = 'Europe/Luxembourg') =>
  quietUntil(new Date(at), hours, timeZone)?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['before them', '2026-11-20T20:59:59Z', null],
    ['from their first minute on', '2026-11-20T21:00:00Z', '2026-11-21T06:00:00.000Z'],
    ['over midnight', '2026-11-21T03:00:00Z', '2026-11-21T06:00:00.000Z'],
    ['at their end', '2026-11-21T06:00:00Z', null],
  ])('%s', (_name, at, expected) => {
    expect(until(at)).toBe(expected);
  });

  it('within one day', () => {
    const noon = { from: '12:00', to: '14:30' };
    expect(until('2026-11-20T12:00:00Z', noon)).toBe('2026-11-20T13:30:00.000Z');
    expect(until('2026-11-20T22:00:00Z', noon)).toBeNull();
  });

  it('end by the clock of the morning in the nights in which clocks change', () => {
    expect(until('2026-03-28T23:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(until('2026-10-24T22:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('end where the clock is put forward over their end, and at the first of two', () => {
    const hours = { from: '22:00', to: '02:30' };
    expect(until('2026-03-29T00:30:00Z', hours)).toBe('2026-03-29T01:30:00.000Z');
    expect(until('2026-10-25T00:10:00Z', hours)).toBe('2026-10-25T00:30:00.000Z');
    expect(until('2026-10-25T01:10:00Z', hours)).toBeNull();
  });

  it('follow the clock of the person', () => {
    expect(until('2026-11-20T21:30:00Z', NIGHT, 'America/New_York')).toBeNull();
    expect(until('2026-11-21T04:00:00Z', NIGHT, 'America/New_York')).toBe('2026-11-21T12:00:00.000Z');
  });
});

it('the next digest is of this morning or of the next one', () => {
  const next = (at: string) => {
    const { day, dueAt } = nextDigest(new Date(at), 'Europe/Luxembourg');
    return [day, dueAt.toISOString()];
  };
  expect(next('2026-11-20T06:59:00Z')).toEqual(['2026-11-20', '2026-11-20T07:00:00.000Z']);
  expect(next('2026-11-20T07:00:00Z')).toEqual(['2026-11-21', '2026-11-21T07:00:00.000Z']);
  expect(next('2026-03-28T12:00:00Z')).toEqual(['2026-03-29', '2026-03-29T06:00:00.000Z']);
});

it('knows time zones by their names', () => {
  expect(['Europe/Luxembourg', 'UTC', 'Europe/Atlantis', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
