import { isCurrencyCode, toMinorUnits } from './money.ts';

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

  it('knows its currencies by their code alone', () => {
    expect(['EUR', 'CHF', 'eur', 'XXX', 'toString'].filter(isCurrencyCode)).toEqual(['EUR', 'CHF']);
  });
});
