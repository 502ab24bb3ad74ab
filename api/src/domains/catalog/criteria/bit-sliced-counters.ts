import { type RawBuilder, sql } from 'kysely';
import { BITS_PER_WORD } from './flag-bitmask.ts';

/**
 * Counting each of 64 flags by itself costs 64 aggregates a word. A sum of words of which only every 16th bit
 * is left counts four of them at once, each in a lane of 16 bits above its own place; 16 sums count a word. A
 * lane holds 65,535 homes. The sign bit's lane is below zero.
 */
const COUNTER_BITS = 16;
const COUNTER_MASK = (1n << BigInt(COUNTER_BITS)) - 1n;
const SIGN_BIT = BITS_PER_WORD - 1;
const MASKS = Array.from({ length: COUNTER_BITS }, (_, first) => maskFrom(first));

/** Columns `word_0`, `word_1`, … of `property_search`. */
export function wordColumns(wordCount: number): RawBuilder<unknown>[] {
  return range(wordCount).map((word) => sql`flags[${sql.lit(word + 1)}] as ${sql.ref(`word_${word}`)}`);
}

/** Sums over the columns of `wordColumns`, as decimal texts, each null without any home. */
export function bitSlicedSums(wordCount: number): RawBuilder<(string | null)[]> {
  const sums = range(wordCount).flatMap((word) =>
    MASKS.map((mask) => sql`sum(${sql.ref(`word_${word}`)} & ${sql.raw(mask)})::text`),
  );
  return sql`array[${sql.join(sums)}]::text[]`;
}

/** How many homes have each slot, in the order of the slots. */
export function countsOfSlots(sums: readonly (string | null)[]): number[] {
  return range(sums.length / COUNTER_BITS).flatMap((word) =>
    range(BITS_PER_WORD).map((bit) => {
      const sum = BigInt(sums[word * COUNTER_BITS + (bit % COUNTER_BITS)] ?? 0);
      const lane = sum >> BigInt(bit);
      return Number(bit === SIGN_BIT ? -lane : lane & COUNTER_MASK);
    }),
  );
}

/** Every 16th bit of a word, as PostgreSQL writes the signed number. */
function maskFrom(first: number): string {
  const bits = range(BITS_PER_WORD / COUNTER_BITS).map((lane) => 1n << BigInt(first + lane * COUNTER_BITS));
  const mask = bits.reduce((all, bit) => all | bit);
  return `(${BigInt.asIntN(BITS_PER_WORD, mask)})`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
