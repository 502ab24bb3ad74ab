import { countsOfSlots } from './flag-lanes.ts';

const LANE = 2n ** 21n;

/** The sums of one word: what the lanes hold for each shift, and how often the sign bit is set. */
function sumsOf(lanes: Record<number, bigint>, sign = 0): string[] {
  return [...Array.from({ length: 21 }, (_, shift) => String(lanes[shift] ?? 0n)), String(sign)];
}

describe('counts of flags', () => {
  it.each<[string, string[], Record<number, number>]>([
    ['no home', sumsOf({}), {}],
    ['the first lane', sumsOf({ 0: 7n, 20: 3n }), { 0: 7, 20: 3 }],
    ['the second lane', sumsOf({ 0: 5n * LANE }), { 21: 5 }],
    ['the third lane', sumsOf({ 20: 9n * LANE * LANE }), { 62: 9 }],
    [
      'all lanes at once, as full as they get',
      sumsOf({ 4: (LANE - 1n) * (1n + LANE + LANE * LANE) }),
      { 4: 2_097_151, 25: 2_097_151, 46: 2_097_151 },
    ],
    ['the sign bit', sumsOf({}, 4), { 63: 4 }],
    ['the second word', [...sumsOf({}), ...sumsOf({ 1: 2n })], { 65: 2 }],
  ])('stand in %s', (_name, sums, expected) => {
    const counts = countsOfSlots(sums);
    expect(counts).toHaveLength((sums.length / 22) * 64);
    expect(
      Object.fromEntries(counts.map((count, slot) => [slot, count]).filter(([, count]) => count)),
    ).toEqual(expected);
  });

  it('are nothing where no home has such a word', () => {
    expect(countsOfSlots(new Array<null>(22).fill(null)).every((count) => count === 0)).toBe(true);
  });
});
