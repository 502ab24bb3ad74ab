import {
  type Day,
  encodeSearchQuery,
  type LanguageTag,
  type PropertyPage,
  type SearchQuery,
} from '@moien/contract';
import type { Static } from 'typebox';
import { createAnswerCache } from './answer-cache.ts';
import type { PropertyService } from './property.service.ts';

export type SearchAnswers = ReturnType<typeof createSearchAnswers>;

/**
 * Finished answers of searches. A kept one is given only while the search generation is the one in which it was read, so
 * whatever was committed before the question is in the answer, whichever process committed it.
 */
export function createSearchAnswers(
  service: Pick<PropertyService, 'findProperties'>,
  readGeneration: () => Promise<number>,
  today: () => Day,
  maximumBytes: number,
) {
  const cache = createAnswerCache(maximumBytes);
  return async function answer(
    query: SearchQuery,
    language: LanguageTag,
    serialize: (page: Static<typeof PropertyPage>) => string,
  ): Promise<string> {
    // Equal searches have one form; a search means something else on another day.
    const key = `${language} ${today()} ${encodeSearchQuery(query)}`;
    const kept = cache.has(key) ? cache.find(key, await readGeneration()) : undefined;
    if (kept) return kept.text;
    const { page, generation } = await service.findProperties(query, language);
    const text = serialize(page);
    cache.keep(key, { text, generation });
    return text;
  };
}
