import {
  type CurrencyCode,
  conversionRate,
  type Day,
  decodeSearchQuery,
  type ExchangeRate,
  isCurrencyCode,
  monthsBetween,
  nightsBetween,
  type PropertyQuote,
  type QuoteRequest,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { parametersOf, refusal } from '../criteria/search-problem.ts';
import { quoteOf, quoteOfMonths } from '../criteria/stay-columns.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { dateProblems } from '../search/search.service.ts';
import { guestsOf } from '../search/search-rules.ts';
import type { QuotedRow, QuoteRepository } from './quote.repository.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

export function createQuoteService(
  repository: QuoteRepository,
  listRates: () => Promise<ExchangeRate[]>,
  today: () => Day,
) {
  return {
    /**
     * @throws ProblemError 400 for dates that no search takes, 404 without the home, 409 when the stay cannot
     * be booked
     */
    async quote(id: string, request: QuoteRequest): Promise<PropertyQuote> {
      refuseDates(request, today());
      const row = await repository.findQuoted(id, request);
      // What no search shows has no price.
      if (!row || !isCurrencyCode(row.currency)) throw propertyNotFound();
      const isByTheMonth = request.term === 'month';
      refuseTerm(row, isByTheMonth);
      refuseGuests(row, request);
      if (isByTheMonth) refuseMonths(row, request);
      else refuseNights(row, request);
      const quote = isByTheMonth ? quoteOfMonths(row, request) : quoteOf(row, request);
      if (!quote) throw new ProblemError(409, 'no-price');
      return { quote, conversionRate: await rateOf(quote.currency, request.currency) };
    },
  };

  async function rateOf(from: CurrencyCode, to: CurrencyCode = from): Promise<number> {
    return from === to ? 1 : (conversionRate(await listRates(), from, to) ?? 1);
  }
}

/** The same rules with the same codes as a search has for its dates. */
function refuseDates({ arrivalDate, departureDate }: QuoteRequest, today: Day): void {
  const { query, problems } = decodeSearchQuery(new URLSearchParams({ arrivalDate, departureDate }));
  const all = [...parametersOf(problems), ...dateProblems(query, today)];
  if (all.length > 0) throw refusal(all);
}

function refuseTerm(row: QuotedRow, isByTheMonth: boolean): void {
  if (isByTheMonth && !row.is_available_for_long_term) throw new ProblemError(409, 'not-long-term');
  if (!isByTheMonth && !row.is_available_for_short_term) throw new ProblemError(409, 'not-short-term');
}

/** Who comes along, as a search has it. */
function refuseGuests(row: QuotedRow, request: QuoteRequest): void {
  if (guestsOf({ bookingParameters: request }) > row.guest_count)
    throw new ProblemError(409, 'too-many-guests', { values: { count: row.guest_count } });
  if (request.petCount && !row.allows_pets) throw new ProblemError(409, 'pets-not-allowed');
}

/** Product decision 25: with the guests exactly what keeps a home out of a search. */
function refuseNights(row: QuotedRow, request: QuoteRequest): void {
  if (row.is_busy) throw new ProblemError(409, 'stay-not-available');
  const nights = nightsBetween(request.arrivalDate, request.departureDate);
  if (nights < row.minimum_nights)
    throw new ProblemError(409, 'stay-too-short', { values: { count: row.minimum_nights } });
  if (nights > row.maximum_nights)
    throw new ProblemError(409, 'stay-too-long', { values: { count: row.maximum_nights } });
}

/** Whole months count for the shortest lease. */
function refuseMonths(row: QuotedRow, { arrivalDate, departureDate }: QuoteRequest): void {
  if (row.move_in_date && arrivalDate < row.move_in_date)
    throw new ProblemError(409, 'before-move-in', { values: { day: new Date(row.move_in_date) } });
  if (row.is_busy) throw new ProblemError(409, 'stay-not-available');
  const { minimum_months: minimum } = row;
  if (minimum !== null && monthsBetween(arrivalDate, departureDate).months < minimum)
    throw new ProblemError(409, 'lease-too-short', { values: { count: minimum } });
}
