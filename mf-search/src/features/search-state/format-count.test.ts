import { countOf, formatCount } from './format-count.ts';

describe('formatCount', () => {
  it.each([
    [0, 'en', '0'],
    [1234, 'en', '1,234'],
    [1234, 'de', '1.234'],
    [10_000, 'en', '10,000'],
    [10_001, 'en', '10,000+'],
    [10_001, 'fr', '10\u00a0000+'],
  ])('%d in %s is %s', (count, language, expected) => {
    expect(formatCount(count, language)).toBe(expected);
  });
});

it('counts more than is counted exactly as one more', () => {
  expect(countOf({ count: 42, isCountExact: true })).toBe(42);
  expect(countOf({ count: 10_000, isCountExact: true })).toBe(10_000);
  expect(countOf({ count: 10_000, isCountExact: false })).toBe(10_001);
});
