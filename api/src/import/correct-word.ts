import { KNOWN_WORDS } from './phrases.ts';

/** In shorter words one other letter makes another word. */
const SHORTEST_WRITTEN = 5;
const SHORTEST_MEANT = 6;

/**
 * The known word that a mistyped one stands for: one letter too many, too few, other, or two changed round.
 */
export function correctWord(word: string): string {
  if (word.length < SHORTEST_WRITTEN || KNOWN_WORDS.has(word)) return word;
  const meant = [...KNOWN_WORDS].filter(
    (known) => known.length >= SHORTEST_MEANT && known[0] === word[0] && isOneEditAway(word, known),
  );
  return meant.length === 1 && meant[0] !== undefined ? meant[0] : word;
}

function isOneEditAway(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const rest = first.slice(start);
  const otherRest = second.slice(start);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
