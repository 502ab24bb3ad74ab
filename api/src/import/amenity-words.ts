/** A word in plain letters, or what stands between two words. */
export type Token = { kind: 'word' | 'and' | 'detail'; text: string };

/** Behind these comes where or how: `TV with Netflix`, `Parking on premises`. */
const DETAIL_WORDS = new Set([
  ...['with', 'in', 'on', 'at', 'for', 'from', 'of', 'by', 'per', 'upon', 'available', 'included'],
  ...['avec', 'dans', 'sur', 'pour', 'mit', 'im', 'auf', 'fur'],
]);
const AND_WORDS = new Set(['and', 'or', 'plus', 'et', 'ou', 'und', 'oder']);
const NO_PLURAL = new Set(['pas', 'sans', 'gas', 'les', 'des']);
const DETAIL_SIGN = /\s[-–—]|[–—:;(]/;

/** The words of an amenity in plain letters and in the singular, and what separates them. */
export function tokensOf(text: string): Token[] {
  const parts = plainLetters(text).match(/[a-z0-9]+|\s-|[–—:;(,/&+]/g) ?? [];
  return parts.map((part): Token => {
    if (DETAIL_SIGN.test(part)) return { kind: 'detail', text: '' };
    if (!/[a-z0-9]/.test(part)) return { kind: 'and', text: '' };
    const kind = DETAIL_WORDS.has(part) ? 'detail' : AND_WORDS.has(part) ? 'and' : 'word';
    return { kind, text: singular(part) };
  });
}

/** Without spaces, so that `hair dryer`, `hair-dryer` and `hairdryer` are one. */
export const compact = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replace(/['’‘´`]s?(?![a-z])|['’‘´`]/g, '');
}

function singular(word: string): string {
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss') || NO_PLURAL.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=sh|ch|x|ss)es$|s$/, '');
}
