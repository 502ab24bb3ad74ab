import { isDue } from './is-due.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const asked = (...days: string[]) => days.map((day) => Date.parse(`${day}T10:00:00Z`));

it.each([
  [true, asked()],
  [true, asked('2026-10-16')],
  [false, asked('2026-10-17')],
  [true, asked('2026-07-01', '2026-09-01')],
  [false, asked('2025-10-01', '2025-12-01', '2026-02-01')],
  // The clock was ahead.
  [false, asked('2027-03-01')],
])('is due (%s) after %j', (isIt, askedAt) => {
  expect(isDue(askedAt, NOW)).toBe(isIt);
});
