import { makeUuidV7 } from '@moien/contract';
import { createStoredList } from './stored-list.ts';

/** By which the service knows a booking and an attempt to pay it again: the same ids are the same ones. */
export type CheckoutIds = { bookingId: string; attemptId: string };

/** Who wants to book which stay where; `stay` is its key. */
export type WantedStay = { propertyId: string; stay: string; userId: string };
type Kept = CheckoutIds &
  WantedStay & {
    /** The attempt that has been sent, whether or not its answer came. */
    sentAttemptId?: string;
  };

const KEY = 'checkout-ids';

/** Shared by all tabs of the browser, so that two tabs never charge twice. */
const list = createStoredList<Kept>({
  key: KEY,
  storage: () => localStorage,
  maximum: 5,
  isItem: isKept,
});

/**
 * The ids for booking this stay: in all tabs of a browser, and after a reload, the same ones. Another stay
 * has other ones. Only in the browser.
 */
export function checkoutIds({ propertyId, stay, userId }: WantedStay): CheckoutIds {
  const found = list
    .read()
    .find((kept) => kept.propertyId === propertyId && kept.stay === stay && kept.userId === userId);
  return found ?? keep({ propertyId, stay, userId, bookingId: makeUuidV7(), attemptId: makeUuidV7() });
}

/** For a booking that the service knew under an id of its own making or of another browser's. */
export function adoptBooking(wanted: WantedStay, bookingId: string): CheckoutIds {
  const ids = checkoutIds(wanted);
  return ids.bookingId === bookingId ? ids : keep({ ...wanted, bookingId, attemptId: makeUuidV7() });
}

/** The next attempt is another one: this one has failed. Of two tabs that say so the first counts. */
export function renewAttempt({ bookingId, attemptId }: CheckoutIds): CheckoutIds {
  const kept = list.read().find((one) => one.bookingId === bookingId);
  if (!kept) return { bookingId, attemptId };
  return kept.attemptId === attemptId ? keep({ ...kept, attemptId: makeUuidV7() }) : kept;
}

/** @returns whether the attempt is sent for the first time, by this browser */
export function markSent({ bookingId, attemptId }: CheckoutIds): boolean {
  const kept = list.read().find((one) => one.bookingId === bookingId);
  if (kept?.attemptId !== attemptId || kept.sentAttemptId === attemptId) return !kept;
  keep({ ...kept, sentAttemptId: attemptId });
  return true;
}

/** The booking has ended, or is paid: the next one is another one. */
export function forgetBooking(bookingId: string): void {
  list.write(list.read().filter((kept) => kept.bookingId !== bookingId));
}

function keep(kept: Kept): CheckoutIds {
  const others = list.read().filter(({ propertyId }) => propertyId !== kept.propertyId);
  list.write([kept, ...others]);
  return kept;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { propertyId, stay, userId, bookingId, attemptId } = value as Record<string, unknown>;
  return [propertyId, stay, userId, bookingId, attemptId].every((text) => typeof text === 'string');
}
