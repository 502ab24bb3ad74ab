import { randomUUIDv7 } from 'node:crypto';
import {
  decodeSearchQuery,
  encodeSearchQuery,
  type History,
  type LanguageTag,
  PAST_SEARCH_QUERY_MAXIMUM,
} from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { signedOut } from '../../identity/index.ts';
import { parametersOf, refusal } from '../criteria/search-problem.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { presentPastSearch, presentPropertyVisit } from './history.presenter.ts';
import type { HistoryRepository } from './history.repository.ts';
import type { PastSearchRepository } from './past-search.repository.ts';

export type HistoryService = ReturnType<typeof createHistoryService>;

export function createHistoryService(
  repository: HistoryRepository,
  searches: PastSearchRepository,
  now: () => Date,
  log: WarningLog,
) {
  return {
    async readHistory(userId: string, language: LanguageTag, visitCount: number): Promise<History> {
      const [visits, pastSearches, isPaused] = await Promise.all([
        repository.findVisits(userId, language, visitCount),
        searches.findSearches(userId),
        searches.isPaused(userId),
      ]);
      return {
        propertyVisitArray: visits.map((row) => presentPropertyVisit(row, log)),
        pastSearchArray: pastSearches.map(presentPastSearch),
        isPaused,
      };
    },

    /**
     * @throws ProblemError when the home is not offered
     * @returns whether it was recorded
     */
    async addVisit(userId: string, propertyId: string): Promise<boolean> {
      const outcome = await repository.addVisit(userId, propertyId);
      if (outcome === 'not-offered') throw propertyNotFound();
      if (outcome === 'no-account') throw signedOut();
      return outcome === 'noted';
    },

    /**
     * @throws ProblemError 400 for what is no search
     * @returns whether it was recorded
     */
    async addSearch(userId: string, text: string): Promise<boolean> {
      const outcome = await searches.addSearch(userId, {
        id: randomUUIDv7(),
        query: canonicalSearch(text),
        at: now(),
      });
      if (outcome === 'no-account') throw signedOut();
      return outcome === 'noted';
    },

    async setPaused(userId: string, isPaused: boolean): Promise<void> {
      if (!(await searches.setPaused(userId, isPaused, now()))) throw signedOut();
    },

    removeSearch: searches.removeSearch,
    removeVisit: repository.removeVisit,
    clear: repository.clear,
  };
}

/** The first page of the search: equal searches are equal texts. */
function canonicalSearch(text: string): string {
  const { query, problems } = decodeSearchQuery(new URLSearchParams(text));
  if (problems.length > 0) throw refusal(parametersOf(problems));
  const canonical = encodeSearchQuery({ ...query, page: 1 }).toString();
  if (canonical === '' || canonical.length > PAST_SEARCH_QUERY_MAXIMUM)
    throw new ProblemError(400, 'invalid-request');
  return canonical;
}
