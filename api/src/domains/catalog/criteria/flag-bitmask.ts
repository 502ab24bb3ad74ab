export const BITS_PER_WORD = 64;

/** Bits of flags by word of property_search.flags; masks as decimal text of PostgreSQL's signed bigint. */
export function flagMasks(slots: number[]): { word: number; mask: string }[] {
  const masks = new Map<number, bigint>();
  for (const slot of slots) {
    const word = Math.floor(slot / BITS_PER_WORD);
    masks.set(word, (masks.get(word) ?? 0n) | (1n << BigInt(slot % BITS_PER_WORD)));
  }
  return [...masks]
    .sort(([a], [b]) => a - b)
    .map(([word, mask]) => ({ word, mask: BigInt.asIntN(BITS_PER_WORD, mask).toString() }));
}
