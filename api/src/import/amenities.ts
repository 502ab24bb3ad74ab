import { createHash } from 'node:crypto';
import { featureNameOf } from './amenity-aliases.ts';
import { cleanText } from './values.ts';

const AMENITY_LENGTH_MAXIMUM = 60;
const AMENITIES_MAXIMUM = 300;

/** An amenity as a feature: its name among ours, and the words to create it with when it is not. */
export type Amenity = { name: string; text: string };

/** Amenities of a cell that holds a JSON array of free text; null when it holds something else. */
export function parseAmenities(cell: string): Amenity[] | null {
  if (cell.trim() === '') return [];
  const items = parseTextArray(cell);
  if (!items) return null;
  const amenities = new Map<string, Amenity>();
  for (const item of items.slice(0, AMENITIES_MAXIMUM)) {
    const text = cleanText(item, AMENITY_LENGTH_MAXIMUM);
    if (text === '') continue;
    const name = featureNameOf(cleanText(item, 200)) ?? slugOf(text);
    if (!amenities.has(name)) amenities.set(name, { name, text });
  }
  return [...amenities.values()];
}

function parseTextArray(cell: string): string[] | undefined {
  try {
    const items: unknown = JSON.parse(cell);
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : undefined;
  } catch {
    return undefined;
  }
}

/** Letters, digits and hyphens; words without any of them get a name from their hash. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, AMENITY_LENGTH_MAXIMUM)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? `amenity-${createHash('sha256').update(text).digest('hex').slice(0, 12)}` : slug;
}
