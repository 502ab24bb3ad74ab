import { shownTerm } from './shown-term.ts';

describe('shownTerm', () => {
  it.each([
    [true, true, 'night', 'night'],
    [true, true, 'month', 'month'],
    [true, false, 'month', 'night'],
    [false, true, 'night', 'month'],
  ] as const)(
    'by the night %s, by the month %s, wanted by the %s: by the %s',
    (short, long, wanted, shown) => {
      const terms = { isAvailableForShortTerm: short, isAvailableForLongTerm: long };
      expect(shownTerm(terms, wanted)).toBe(shown);
    },
  );
});
