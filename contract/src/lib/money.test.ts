import { divideHalfToEven, isCurrencyCode, percentOf, toMinorUnits } from './money.ts';

describe('money', () => {
  it.each([
    [0, 0],
    [1, 100],
    [19.99, 1999],
    [0.29, 29],
    [1.005, 100],
    [10_000, 1_000_000],
  ])('%d euros are %d cents', (euros, cents) => {
    expect(toMinorUnits(euros, 'EUR')).toBe(cents);
  });

  it.each([
    [5, 2, 2],
    [15, 10, 2],
    [25, 10, 2],
    [26, 10, 3],
    [7, 7, 1],
    [0, 3, 0],
  ])('%d divided by %d is %d, a half to the even one', (dividend, divisor, quotient) => {
    expect(divideHalfToEven(dividend, divisor)).toBe(quotient);
  });

  it.each([
    [10_000, 6, 600],
    [1250, 6, 75],
    [2550, 10, 255],
    [25, 10, 2],
    [35, 10, 4],
    [100_000, 3.45, 3450],
    [100, 0.29, 0],
    [999, 100, 999],
  ])('of %d, %d percent are %d', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part);
  });

  it('knows its currencies by their code alone', () => {
    expect(['EUR', 'CHF', 'eur', 'XXX', 'toString'].filter(isCurrencyCode)).toEqual(['EUR', 'CHF']);
  });
});
