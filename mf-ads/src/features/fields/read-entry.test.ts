import { readAmount, readNights, readPrice, readWhole } from './read-entry.ts';

it.each([
  ['95', 9_500],
  ['95,50', 9_550],
  ['1.234,50', 123_450],
  ['1 234.5', 123_450],
  ['1.234', 123_400],
  ['', null],
])('%s is a price of %s', (text, value) => {
  expect(readPrice(text, 'EUR')).toEqual({ value });
});

it.each([
  ['0', 'small'],
  ['-5', 'wrong'],
  ['viel', 'wrong'],
  ['200000', 'large'],
])('%s is no price: %s', (text, error) => {
  expect(readPrice(text, 'EUR')).toEqual({ error });
});

it('a fee may be nothing', () => {
  expect(readAmount('0', 'EUR')).toEqual({ value: 0 });
});

it.each([
  ['1', 1],
  [' 365 ', 365],
  ['', undefined],
  ['0', undefined],
  ['366', undefined],
  ['2,5', undefined],
])('%s are %s nights', (text, nights) => {
  expect(readNights(text)).toBe(nights);
});

it('a whole number has its limits', () => {
  expect(readWhole('0', 0, 90)).toBe(0);
  expect(readWhole('91', 0, 90)).toBeUndefined();
});
