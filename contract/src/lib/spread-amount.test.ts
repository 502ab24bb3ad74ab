import { spreadAmount } from './spread-amount.ts';

it.each<[number, number[], number[]]>([
  [0, [1, 2], [0, 0]],
  [10, [1, 1, 1], [4, 3, 3]],
  [11, [1, 1, 1], [4, 4, 3]],
  [4, [100, 250, 150], [1, 2, 1]],
  [5, [0, 0], [3, 2]],
  [7, [0, 5], [0, 7]],
  [7, [], []],
])('%i over %j', (amount, weights, parts) => {
  expect(spreadAmount(amount, weights)).toEqual(parts);
});

it('adds up exactly, beyond 2^53 once multiplied too', () => {
  const weights = Array.from({ length: 365 }, (_value, index) => 1 + index * 1_000_000_007);
  for (const amount of [1, 364, 9_007_199_254_740]) {
    expect(spreadAmount(amount, weights).reduce((sum, part) => sum + part, 0)).toBe(amount);
  }
});
