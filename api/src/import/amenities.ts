import { featuresOfAmenity } from './map-amenity.ts';
import { cleanText } from './values.ts';

/** Longer words are cut off; `property.other_amenities` has the same limits. */
const AMENITY_LENGTH_MAXIMUM = 60;
const READ_LENGTH_MAXIMUM = 200;
const AMENITIES_MAXIMUM = 300;

/** What a listing offers: names of our feature types, and what is none of them in the listing's own words. */
export type Amenities = { features: string[]; others: string[] };

/** Amenities of a cell that holds a JSON array of free text; null when it holds something else. */
export function parseAmenities(cell: string): Amenities | null {
  if (cell.trim() === '') return { features: [], others: [] };
  const items = parseTextArray(cell);
  if (!items) return null;
  const features = new Set<string>();
  const others = new Map<string, string>();
  for (const item of items.slice(0, AMENITIES_MAXIMUM)) {
    const found = featuresOfAmenity(cleanText(item, READ_LENGTH_MAXIMUM));
    for (const feature of found) features.add(feature);
    const text = cleanText(item, AMENITY_LENGTH_MAXIMUM);
    if (found.length === 0 && text !== '' && !others.has(text.toLowerCase())) {
      others.set(text.toLowerCase(), text);
    }
  }
  return { features: [...features], others: [...others.values()] };
}

function parseTextArray(cell: string): string[] | undefined {
  try {
    const items: unknown = JSON.parse(cell);
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : undefined;
  } catch {
    return undefined;
  }
}
