/** Specification §1: there are twelve of them. */
const PICTURES = Array.from({ length: 12 }, (_value, index) => `/global/banner-${index + 1}`);

/** A seed is an integer from 0 to below it. */
export const PICTURE_SEEDS = 2 ** 32;

/**
 * So many of the twelve pictures, in an order that the seed alone decides: server and browser choose the
 * same.
 * @param seed integer from 0
 * @param count 0 to 12
 */
export function picturesOf(seed: number, count: number): string[] {
  const random = randomNumbers(seed);
  const rest = [...PICTURES];
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}

/** Numbers from 0 to below 1: Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
