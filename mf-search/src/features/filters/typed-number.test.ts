import { editedNumberText, numberText, typedNumber } from './typed-number.ts';

it.each([
  ['120', 120],
  [' 1 200 ', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1’200 CHF', 1200],
  ['62,5', 62.5],
  ['62.5 m²', 62.5],
  ['€ 80', 80],
  ['-5', -5],
  ['', undefined],
  ['much', undefined],
  ['1e3', undefined],
  ['1,2,3', undefined],
])('reads «%s» as %s', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

it('writes what it reads, with the sign of the language', () => {
  expect(numberText(62.5, 'de')).toBe('62,5');
  expect(numberText(2000, 'de')).toBe('2.000');
  expect(editedNumberText(2000, 'de')).toBe('2000');
  for (const language of ['en', 'fr', 'de']) expect(typedNumber(numberText(10_000, language))).toBe(10_000);
  expect(typedNumber(numberText(1234.5, 'fr'))).toBe(1234.5);
});
