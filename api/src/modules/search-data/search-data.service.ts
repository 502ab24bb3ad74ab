import type { LanguageTag, SearchDataExport } from '@moien/contract';
import type { SearchDataRepository } from './search-data.repository.ts';

export type SearchDataService = ReturnType<typeof createSearchDataService>;

export function createSearchDataService(repository: SearchDataRepository, now: () => Date) {
  return {
    /** What somebody takes along of what they have liked, looked at and reported (GDPR art. 15 and 20). */
    async exportSearchData(userId: string, language: LanguageTag): Promise<SearchDataExport> {
      const { favorites, visits, reports } = await repository.findSearchData(userId, language);
      return {
        exportTimestamp: now().toISOString(),
        favoriteArray: favorites.map((row) => ({
          propertyId: row.property_id,
          title: row.title,
          creationTimestamp: row.created_at,
        })),
        propertyVisitArray: visits.map((row) => ({
          propertyId: row.property_id,
          title: row.title,
          visitTimestamp: row.visited_at,
        })),
        propertyReportArray: reports.map(
          ({ property_id: propertyId, created_at: creationTimestamp, ...report }) => ({
            propertyId,
            ...report,
            creationTimestamp,
          }),
        ),
      };
    },
  };
}
