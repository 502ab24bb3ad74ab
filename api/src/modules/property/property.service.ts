import {
  AVAILABILITY_DAYS,
  addDays,
  type Day,
  type LanguageTag,
  PROPERTIES_PER_PAGE,
  type Property,
  type PropertyPage,
  type SearchQuery,
} from '@moien/contract';
import type { Static } from 'typebox';
import { ProblemError } from '../../problem-error.ts';
import { presentProperty, presentSummary } from './property.presenter.ts';
import type { PropertyRepository } from './property.repository.ts';
import type { SearchService } from './search.service.ts';

/** A page of search results and the search generation that it was read in. */
export type FoundProperties = { page: Static<typeof PropertyPage>; generation: number };

export type PropertyService = ReturnType<typeof createPropertyService>;

export function createPropertyService(
  repository: PropertyRepository,
  searchService: Pick<SearchService, 'search'>,
  today: () => Day,
) {
  return {
    /** A page beyond the last one is empty and still tells the count. */
    async findProperties(query: SearchQuery, language: LanguageTag): Promise<FoundProperties> {
      const found = await searchService.search(query, language);
      return {
        generation: found.generation,
        page: {
          propertyArray: found.properties.map((row) => presentSummary(row, row.distance_metres)),
          page: query.page ?? 1,
          pageCount: Math.ceil(found.count / PROPERTIES_PER_PAGE),
          count: found.count,
          isCountExact: found.isCountExact,
          bounds: found.bounds,
        },
      };
    },

    /** @throws ProblemError when there is no published property with this id */
    async readProperty(id: string, language: LanguageTag): Promise<Property> {
      const start = today();
      const row = await repository.findDetail(id, language, start, addDays(start, AVAILABILITY_DAYS));
      if (!row)
        throw new ProblemError(
          404,
          'property-not-found',
          'This home does not exist or is no longer offered.',
        );
      return presentProperty(row);
    },
  };
}
