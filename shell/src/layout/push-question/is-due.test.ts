import { isDue } from './is-due.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const asked = (count: number, day: string) => ({ count, askedTimestamp: `${day}T10:00:00.000Z` });

it.each([
  [true, undefined],
  [true, asked(1, '2026-10-16')],
  [false, asked(1, '2026-10-17')],
  [true, asked(2, '2026-09-01')],
  [false, asked(3, '2026-01-01')],
  // The clock was ahead.
  [false, asked(1, '2027-03-01')],
])('is due (%s) after %j', (isIt, memory) => {
  expect(isDue(memory, NOW)).toBe(isIt);
});
