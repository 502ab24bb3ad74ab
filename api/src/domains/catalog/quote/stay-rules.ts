import {
  type Day,
  decodeSearchQuery,
  monthsBetween,
  nightsBetween,
  type QuoteRequest,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { parametersOf, refusal } from '../criteria/search-problem.ts';
import { nightLimitReached } from '../night-limit/night-limit.repository.ts';
import { dateProblems } from '../search/search.service.ts';
import { guestsOf } from '../search/search-rules.ts';
import type { QuotedRow } from './quote.repository.ts';

type Dates = Pick<QuoteRequest, 'arrivalDate' | 'departureDate'>;

/** The same rules with the same codes as a search has for its dates. */
export function refuseDates({ arrivalDate, departureDate }: Dates, today: Day): void {
  const { query, problems } = decodeSearchQuery(new URLSearchParams({ arrivalDate, departureDate }));
  const all = [...parametersOf(problems), ...dateProblems(query, today)];
  if (all.length > 0) throw refusal(all);
}

export function refuseTerm(row: QuotedRow, isByTheMonth: boolean): void {
  if (isByTheMonth && !row.is_available_for_long_term) throw new ProblemError(409, 'not-long-term');
  if (!isByTheMonth && row.lacks_registration_number)
    throw new ProblemError(409, 'registration-number-missing');
  if (!isByTheMonth && !row.is_available_for_short_term) throw new ProblemError(409, 'not-short-term');
}

/** Who comes along, as a search has it. */
export function refuseGuests(row: QuotedRow, request: QuoteRequest): void {
  if (guestsOf({ bookingParameters: request }) > row.guest_count)
    throw new ProblemError(409, 'too-many-guests', { values: { count: row.guest_count } });
  if (request.petCount && !row.allows_pets) throw new ProblemError(409, 'pets-not-allowed');
}

/** Product decision 25: what keeps a home out of a search, and what the law limits its owner to. */
export function refuseNights(row: QuotedRow, request: Dates, today: Day): void {
  if (nightsBetween(today, request.arrivalDate) < row.notice_days)
    throw new ProblemError(409, 'arrival-too-soon', { values: { count: row.notice_days } });
  if (row.is_busy) throw new ProblemError(409, 'stay-not-available');
  refuseNightCount(row, request);
  if (!row.allows_arrival) throw new ProblemError(409, 'arrival-not-allowed');
  if (!row.allows_departure) throw new ProblemError(409, 'departure-not-allowed');
  if (row.night_limit) throw nightLimitReached(row.night_limit);
}

/** Minimum and maximum nights: those of the arrival day, or else of the home. */
export function refuseNightCount(row: QuotedRow, request: Dates): void {
  const nights = nightsBetween(request.arrivalDate, request.departureDate);
  if (nights < row.minimum_nights)
    throw new ProblemError(409, 'stay-too-short', { values: { count: row.minimum_nights } });
  if (nights > row.maximum_nights)
    throw new ProblemError(409, 'stay-too-long', { values: { count: row.maximum_nights } });
}

/** Whole months count for the shortest lease. */
export function refuseMonths(row: QuotedRow, { arrivalDate, departureDate }: QuoteRequest): void {
  if (row.move_in_date && arrivalDate < row.move_in_date)
    throw new ProblemError(409, 'before-move-in', { values: { day: new Date(row.move_in_date) } });
  if (row.is_busy) throw new ProblemError(409, 'stay-not-available');
  const { minimum_months: minimum } = row;
  if (minimum !== null && monthsBetween(arrivalDate, departureDate).months < minimum)
    throw new ProblemError(409, 'lease-too-short', { values: { count: minimum } });
}
