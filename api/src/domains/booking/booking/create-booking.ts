import {
  type BookingRequest,
  cancellationPolicyOf,
  DEPOSIT_NIGHTS_MAXIMUM,
  holdEndsAt,
  instantOf,
  nightsBetween,
  OPEN_HOLDS_MAXIMUM,
  paidNights,
  REQUEST_END_ON_ARRIVAL_DAY,
  toDay,
} from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import {
  createExchangeRateRepository,
  createQuoteRepository,
  createQuoteService,
  findNextFreeStay,
  lockNightLimit,
  type PreparedStay,
  pricedNights,
  propertyNotFound,
} from '../../catalog/index.ts';
import { accountBlocked, signedOut } from '../../identity/index.ts';
import type { NewBooking } from '../lifecycle/booking.repository.ts';
import { datesTaken, priceChanged } from '../lifecycle/booking-problems.ts';
import { isOver } from '../lifecycle/stay-times.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { findWanted, type HomeTerms, lockWanted, type Wanted, type WantedHome } from './booked-home.ts';
import { houseRulesText } from './house-rules-text.ts';
import { insertHeld } from './insert-held.ts';
import { isKnownForPastDates, refuseOtherStay } from './repeated-booking.ts';
import { readWords } from './written-words.ts';

/**
 * Holds nights for a guest who is about to pay, and freezes what they were shown. The same id again for
 * the same stay by the same guest changes nothing.
 * @returns whether it is new
 * @throws ProblemError 400, 403 `own-home` or `account-blocked`, 404, or 409 with what keeps the stay
 * from being booked
 */
export async function createBooking(
  context: TransitionContext,
  guestId: string,
  request: BookingRequest,
): Promise<boolean> {
  const { transaction, at } = context;
  const stay = { request, guestId, at };
  // Locks are taken in the order person, home, booking.
  const locked = await lockWanted(transaction, stay);
  if (!locked.has_account) throw signedOut();
  if (await isKnownForPastDates(context, guestId, request)) return false;
  const wanted = await findWanted(transaction, stay);
  if (wanted.known_guest_id === guestId) {
    await refuseOtherStay(context, request);
    return false;
  }
  if (locked.is_blocked) throw accountBlocked();
  if (wanted.known_guest_id !== null) throw new ProblemError(409, 'booking-id-taken');
  const asked = await bookableHome(context, stay, wanted);
  const home = locked.is_home_locked ? asked : await waitForHome(context, stay);
  await hold(context, stay, home.has_expired_hold ? await endExpiredHolds(context, stay) : home);
  return true;
}

type WantedStay = { request: BookingRequest; guestId: string; at: Date };

/** @throws ProblemError when this guest cannot book the home for these nights */
async function bookableHome(
  context: TransitionContext,
  { request, guestId, at }: WantedStay,
  home: Wanted,
): Promise<WantedHome> {
  if (home.owner_id === null) throw propertyNotFound();
  if (home.owner_id === guestId) throw new ProblemError(403, 'own-home');
  if (request.adultCount === 0) throw new ProblemError(409, 'adult-needed');
  if (home.open_holds >= OPEN_HOLDS_MAXIMUM)
    throw new ProblemError(409, 'too-many-holds', { values: { count: OPEN_HOLDS_MAXIMUM } });
  refuseLateRequest(home, request, at);
  if (home.is_taken) throw await takenDates(context, request);
  return home;
}

/** Of many who want the same nights, those for whom they are gone have not come so far. */
async function waitForHome(context: TransitionContext, stay: WantedStay): Promise<WantedHome> {
  await context.occupancy.lockProperties(context.transaction, [stay.request.propertyId]);
  await lockNightLimit(context.transaction, stay.request.propertyId);
  return bookableHome(context, stay, await findWanted(context.transaction, stay));
}

async function endExpiredHolds(context: TransitionContext, stay: WantedStay): Promise<WantedHome> {
  await context.occupancy.endExpiredHolds(context.transaction, stay.request.propertyId);
  return bookableHome(context, stay, await findWanted(context.transaction, stay));
}

/** Nobody else can change the home by now: what is frozen is what was asked for since. */
async function hold(
  context: TransitionContext,
  { guestId, request, at }: WantedStay,
  home: WantedHome,
): Promise<void> {
  const prepared = await prepareStay(context, request);
  if (prepared.answer.digest !== request.digest) throw priceChanged(prepared.answer);
  const outcome = await insertHeld(context, frozenRow(guestId, request, { home, prepared, at }));
  if (outcome === 'dates-taken') throw await takenDates(context, request);
  if (outcome === 'id-taken') throw new ProblemError(409, 'booking-id-taken');
}

/** A home whose owner answers requests needs time for the answer. */
function refuseLateRequest(home: HomeTerms, { arrivalDate }: BookingRequest, at: Date): void {
  const latest = instantOf(arrivalDate, REQUEST_END_ON_ARRIVAL_DAY, home.time_zone);
  if (!home.is_instant_bookable && isOver(latest, at)) throw new ProblemError(409, 'too-late-to-request');
}

/** With the prices and the calendar as they are under the lock of the home. */
async function prepareStay(
  { transaction, at }: TransitionContext,
  request: BookingRequest,
): Promise<PreparedStay> {
  const { propertyId, arrivalDate, departureDate, optionArray, currency } = request;
  const { adultCount, childrenCount, infantCount, petCount } = request;
  const rates = createExchangeRateRepository(transaction);
  const quotes = createQuoteService(
    createQuoteRepository(transaction),
    () => rates.listNewest(),
    () => toDay(at),
  );
  try {
    return await quotes.prepareStay(propertyId, {
      ...{ arrivalDate, departureDate, adultCount, childrenCount, infantCount, petCount, optionArray },
      ...(currency ? { currency } : {}),
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'stay-not-available') throw error;
    throw await takenDates({ transaction }, request);
  }
}

async function takenDates(
  { transaction }: Pick<TransitionContext, 'transaction'>,
  { propertyId, arrivalDate, departureDate }: BookingRequest,
): Promise<ProblemError> {
  const nights = nightsBetween(arrivalDate, departureDate);
  const wanted = { propertyId, from: arrivalDate, nights, hasNightRules: true };
  return datesTaken({ nextFreeStay: await findNextFreeStay(transaction, wanted) });
}

type Frozen = { home: HomeTerms; prepared: PreparedStay; at: Date };

function frozenRow(guestId: string, request: BookingRequest, { home, prepared, at }: Frozen): NewBooking {
  const { answer, row, options } = prepared;
  const { quote, nightArray, digest, conversionRate } = answer;
  return {
    id: request.id,
    property_id: request.propertyId,
    guest_id: guestId,
    state: 'held',
    is_instant: home.is_instant_bookable,
    arrival_date: request.arrivalDate,
    departure_date: request.departureDate,
    allows_same_day_turnover: home.allows_same_day_turnover,
    adult_count: request.adultCount,
    children_count: request.childrenCount,
    infant_count: request.infantCount,
    pet_count: request.petCount,
    quote,
    quote_digest: digest,
    conversion_rate: conversionRate,
    option_array: options,
    discount_array: [...(row.stay_terms?.discountArray ?? [])],
    night_price_array: pricedNights(row),
    night_array: paidNights(quote, nightArray),
    policy: cancellationPolicyOf(home.cancellation_policy, quote.nightCount),
    time_zone: home.time_zone,
    check_in_time: home.check_in_time,
    check_out_time: home.check_out_time,
    house_rules: houseRulesText(home, request.languageTag),
    // Longer stays have none: the provider could not keep it until somebody has claimed it.
    deposit: quote.nightCount <= DEPOSIT_NIGHTS_MAXIMUM ? home.deposit : null,
    guest_fee_percent: row.stay_terms?.guestFeePercent ?? 0,
    owner_fee_percent: home.owner_fee_percent,
    ...readWords(request),
    language: request.languageTag,
    deadline_kind: 'hold',
    deadline_at: holdEndsAt(at, false).toISOString(),
    // A hold has no other time than its end.
    clock_at: holdEndsAt(at, false).toISOString(),
    is_hold_prolonged: false,
    confirmed_at: null,
    cancelled_by: null,
    refund: null,
    created_at: at,
  };
}
