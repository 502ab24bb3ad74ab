/** Whole words, in any case: `\b` knows no letters with accents. */
export const wholeWords = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'iu');

/** At the end of what stands before a name. */
export const ending = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})\\s+$`, 'iu');
