import { type Day, encodeSearchQuery, type PropertyPage } from '@moien/contract';
import type { Static } from 'typebox';
import type { CachedResponses } from '../search/cached-responses.ts';
import type { SearchQuestion } from '../search/search.service.ts';
import type { PropertyService } from './property.service.ts';

export type SearchAnswers = ReturnType<typeof createSearchAnswers>;

/** Finished answers of searches. */
export function createSearchAnswers(
  service: Pick<PropertyService, 'findProperties'>,
  cachedResponse: CachedResponses,
  today: () => Day,
) {
  return function answer(
    question: SearchQuestion,
    serialize: (page: Static<typeof PropertyPage>) => string,
  ): Promise<string> {
    // Equal searches have one form; a search means something else on another day.
    const { query, language, hasFacets } = question;
    const key = `${language} ${today()} ${hasFacets ? 'facets' : ''} ${encodeSearchQuery(query)}`;
    return cachedResponse(key, async () => {
      const { page, generation } = await service.findProperties(question);
      return { text: serialize(page), generation };
    });
  };
}
