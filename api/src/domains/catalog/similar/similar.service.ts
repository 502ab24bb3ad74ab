import { type Day, DEFAULT_LANGUAGE_TAG, type PropertySummary, type StayQuery } from '@moien/contract';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { quoteOf } from '../criteria/stay-columns.ts';
import { presentSummary } from '../property/property.presenter.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { wantedStay } from '../search/wanted-stay.ts';
import type { SimilarRepository } from './similar.repository.ts';

export type SimilarService = ReturnType<typeof createSimilarService>;

export function createSimilarService(repository: SimilarRepository, today: () => Day, log: WarningLog) {
  return {
    /** @throws ProblemError 400 for dates that no search takes, 404 unless the home is published */
    async findSimilar(id: string, query: StayQuery): Promise<PropertySummary[]> {
      const stay = wantedStay(query, today());
      const rows = await repository.findSimilar(id, query.language ?? DEFAULT_LANGUAGE_TAG, stay);
      if (!rows) throw propertyNotFound();
      return presentEach(rows, (row) => presentSummary(row, null, quoteOf(row, stay)), log);
    },
  };
}
