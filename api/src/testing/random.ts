export type Random = {
  /** From 0 to maximum - 1. */
  integer: (maximum: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** A seeded generator (mulberry32), so that a failing sample can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const integer = (maximum: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % maximum;
  };
  return {
    integer,
    pick: (items) => {
      const item = items[integer(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick.');
      return item;
    },
  };
}
