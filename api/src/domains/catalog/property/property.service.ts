import {
  AVAILABILITY_DAYS,
  addDays,
  type ComparedProperties,
  type Day,
  type LanguageTag,
  PROPERTIES_PER_PAGE,
  type Property,
  type PropertyPage,
} from '@moien/contract';
import type { Static } from 'typebox';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { quoteOf } from '../criteria/stay-columns.ts';
import type { SearchQuestion, SearchService } from '../search/search.service.ts';
import { presentProperty, presentSummary } from './property.presenter.ts';
import type { PropertyRepository } from './property.repository.ts';
import { propertyNotFound } from './property-not-found.ts';

/** A page of search results and the search generation that it was read in. */
export type FoundProperties = { page: Static<typeof PropertyPage>; generation: number };

export type PropertyService = ReturnType<typeof createPropertyService>;

export function createPropertyService(
  repository: PropertyRepository,
  searchService: Pick<SearchService, 'search'>,
  today: () => Day,
  log: WarningLog,
) {
  return {
    /** A page beyond the last one is empty and still tells the count. */
    async findProperties(question: SearchQuestion): Promise<FoundProperties> {
      const found = await searchService.search(question);
      return {
        generation: found.generation,
        page: {
          propertyArray: presentEach(
            found.properties,
            (row) => presentSummary(row, row.distance_metres, quoteOf(row, found.stay)),
            log,
          ),
          page: question.query.page ?? 1,
          pageCount: Math.ceil(found.count / PROPERTIES_PER_PAGE),
          count: found.count,
          isCountExact: found.isCountExact,
          bounds: found.bounds,
          facets: found.facets,
          ...(found.looserCounts && { looserArray: found.looserCounts }),
        },
      };
    },

    /** @throws ProblemError when there is no published property with this id */
    async readProperty(id: string, language: LanguageTag): Promise<Property> {
      const start = today();
      const row = await repository.findDetail(id, language, start, addDays(start, AVAILABILITY_DAYS));
      const [property] = presentEach(row ? [row] : [], presentProperty, log);
      if (!property) throw propertyNotFound();
      return property;
    },

    /** In the order of the ids, without those that are not published. */
    async compareProperties(ids: readonly string[], language: LanguageTag): Promise<ComparedProperties> {
      const start = today();
      const rows = await repository.findDetails(ids, language, start, addDays(start, AVAILABILITY_DAYS));
      const found = new Map(presentEach(rows, presentProperty, log).map((one) => [one.id, one]));
      const distinct = [...new Set(ids.map((id) => id.toLowerCase()))];
      return { propertyArray: distinct.flatMap((id) => found.get(id) ?? []) };
    },
  };
}
