import { readAmount } from './read-amount.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  [' 1\u202f250,00', 125_000],
  ['0', 0],
  ['12,505', undefined],
  ['-1', undefined],
  ['1.250,00', undefined],
  ['twelve', undefined],
  ['', undefined],
])('reads “%s” as %s cents', (typed, amount) => {
  expect(readAmount(typed, 'EUR')).toBe(amount);
});
