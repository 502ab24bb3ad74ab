import type { LanguageTag, PropertyVisit } from '@moien/contract';
import type { WarningLog } from '../../../lib/present-each.ts';
import { signedOut } from '../../identity/index.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { presentPropertyVisit } from './history.presenter.ts';
import type { HistoryRepository } from './history.repository.ts';

export type HistoryService = ReturnType<typeof createHistoryService>;

export function createHistoryService(repository: HistoryRepository, log: WarningLog) {
  return {
    async listVisits(userId: string, language: LanguageTag): Promise<PropertyVisit[]> {
      return (await repository.findVisits(userId, language)).map((row) => presentPropertyVisit(row, log));
    },

    /** @throws ProblemError when the home is not offered */
    async addVisit(userId: string, propertyId: string): Promise<void> {
      const outcome = await repository.addVisit(userId, propertyId);
      if (outcome === 'not-offered') throw propertyNotFound();
      if (outcome === 'no-account') throw signedOut();
    },

    removeVisit: repository.removeVisit,
    clear: repository.clear,
  };
}
