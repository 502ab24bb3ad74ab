import { FEATURE_CATEGORIES } from '../vocabulary/features.ts';
import type { AmenityFamilies } from './amenity-families/family.ts';
import { GOOD_TO_KNOW_FAMILIES } from './amenity-families/good-to-know.ts';
import { INDOOR_FAMILIES } from './amenity-families/indoors.ts';
import { NO_FEATURE, REAL_WORDS } from './amenity-families/no-feature.ts';
import { OUTDOOR_FAMILIES } from './amenity-families/outdoors.ts';
import { compact, tokensOf } from './amenity-words.ts';

/** Shorter names of features may be parts of other words' amenities: French «four» is an oven. */
const SHORTEST_NAME_AS_PHRASE = 8;

export const AMENITY_FAMILIES: AmenityFamilies = {
  ...INDOOR_FAMILIES,
  ...OUTDOOR_FAMILIES,
  ...GOOD_TO_KNOW_FAMILIES,
};

const flags = FEATURE_CATEGORIES.flatMap(({ subCategories }) => subCategories).flatMap(({ featureTypes }) =>
  featureTypes.filter(({ flagSlot }) => flagSlot !== null),
);
/** The names of flags in our three languages. */
const names = flags.flatMap(({ name, text }) =>
  Object.values(text).map((words) => [compact(words), name] as const),
);
const nameOf = new Map(names);

const phraseOf = new Map<string, string | null>([
  ...names.filter(([words]) => words.length >= SHORTEST_NAME_AS_PHRASE),
  ...Object.entries(AMENITY_FAMILIES).flatMap(([name, phrases]) =>
    phrases.map((phrase) => [compact(phrase), name] as const),
  ),
  ...NO_FEATURE.map((phrase) => [compact(phrase), null] as const),
]);

/** The feature of a phrase, null for one that stays words, undefined when it is unknown. */
export const featureOfPhrase = (words: string): string | null | undefined => phraseOf.get(words);

/** The feature whose whole name this is, in one of our languages. */
export const featureOfName = (words: string): string | undefined => nameOf.get(words);

/** Words of families and names, and words that are no mistake for one of them. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [
    ...Object.values(AMENITY_FAMILIES).flat(),
    ...flags.flatMap(({ text }) => Object.values(text)),
    ...NO_FEATURE,
    ...REAL_WORDS,
  ].flatMap((phrase) => tokensOf(phrase).flatMap(({ text }) => text || [])),
);
