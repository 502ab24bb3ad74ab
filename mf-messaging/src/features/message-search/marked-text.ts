import { plain } from '@moien/shared-lib/plain-text';

export type TextPart = { text: string; isFound: boolean };

/** Characters that stay before the first word that is found; what a line of a list has room for. */
const BEFORE_MAXIMUM = 40;

/**
 * A text in parts that are words looked for, or not; it begins shortly before the first of them. Accents and
 * capitals make no difference.
 */
export function markedText(text: string, searched: string): TextPart[] {
  const { letters, origins } = foldedLetters(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of plain(searched).split(/\s+/).filter(Boolean))
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      isFound.fill(true, origins[at], origins[at + word.length] ?? text.length);
  return partsOf(text, isFound, beginOf(text, isFound.indexOf(true)));
}

/** Where each letter that is compared stands in the text. */
function foldedLetters(text: string): { letters: string; origins: number[] } {
  let letters = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = plain(character);
    letters += folded;
    for (let count = 0; count < folded.length; count += 1) origins.push(at);
    at += character.length;
  }
  return { letters, origins };
}

/** At the beginning of a word. */
function beginOf(text: string, first: number): number {
  if (first <= BEFORE_MAXIMUM) return 0;
  return Math.min(first, text.indexOf(' ', first - BEFORE_MAXIMUM) + 1 || first);
}

function partsOf(text: string, isFound: readonly boolean[], begin: number): TextPart[] {
  const parts: TextPart[] = begin > 0 ? [{ text: '…', isFound: false }] : [];
  for (let at = begin; at < text.length; ) {
    const next = isFound.indexOf(!isFound[at], at);
    const end = next < 0 ? text.length : next;
    parts.push({ text: text.slice(at, end), isFound: isFound[at] === true });
    at = end;
  }
  return parts;
}
