import { hasChoice } from '../criteria/search-conditions.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';

/**
 * Areas where the last search with a choice found too many homes to count facets. The next search there is
 * run without facets first, which is cheaper if it finds too many again. The answers are the same either way.
 */
export function createTooWideAreas() {
  const areas = new Set<string>();
  return {
    has(criteria: SearchCriteria): boolean {
      const area = areaOf(criteria);
      return area !== null && areas.has(area);
    },

    remember(criteria: SearchCriteria, isTooWide: boolean): void {
      const area = areaOf(criteria);
      if (area !== null) areas[isTooWide ? 'add' : 'delete'](area);
    },
  };
}

/**
 * The country, or an empty text for all, when little but a choice leaves out homes. Null for others: their
 * homes may be so few that they have facets, and would be read twice.
 */
function areaOf(criteria: SearchCriteria): string | null {
  const { cityId, radiusMetres, bounds, propertyIds, isLongTerm, flagSlots, numbers } = criteria;
  const hasPlace = [cityId, radiusMetres, bounds, propertyIds].some((place) => place !== undefined);
  const isNarrow = hasPlace || isLongTerm || flagSlots.length + numbers.length > 0;
  return isNarrow || !hasChoice(criteria) ? null : (criteria.countryCode ?? '');
}
