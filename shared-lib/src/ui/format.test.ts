import {
  currencySymbol,
  formatDay,
  formatDays,
  formatLanguages,
  formatNumber,
  formatPercent,
  formatPrice,
  formatWholePrice,
} from './format.ts';

describe('formatPrice', () => {
  it.each([
    [123400, 'EUR', 'en', '€1,234'],
    [123450, 'EUR', 'en', '€1,234.50'],
    [123400, 'EUR', 'de', '1.234 €'],
    [123400, 'EUR', 'fr', '1 234 €'],
    [9900, 'CHF', 'de', '99 CHF'],
    [0, 'EUR', 'en', '€0'],
    [1500, 'JPY', 'en', 'JP¥1,500'],
  ])('writes %i minor units of %s in %s', (amount, currency, language, expected) => {
    expect(formatPrice(amount, currency, language)).toBe(expected.replaceAll(' ', '\u00a0'));
  });
});

describe('currencySymbol', () => {
  it.each([
    ['EUR', 'en', '€'],
    ['EUR', 'de', '€'],
    ['EUR', 'fr', '€'],
    ['CHF', 'de', 'CHF'],
  ])('of %s in %s is %s', (currency, language, expected) => {
    expect(currencySymbol(currency, language)).toBe(expected);
  });
});

describe('formatWholePrice', () => {
  it.each([
    [7_400, 'EUR', 'de', '74 €'],
    [7_449, 'EUR', 'de', '74 €'],
    [123_450, 'EUR', 'fr', '1 235 €'],
    [99_999, 'EUR', 'en', '€1,000'],
    [1_500, 'JPY', 'en', 'JP¥1,500'],
  ])('writes %i minor units of %s in %s without cents', (amount, currency, language, expected) => {
    expect(formatWholePrice(amount, currency, language)).toBe(expected.replaceAll(' ', '\u00a0'));
  });
});

describe('formatNumber', () => {
  it.each([
    [1234.5, 'en', undefined, '1,234.5'],
    [1234.5, 'de', undefined, '1.234,5'],
    [1234.5, 'fr', undefined, '1 234,5'],
    [4, 'de', 1, '4,0'],
    [4.26, 'en', 1, '4.3'],
  ])('writes %d in %s', (value, language, decimals, expected) => {
    expect(formatNumber(value, language, decimals)).toBe(expected.replaceAll(' ', '\u00a0'));
  });
});

describe('formatPercent', () => {
  it.each([
    [6, 'en', '6%'],
    [3.45, 'de', '3,45 %'],
    [10, 'fr', '10 %'],
    [0.29, 'en', '0.29%'],
  ])('writes %d in %s', (percent, language, expected) => {
    expect(formatPercent(percent, language)).toBe(expected.replaceAll(' ', '\u00a0'));
  });
});

describe('formatDay', () => {
  it.each([
    ['en', '1 March 2026'],
    ['de', '1. März 2026'],
    ['fr', '1 mars 2026'],
  ])('writes the UTC day in %s whatever the time zone of the machine', (language, expected) => {
    expect(formatDay('2026-03-01', language)).toBe(expected);
  });

  it('writes the other styles', () => {
    expect(formatDay('2026-11-21', 'en', 'medium')).toBe('21 Nov 2026');
    expect(formatDay('2026-11-21', 'de', 'month')).toBe('November 2026');
    expect(formatDay('2026-11-21', 'fr', 'weekday')).toBe('sam. 21 nov.');
    expect(formatDay('2026-11-21', 'fr', 'name')).toBe('samedi');
    expect(formatDay('2026-11-21', 'de', 'short-name')).toBe('Sa');
  });

  it('refuses what is no day', () => {
    expect(() => formatDay('2026-13-45', 'en')).toThrow(RangeError);
  });
});

describe('formatDays', () => {
  const rows: [string, string, string, string][] = [
    ['en', '2026-05-12', '2026-05-15', '12–15 May'],
    ['de', '2026-05-12', '2026-05-15', '12.–15. Mai'],
    ['fr', '2026-05-12', '2026-05-15', '12–15 mai'],
    ['en', '2026-05-30', '2026-06-02', '30 May – 2 Jun'],
    ['en', '2026-12-30', '2027-01-02', '30 Dec – 2 Jan'],
    ['de', '2026-12-30', '2027-01-02', '30. Dez. – 2. Jan.'],
    ['en', '2026-03-30', '2027-02-02', '30 Mar 2026 – 2 Feb 2027'],
  ];
  it.each(rows)('writes in %s the days from %s to %s', (language, from, to, expected) => {
    // Versions of the language data differ in the spaces round the line.
    expect(formatDays(from, to, language).replace(/\s*–\s*/, '–')).toBe(expected.replace(' – ', '–'));
  });
});

it.each([
  [['lb', 'de', 'fr'], 'de', 'Luxemburgisch, Deutsch und Französisch'],
  [['pt'], 'en', 'Portuguese'],
  [['lb', 'fr', 'en'], 'en', 'Luxembourgish, French and English'],
])('writes the languages %j in %s', (tags, language, expected) => {
  expect(formatLanguages(tags, language)).toBe(expected);
});
