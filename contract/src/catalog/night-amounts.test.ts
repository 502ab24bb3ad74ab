import { addDays } from '../lib/day.ts';
import { nightAmounts } from './night-amounts.ts';
import type { QuoteLine } from './quote.schema.ts';

const nightsOf = (amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ day: addDays('2030-03-30', index), amount }));

const quoteWith = (discount: number): { lineArray: QuoteLine[] } => ({
  lineArray: [
    { kind: 'cleaning-fee', quantity: 1, unitAmount: 5000, amount: 5000 },
    ...(discount > 0
      ? [{ kind: 'discount' as const, quantity: 1, unitAmount: -discount, amount: -discount }]
      : []),
  ],
});

describe('nightAmounts', () => {
  it.each<[string, number[], number, number[]]>([
    ['no discount', [100, 200], 0, [100, 200]],
    ['a discount that divides', [1000, 2000], 300, [900, 1800]],
    ['one cent, to the earliest of equal nights', [100, 100, 100], 1, [99, 100, 100]],
    ['two cents', [100, 100, 100], 2, [99, 99, 100]],
    ['the largest remainder first', [100, 250, 150], 4, [99, 248, 149]],
    [
      'prices beyond 2^53 once multiplied',
      [9_000_000_001, 9_000_000_000],
      9_000_000_001,
      [4_500_000_000, 4_500_000_000],
    ],
  ])('%s', (_case, prices, discount, expected) => {
    expect(nightAmounts(quoteWith(discount), nightsOf(prices))).toEqual(nightsOf(expected));
  });

  it('adds up exactly, and no night is below nothing', () => {
    const prices = Array.from({ length: 365 }, (_value, index) => 1 + ((index * 7919) % 20_011));
    const whole = prices.reduce((sum, price) => sum + price, 0);
    for (const discount of [1, 7, 364, 365, 366, whole / 2, whole * 0.9].map(Math.floor)) {
      const amounts = nightAmounts(quoteWith(discount), nightsOf(prices)).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(whole - discount);
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
    }
  });
});
