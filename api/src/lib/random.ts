/** A small deterministic generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  integer(low: number, high: number): number;
  /** Whole number from 0 to `maximum` - 1. */
  below(maximum: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
  /** An independent generator: drawing more of one part leaves the other parts as they were. */
  fork(label: string): Random;
}

/** FNV-1a with a final avalanche, so that seeds that differ in one digit part at once. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The mulberry32 generator. */
export function createRandom(seed: string | number): Random {
  let state = hashText(String(seed));
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    below: (maximum) => Math.floor(maximum * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from: the list is empty');
      return item;
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
