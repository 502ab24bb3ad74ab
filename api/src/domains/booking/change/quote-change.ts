import {
  addDays,
  type BookingChangeQuoteRequest,
  type NightAmount,
  nightAmounts,
  nightsBetween,
  type PaidNight,
  paidNights,
  type Quote,
  quoteStay,
  toDay,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import {
  createQuoteRepository,
  findNextFreeStay,
  findNightLimitExcess,
  nightLimitReached,
  pricedNights,
  type QuotedRow,
  quoteDigest,
  refuseDates,
  refuseGuests,
  refuseNightCount,
} from '../../catalog/index.ts';
import { bookingMovedOn, datesTaken } from '../lifecycle/booking-problems.ts';
import { type BookingRow, guestsOfRow } from '../lifecycle/booking-row.ts';
import { isTakenByOthers } from '../lifecycle/change.repository.ts';
import { firstNightLeft } from '../lifecycle/stay-times.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';

/** What a change would freeze. */
export type QuotedChange = {
  quote: Quote;
  digest: string;
  nightPrices: NightAmount[];
  nights: PaidNight[];
  /** New total less the old one, in minor units. */
  difference: number;
};

/**
 * What other dates or guests cost: nights that stay keep their price, new ones have that of today; fees,
 * discounts and options are those of the booking.
 * @throws ProblemError 400 for dates that are past, reversed or too long; 409 when they cannot be had
 */
export async function quoteChange(
  context: TransitionContext,
  booking: BookingRow,
  wanted: BookingChangeQuoteRequest,
): Promise<QuotedChange> {
  refuseUnchangeable(context, booking, wanted);
  const { arrivalDate, departureDate, ...guests } = wanted;
  const row = await createQuoteRepository(context.transaction).findQuoted(booking.property_id, {
    arrivalDate,
    departureDate,
    guests,
    today: toDay(context.at),
  });
  if (!row?.stay_terms || row.currency !== booking.quote.currency) throw new ProblemError(409, 'no-price');
  refuseGuests(row, wanted);
  if (hasOtherDates(booking, wanted)) {
    refuseNightCount(row, wanted);
    await refuseTakenDates(context, booking, wanted);
    const excess = await findNightLimitExcess(context.transaction, {
      propertyId: booking.property_id,
      bookingId: booking.id,
      arrivalDate,
      departureDate,
    });
    if (excess) throw nightLimitReached(excess);
  }
  const nightPrices = mixedPrices(booking, row, wanted);
  const quote = quoteStay({
    arrivalDate,
    departureDate,
    currency: booking.quote.currency,
    nightCountByPriceMap: countByPrice(nightPrices),
    cleaningFee: booking.quote.lineArray.find(({ kind }) => kind === 'cleaning-fee')?.amount ?? null,
    discountArray: booking.discount_array,
    touristTax: row.stay_terms.touristTax,
    guestFeePercent: booking.guest_fee_percent,
    chosenOptionArray: booking.option_array,
    guests,
    today: toDay(new Date(booking.created_at)),
  });
  if (!quote) throw new ProblemError(409, 'no-price');
  return {
    quote,
    digest: quoteDigest(quote, guests),
    nightPrices,
    nights: paidNights(quote, nightAmounts(quote, nightPrices)),
    difference: quote.total - booking.quote.total,
  };
}

/** Only a confirmed stay or one under way that waits for no payment; nights that have begun stay. */
function refuseUnchangeable(
  { at }: TransitionContext,
  booking: BookingRow,
  wanted: BookingChangeQuoteRequest,
): void {
  if (!isChangeable(booking)) throw bookingMovedOn();
  const { arrivalDate, departureDate, ...guests } = wanted;
  const hasOtherArrival = arrivalDate !== booking.arrival_date;
  // An arrival that stays may lie in the past.
  refuseDates(wanted, hasOtherArrival ? toDay(at) : booking.arrival_date);
  if (dropsBegunNights(booking, wanted, at)) throw bookingMovedOn();
  const own = guestsOfRow(booking);
  const hasOtherGuests = Object.entries(own).some(
    ([name, count]) => guests[name as keyof typeof own] !== count,
  );
  if (!hasOtherDates(booking, wanted) && !hasOtherGuests) throw new ProblemError(409, 'nothing-changed');
  if (guests.adultCount === 0) throw new ProblemError(409, 'adult-needed');
}

/** Whether other dates leave out a night of the booking that has begun. */
export function dropsBegunNights(
  booking: BookingRow,
  { arrivalDate, departureDate }: Pick<BookingChangeQuoteRequest, 'arrivalDate' | 'departureDate'>,
  at: Date,
): boolean {
  const firstLeft = firstNightLeft(booking, at);
  const hasBegun = firstLeft > booking.arrival_date;
  return hasBegun && (arrivalDate !== booking.arrival_date || departureDate < firstLeft);
}

/** Stays that were agreed elsewhere have no price here that could change. */
export function isChangeable(booking: BookingRow): boolean {
  const isRunning = booking.state === 'confirmed' || booking.state === 'in-stay';
  return isRunning && booking.deadline_kind === null && booking.quote_digest !== null;
}

function hasOtherDates(booking: BookingRow, wanted: BookingChangeQuoteRequest): boolean {
  return wanted.arrivalDate !== booking.arrival_date || wanted.departureDate !== booking.departure_date;
}

async function refuseTakenDates(
  { transaction }: TransitionContext,
  booking: BookingRow,
  { arrivalDate, departureDate }: BookingChangeQuoteRequest,
): Promise<void> {
  if (!(await isTakenByOthers(transaction, { booking, arrivalDate, departureDate }))) return;
  const nextFreeStay = await findNextFreeStay(transaction, {
    propertyId: booking.property_id,
    from: arrivalDate,
    nights: nightsBetween(arrivalDate, departureDate),
    hasNightRules: true,
  });
  throw datesTaken({ nextFreeStay });
}

/** The price of each night before the discount, in order. */
function mixedPrices(
  booking: BookingRow,
  row: QuotedRow,
  { arrivalDate, departureDate }: BookingChangeQuoteRequest,
): NightAmount[] {
  const amounts = new Map(
    [...pricedNights(row), ...booking.night_price_array].map(({ day, amount }) => [day, amount]),
  );
  return Array.from({ length: nightsBetween(arrivalDate, departureDate) }, (_, index) => {
    const day = addDays(arrivalDate, index);
    const amount = amounts.get(day);
    if (amount === undefined) throw new ProblemError(409, 'no-price');
    return { day, amount };
  });
}

function countByPrice(nights: readonly NightAmount[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { amount } of nights) counts[amount] = (counts[amount] ?? 0) + 1;
  return counts;
}
