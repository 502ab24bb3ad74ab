import type { LanguageTag } from '@moien/contract';
import { createRandom } from '../../lib/random.ts';
import { describePlainlyInEnglish } from './english.ts';
import { describePlainlyInFrench } from './french.ts';
import { describePlainlyInGerman } from './german.ts';
import type { HomeFacts, Localized, PropertyText } from './home-facts.ts';

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
