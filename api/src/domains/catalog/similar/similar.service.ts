import {
  type Day,
  DEFAULT_LANGUAGE_TAG,
  decodeSearchQuery,
  type PropertySummary,
  type SimilarQuery,
} from '@moien/contract';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { parametersOf, refusal } from '../criteria/search-problem.ts';
import { quoteOf, stayOf } from '../criteria/stay-columns.ts';
import { presentSummary } from '../property/property.presenter.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { dateProblems } from '../search/search.service.ts';
import { guestCountsOf, guestsOf } from '../search/search-rules.ts';
import type { SimilarRepository, WantedStay } from './similar.repository.ts';

export type SimilarService = ReturnType<typeof createSimilarService>;

export function createSimilarService(repository: SimilarRepository, today: () => Day, log: WarningLog) {
  return {
    /** @throws ProblemError 400 for dates that no search takes, 404 unless the home is published */
    async findSimilar(id: string, query: SimilarQuery): Promise<PropertySummary[]> {
      const stay = wantedStay(query, today());
      const rows = await repository.findSimilar(id, query.language ?? DEFAULT_LANGUAGE_TAG, stay);
      if (!rows) throw propertyNotFound();
      return presentEach(rows, (row) => presentSummary(row, null, quoteOf(row, stay)), log);
    },
  };
}

/** Undefined without both days. */
function wantedStay(
  { arrivalDate, departureDate, ...counts }: SimilarQuery,
  today: Day,
): WantedStay | undefined {
  const guests = guestCountsOf({ bookingParameters: counts });
  const stay = stayOf({ arrivalDate, departureDate, guests, today });
  if (!stay) return undefined;
  const dates = { arrivalDate: stay.arrivalDate, departureDate: stay.departureDate };
  const { query, problems } = decodeSearchQuery(new URLSearchParams(dates));
  const all = [...parametersOf(problems), ...dateProblems(query, today)];
  if (all.length > 0) throw refusal(all);
  const hasPets = (counts.petCount ?? 0) > 0;
  return { ...stay, guestCount: guestsOf({ bookingParameters: counts }), hasPets };
}
