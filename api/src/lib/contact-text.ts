/** A name as it can stand in a header: one line, without control characters. */
export function cleanName(name: string): string {
  return toWellFormed(name)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/**
 * A text with line breaks as `\n` and without other control characters; never more than two empty lines
 * together.
 */
export function cleanText(text: string): string {
  return toWellFormed(text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** Halves of a surrogate pair, which no text of the database can hold, are replaced. */
function toWellFormed(text: string): string {
  return text.toWellFormed();
}
