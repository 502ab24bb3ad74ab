/**
 * How fast adults read prose silently: 238 words a minute (Brysbaert 2019, Journal of Memory and Language
 * 109).
 */
export const WORDS_PER_MINUTE = 238;

/** Whole minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}
