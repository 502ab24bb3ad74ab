import {
  type ChosenOption,
  type CurrencyCode,
  conversionRate,
  type Day,
  type ExchangeRate,
  isCurrencyCode,
  type NightAmount,
  nightAmounts,
  type PropertyQuote,
  type Quote,
  type QuoteRequest,
  quoteDigestText,
  type StayGuestCounts,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { sha256Base64Url } from '../../../lib/sha256.ts';
import { quoteOf, quoteOfMonths, type StayDates } from '../criteria/stay-columns.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { guestCountsOf } from '../search/search-rules.ts';
import { chosenOptions } from './chosen-options.ts';
import type { QuotedRow, QuoteRepository } from './quote.repository.ts';
import { refuseDates, refuseGuests, refuseMonths, refuseNights, refuseTerm } from './stay-rules.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

/** A quote with all that a booking of the stay freezes. */
export type PreparedStay = { answer: PropertyQuote; row: QuotedRow; options: ChosenOption[] };

/**
 * Asked of bookings when somebody has nights of the stay: ends holds of the home that have run out.
 * @returns the stays that the asking guest holds, whose nights are free for that guest
 */
export type SettleHolds = () => Promise<readonly StayDates[]>;

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
    quote: async (id: string, request: QuoteRequest, settleHolds?: SettleHolds): Promise<PropertyQuote> =>
      (await prepareStay(id, request, settleHolds)).answer,

    /** The same, with the same failures. */
    prepareStay,
  };

  async function prepareStay(
    id: string,
    request: QuoteRequest,
    settleHolds?: SettleHolds,
  ): Promise<PreparedStay> {
    refuseDates(request, today());
    const guests = guestCountsOf({ bookingParameters: request });
    const { arrivalDate, departureDate } = request;
    const stay = { arrivalDate, departureDate, guests, today: today() };
    const found = await repository.findQuoted(id, stay);
    const row =
      found?.is_busy && settleHolds ? await repository.findQuoted(id, stay, await settleHolds()) : found;
    // A stay that a search would not show has no price.
    if (!row || !isCurrencyCode(row.currency)) throw propertyNotFound();
    const isByTheMonth = request.term === 'month';
    refuseTerm(row, isByTheMonth);
    refuseGuests(row, request);
    if (isByTheMonth) refuseMonths(row, request);
    else refuseNights(row, request, stay.today);
    const options = chosenOptions(isByTheMonth ? [] : row.booking_options, request.optionArray);
    const quote = isByTheMonth ? quoteOfMonths(row, stay) : quoteOf(row, stay, options);
    if (!quote) throw new ProblemError(409, 'no-price');
    const answer = {
      quote,
      nightArray: isByTheMonth ? [] : nightAmounts(quote, pricedNights(row)),
      digest: quoteDigest(quote, guests),
      conversionRate: await rateOf(quote.currency, request.currency),
    };
    return { answer, row, options };
  }

  async function rateOf(from: CurrencyCode, to: CurrencyCode = from): Promise<number> {
    return from === to ? 1 : (conversionRate(await listRates(), from, to) ?? 1);
  }
}

/** The digest of the quote: another price or other guests give another one. */
export function quoteDigest(quote: Quote, guests: StayGuestCounts): string {
  return sha256Base64Url(quoteDigestText(quote, guests));
}

/** The prices of the nights before the discount, in order; a night without a price is left out. */
export function pricedNights({ night_prices: nights }: Pick<QuotedRow, 'night_prices'>): NightAmount[] {
  return nights.filter(isPriced);
}

function isPriced(night: QuotedRow['night_prices'][number]): night is NightAmount {
  return night.amount !== null;
}
