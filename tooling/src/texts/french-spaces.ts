import { readFileSync } from 'node:fs';

/**
 * A sign that French sets apart by a space, with a space at which a line may break; `:---` is the edge of a
 * table.
 */
const PLAIN_SPACES = /\S*[^\s|] (?::(?![-\w])|[;?!»])|« \S*/g;

/** Words at which a line could begin with `:`, `;`, `?`, `!` or `»`, or end with `«`. */
export function findPlainSpaces(text: string): string[] {
  return text.match(PLAIN_SPACES) ?? [];
}

/** The same for a file: a French page, French texts, or texts by language. */
export function findPlainSpacesIn(path: string): string[] {
  const content = readFileSync(path, 'utf8');
  const texts = path.endsWith('.json') ? frenchOf(JSON.parse(content), path.endsWith('/fr.json')) : [content];
  return texts.flatMap(findPlainSpaces);
}

/** Every string below a key `fr`. */
function frenchOf(value: unknown, isFrench = false): string[] {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => frenchOf(inner, isFrench || key === 'fr'));
}
