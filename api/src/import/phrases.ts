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

/** Names of flags in our three languages, by their words without spaces. */
const names = new Map(
  FEATURE_CATEGORIES.flatMap(({ subCategories }) => subCategories)
    .flatMap(({ featureTypes }) => featureTypes.filter(({ flagSlot }) => flagSlot !== null))
    .flatMap(({ name, text }) => Object.values(text).map((word) => [compact(word), name] as const)),
);

const longNames = [...names].filter(([words]) => words.length >= SHORTEST_NAME_AS_PHRASE);
const familyPhrases = Object.entries(AMENITY_FAMILIES).flatMap(([name, phrases]) =>
  phrases.map((phrase) => [compact(phrase), name] as const),
);
const phrases = new Map<string, string | null>([
  ...longNames,
  ...familyPhrases,
  ...NO_FEATURE.map((phrase) => [compact(phrase), null] as const),
]);

/** The feature of a phrase, null for one that stays words, undefined when it is unknown. */
export const featureOfPhrase = (words: string): string | null | undefined => phrases.get(words);

/** The feature whose whole name this is, in one of our languages. */
export const featureOfName = (words: string): string | undefined => names.get(words);

/** Every word that stands in a family, and words that are no mistake for one. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(AMENITY_FAMILIES).flat(), ...NO_FEATURE, ...REAL_WORDS].flatMap((phrase) =>
    tokensOf(phrase).map(({ text }) => text),
  ),
);
