import type { HomeFacts, PropertyText } from '@moien/api/import/texts/home-facts';
import { createRandom } from '@moien/api/lib/random';
import type { LanguageTag } from '@moien/contract';
import { describeInEnglish } from './english.ts';
import { describeInFrench } from './french.ts';
import { describeInGerman } from './german.ts';

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
