import { figureText } from './figures.ts';

const english = { currency: 'EUR', languageTag: 'en' } as const;

it.each([
  ['views', 1234, '1,234'],
  ['views', 12.5, '12.5'],
  ['conversion', 0.01234, '1.2%'],
  ['occupancy', 1, '100%'],
  ['averagePrice', 12_345, '€123.45'],
  ['leadTime', 1, '1 day'],
  ['leadTime', 20.5, '20.5 days'],
  ['answerTime', 90, '1 hour 30 minutes'],
] as const)('%s of %s is written as %s', (name, value, text) => {
  expect(figureText(name, value, english)).toBe(text);
});

it('nothing is written for what is not known, and no money without a currency', () => {
  expect(figureText('views', null, english)).toBeUndefined();
  expect(figureText('income', 100, { ...english, currency: null })).toBeUndefined();
});
