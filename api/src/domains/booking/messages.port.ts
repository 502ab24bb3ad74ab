import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What booking needs of conversations. */
export interface Messages {
  /**
   * What the guest wrote at the checkout becomes a message to the owner, in the caller's transaction; nothing
   * when it is empty. Repeated for the same booking, it is the same message.
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
}
