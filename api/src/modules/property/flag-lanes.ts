import { type RawBuilder, sql } from 'kysely';
import { BITS_PER_WORD } from './flag-masks.ts';

/**
 * Counting each of 64 flags by itself costs 64 aggregates a word. A sum of words in which three bits stand far enough
 * apart counts three of them at once, each in a lane of 21 bits: of bits k, k + 21 and k + 42 for k from 0 to 20. The sign
 * bit is counted alone. A lane holds 2,097,151 homes.
 */
const LANE_BITS = 21;
const LANES = 3;
const LANE_MASK = (1n << BigInt(LANE_BITS)) - 1n;
const FIRST_BITS = Array.from({ length: LANES }, (_, lane) => 1n << BigInt(lane * LANE_BITS)).reduce(
  (mask, bit) => mask | bit,
);

/** Columns `word_0`, `word_1`, … of `property_search`. */
export function wordColumns(wordCount: number): RawBuilder<unknown>[] {
  return Array.from(
    { length: wordCount },
    (_, word) => sql`flags[${sql.lit(word + 1)}] as ${sql.ref(`word_${word}`)}`,
  );
}

/** Sums over the columns of `wordColumns`, as text: for each word its lanes from k = 0 to 20 and the sign bit. */
export function laneSums(wordCount: number): RawBuilder<(string | null)[]> {
  const sums = Array.from({ length: wordCount }, (_, word) => sql.ref(`word_${word}`)).flatMap((column) => [
    ...Array.from(
      { length: LANE_BITS },
      (_, shift) => sql`sum(${column} >> ${sql.lit(shift)} & ${sql.raw(`${FIRST_BITS}`)})::text`,
    ),
    sql`count(*) filter (where ${column} < 0)::text`,
  ]);
  return sql`array[${sql.join(sums)}]::text[]`;
}

/** How many homes have each slot, in the order of the slots. */
export function countsOfSlots(sums: readonly (string | null)[]): number[] {
  const sumsPerWord = LANE_BITS + 1;
  return Array.from({ length: sums.length / sumsPerWord }, (_, word) => word).flatMap((word) =>
    Array.from({ length: BITS_PER_WORD }, (_, bit) => {
      const isSign = bit === BITS_PER_WORD - 1;
      const sum = BigInt(sums[word * sumsPerWord + (isSign ? LANE_BITS : bit % LANE_BITS)] ?? 0);
      return Number(isSign ? sum : (sum >> BigInt(Math.floor(bit / LANE_BITS) * LANE_BITS)) & LANE_MASK);
    }),
  );
}
