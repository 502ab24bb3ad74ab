import {
  type CurrencyCode,
  conversionRate,
  type Day,
  decodeSearchQuery,
  type ExchangeRate,
  isCurrencyCode,
  nightsBetween,
  type PropertyQuote,
  type QuoteRequest,
} from '@moien/contract';
import { ProblemError } from '../../problem-error.ts';
import { propertyNotFound } from './property-not-found.ts';
import type { QuotedRow, QuoteRepository } from './quote.repository.ts';
import { dateProblems, refusal } from './search.service.ts';
import { guestsOf } from './search-rules.ts';
import { quoteOf } from './stay-columns.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

export function createQuoteService(
  repository: QuoteRepository,
  listRates: () => Promise<ExchangeRate[]>,
  today: () => Day,
) {
  return {
    /** @throws ProblemError 400 for dates that no search takes, 404 without the home, 409 when the stay cannot be booked */
    async quote(id: string, request: QuoteRequest): Promise<PropertyQuote> {
      refuseDates(request, today());
      const row = await repository.findQuoted(id, request);
      // What no search shows has no price.
      if (!row || !isCurrencyCode(row.currency)) throw propertyNotFound();
      refuseStay(row, request);
      const quote = quoteOf(row, request);
      if (!quote) throw refused('no-price', 'This home has no price for these nights.');
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
  const all = [...problems, ...dateProblems(query, today)];
  if (all.length > 0) throw refusal(all);
}

/** Product decision 25, and who comes along: exactly what keeps a home out of a search. */
function refuseStay(row: QuotedRow, request: QuoteRequest): void {
  if (!row.is_available_for_short_term) throw refused('not-short-term', 'This home is not let by the night.');
  if (guestsOf({ bookingParameters: request }) > row.guest_count)
    throw refused('too-many-guests', `This home has room for ${row.guest_count}.`);
  if (request.petCount && !row.allows_pets)
    throw refused('pets-not-allowed', 'Pets cannot come along to this home.');
  if (row.is_busy) throw refused('stay-not-available', 'Some of these nights are taken.');
  const nights = nightsBetween(request.arrivalDate, request.departureDate);
  if (nights < row.minimum_nights)
    throw refused('stay-too-short', `A stay from this day lasts ${nightsText(row.minimum_nights)} at least.`);
  if (nights > row.maximum_nights)
    throw refused('stay-too-long', `A stay from this day lasts ${nightsText(row.maximum_nights)} at most.`);
}

function nightsText(count: number): string {
  return count === 1 ? 'one night' : `${count} nights`;
}

function refused(code: string, message: string): ProblemError {
  return new ProblemError(409, code, message);
}
