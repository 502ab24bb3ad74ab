import { type Booking, type BookingRequest, SIGNED_OUT_CODE } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { keyOfBooking } from './booked-stay.ts';
import {
  adoptBooking,
  type CheckoutIds,
  checkoutIds,
  forgetBooking,
  type WantedStay,
} from './checkout-ids.ts';
import { type CheckoutProblem, isRefusedWith, problemOf } from './checkout-problem.ts';
import { findOpenBooking, isPaid, isPayable } from './find-open-booking.ts';

export type HeldNights =
  | { kind: 'held'; booking: Booking; ids: CheckoutIds }
  /** Paid meanwhile: in another tab, or by a press whose answer was lost. */
  | { kind: 'paid'; bookingId: string }
  | { kind: 'price-changed' }
  | { kind: 'failed'; problem: CheckoutProblem | undefined };

type Request = Omit<BookingRequest, 'id'>;

/** Holds a stay for the caller, or finds that it is held already. A repetition holds nothing twice. */
export async function holdNights(root: RootStore, wanted: WantedStay, request: Request): Promise<HeldNights> {
  const { propertyId, stay } = wanted;
  const ids = checkoutIds(wanted);
  const outcome = await root.api.call('createBooking', { body: { ...request, id: ids.bookingId } });
  if (outcome.kind === 'ok') {
    const booking = outcome.value;
    if (isPayable(booking)) return { kind: 'held', booking, ids };
    if (isPaid(booking)) return { kind: 'paid', bookingId: booking.id };
    return holdAnew(root, wanted, request, ids);
  }
  const isPriceChanged = isRefusedWith(outcome, 'price-changed');
  if (isPriceChanged || isRefusedWith(outcome, 'dates-taken')) {
    // By a hold of the same guest, it may be: one of another browser or of an earlier visit, at its own
    // price.
    const own = await findOpenBooking(root, propertyId);
    if (own && keyOfBooking(own) === stay)
      return { kind: 'held', booking: own, ids: adoptBooking(wanted, own.id) };
  }
  if (isPriceChanged) return { kind: 'price-changed' };
  if (outcome.kind === 'refused' && outcome.problem.code === 'dates-taken')
    return { kind: 'failed', problem: { kind: 'dates-taken', next: outcome.problem.nextFreeStay ?? null } };
  return { kind: 'failed', problem: problemOf(outcome, SIGNED_OUT_CODE) };
}

/** A booking of these ids has ended, such as a hold of yesterday: the same stay is booked under others. */
async function holdAnew(
  root: RootStore,
  wanted: WantedStay,
  request: Request,
  { bookingId }: CheckoutIds,
): Promise<HeldNights> {
  forgetBooking(bookingId);
  const ids = checkoutIds(wanted);
  const body = { ...request, id: ids.bookingId };
  const outcome = await root.api.call('createBooking', { body });
  if (outcome.kind === 'ok' && isPayable(outcome.value)) return { kind: 'held', booking: outcome.value, ids };
  if (isRefusedWith(outcome, 'price-changed')) return { kind: 'price-changed' };
  const problem: CheckoutProblem | undefined =
    outcome.kind === 'ok' ? { kind: 'hold-expired' } : problemOf(outcome, SIGNED_OUT_CODE);
  return { kind: 'failed', problem };
}
