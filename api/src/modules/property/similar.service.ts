import type { LanguageTag, PropertySummary } from '@moien/contract';
import { presentEach, type WarningLog } from './present-each.ts';
import { presentSummary } from './property.presenter.ts';
import { propertyNotFound } from './property-not-found.ts';
import type { SimilarRepository } from './similar.repository.ts';

export type SimilarService = ReturnType<typeof createSimilarService>;

export function createSimilarService(repository: SimilarRepository, log: WarningLog) {
  return {
    /** @throws ProblemError 404 unless the home is published */
    async findSimilar(id: string, language: LanguageTag): Promise<PropertySummary[]> {
      const rows = await repository.findSimilar(id, language);
      if (!rows) throw propertyNotFound();
      return presentEach(rows, (row) => presentSummary(row, null), log);
    },
  };
}
