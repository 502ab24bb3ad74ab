import type { Booking, BookingState } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';

type Asking = Pick<RootStore, 'api' | 'languageTag'>;

/**
 * The caller's booking of a home that waits for its payment: the one named, or the first that there is.
 * @returns undefined also when no answer came
 */
export async function findOpenBooking(
  root: Asking,
  propertyId: string,
  bookingId?: string,
  signal?: AbortSignal,
): Promise<Booking | undefined> {
  const id = bookingId ?? (await findId(root, propertyId, signal));
  if (id === undefined) return undefined;
  const query = new URLSearchParams({ language: root.languageTag });
  const outcome = await root.api.call('getBooking', { path: { id }, query, ...(signal && { signal }) });
  if (outcome.kind !== 'ok') return undefined;
  const { home, role } = outcome.value;
  const isWanted = home.propertyId === propertyId && role === 'guest' && isPayable(outcome.value);
  return isWanted ? outcome.value : undefined;
}

/** Whether the caller can pay it now, as the service says. */
export function isPayable({ actionArray }: Pick<Booking, 'actionArray'>): boolean {
  return actionArray.includes('pay');
}

const PAID_STATES: ReadonlySet<BookingState> = new Set(['requested', 'confirmed', 'in-stay', 'disputed']);

/** Whether nothing is to be paid for it any more, because somebody has. */
export function isPaid(booking: Pick<Booking, 'actionArray' | 'state'>): boolean {
  return PAID_STATES.has(booking.state) && !isPayable(booking);
}

async function findId(
  { api }: Asking,
  propertyId: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const query = new URLSearchParams({ role: 'guest', group: 'open', propertyId });
  const outcome = await api.call('findBookings', { query, ...(signal && { signal }) });
  if (outcome.kind !== 'ok') return undefined;
  return outcome.value.bookingArray.find(isPayable)?.id;
}
