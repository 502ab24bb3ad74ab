import { countsOfSlots } from './bit-sliced-counters.ts';

const LANE = 2n ** 16n;

/** The sums of one word by the first bit that each counts. */
function sumsOf(sums: Record<number, bigint>): string[] {
  return Array.from({ length: 16 }, (_, first) => String(sums[first] ?? 0n));
}

describe('counts of flags', () => {
  it.each<[string, string[], Record<number, number>]>([
    ['no home', sumsOf({}), {}],
    ['the first lane', sumsOf({ 0: 7n, 15: 3n << 15n }), { 0: 7, 15: 3 }],
    ['the second lane', sumsOf({ 0: 5n * LANE }), { 16: 5 }],
    ['the last lane', sumsOf({ 14: (9n * LANE ** 3n) << 14n }), { 62: 9 }],
    [
      'all lanes at once, as full as they get',
      sumsOf({ 4: ((LANE - 1n) * (1n + LANE + LANE ** 2n + LANE ** 3n)) << 4n }),
      { 4: 65_535, 20: 65_535, 36: 65_535, 52: 65_535 },
    ],
    ['the sign bit', sumsOf({ 15: -(4n << 63n) }), { 63: 4 }],
    [
      'the sign bit above lanes as full as they get',
      sumsOf({ 15: ((LANE - 1n) * (1n + LANE + LANE ** 2n - LANE ** 3n)) << 15n }),
      { 15: 65_535, 31: 65_535, 47: 65_535, 63: 65_535 },
    ],
    ['the second word', [...sumsOf({}), ...sumsOf({ 1: 2n << 1n })], { 65: 2 }],
  ])('stand in %s', (_name, sums, expected) => {
    const counts = countsOfSlots(sums);
    expect(counts).toHaveLength((sums.length / 16) * 64);
    expect(
      Object.fromEntries(counts.map((count, slot) => [slot, count]).filter(([, count]) => count)),
    ).toEqual(expected);
  });

  it('are nothing where no home has such a word', () => {
    expect(countsOfSlots(new Array<null>(16).fill(null)).every((count) => count === 0)).toBe(true);
  });
});
