/** A name as it can stand in a header: one line, without control characters. */
export function cleanName(name: string): string {
  return toWellFormed(name)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/** They turn what follows round, so that a link reads as another one (Unicode UAX 9). */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Besides spaces and format characters, letters that are drawn as nothing. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u;

/**
 * A text with line breaks as `\n` and without other control characters; never more than two empty lines
 * together. Empty where nothing of it can be seen.
 */
export function cleanText(text: string): string {
  if (!VISIBLE.test(text)) return '';
  return toWellFormed(text)
    .replace(DIRECTIONS, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** Halves of a surrogate pair, which no text of the database can hold, are replaced. */
function toWellFormed(text: string): string {
  return text.toWellFormed();
}
