import { isInstant } from './is-instant.ts';

it.each(['2026-11-26T09:30:00.000Z', '2026-11-26T09:30:00.123456Z', '2028-02-29T00:00:00.000Z'])(
  '%s is an instant',
  (text) => expect(isInstant(text)).toBe(true),
);

it.each([
  ['a day that no month has', '2026-02-30T00:00:00.000Z'],
  ['the year 0', '0000-01-01T00:00:00.000Z'],
  ['the year 0 with microseconds', '0000-01-01T00:00:00.000000Z'],
  ['the hour 25', '2026-01-01T25:00:00.000Z'],
  ['without fractions', '2026-01-01T00:00:00Z'],
  ['words', 'now'],
])('%s is none', (_what, text) => expect(isInstant(text)).toBe(false));
