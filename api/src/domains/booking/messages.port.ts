import type { NotificationKind } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What booking needs of messaging. */
export interface Messages {
  /**
   * The booking's card in the conversation of guest and owner, with what the guest wrote at the checkout, in
   * the caller's transaction. Repeated for the same booking, it is the same message.
   */
  sendOfBooking(
    transaction: Transaction<Tables>,
    message: {
      bookingId: string;
      propertyId: string;
      guestId: string;
      ownerId: string;
      text: string;
      at: Date;
    },
  ): Promise<void>;

  /** Tells one or both people of a booking, in the caller's transaction, which may have more to tell them. */
  notify(
    transaction: Transaction<Tables>,
    booking: { bookingId: string; guestId: string; ownerId: string },
    notifications: readonly { userId: string; kind: NotificationKind }[],
    at: Date,
  ): Promise<void>;
}
