import type { LanguageTag } from '@moien/contract';
import { createRandom } from '../../scenes/random.ts';
import { describeInEnglish, describePlainlyInEnglish } from './english.ts';
import { describeInFrench, describePlainlyInFrench } from './french.ts';
import { describeInGerman, describePlainlyInGerman } from './german.ts';
import type { HomeFacts, Localized, PropertyText } from './home-facts.ts';

/**
 * Title and description in the three languages, composed from facts alone: equal seeds give equal words. The
 * phrase books list their variants in one order and draw in one order, so that the three texts say the same.
 */
export function composeTexts(facts: HomeFacts, seed: string): Record<LanguageTag, PropertyText> {
  return {
    en: describeInEnglish(facts, createRandom(`text/${seed}`)),
    fr: describeInFrench(facts, createRandom(`text/${seed}`)),
    de: describeInGerman(facts, createRandom(`text/${seed}`)),
  };
}

/** Texts of a home about which nothing may be invented. */
export function composePlainTexts(
  facts: HomeFacts,
  amenities: Localized[],
  seed: string,
): Record<LanguageTag, PropertyText> {
  const names = (language: LanguageTag) => amenities.map((amenity) => amenity[language]);
  return {
    en: describePlainlyInEnglish(facts, names('en'), createRandom(`text/${seed}`)),
    fr: describePlainlyInFrench(facts, names('fr'), createRandom(`text/${seed}`)),
    de: describePlainlyInGerman(facts, names('de'), createRandom(`text/${seed}`)),
  };
}
