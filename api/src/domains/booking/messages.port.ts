import type { BookingRole, MessageCard, NotificationKind } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A card in the conversation of guest and owner, and what its sender wrote with it. */
export type CardMessage = {
  /** Its id is also that of the message. */
  card: MessageCard;
  propertyId: string;
  guestId: string;
  ownerId: string;
  sender: BookingRole;
  text: string;
  at: Date;
};

/** What people learn of bookings in one transaction. */
export type BookingNews = {
  notifications: { userId: string; kind: NotificationKind; bookingId: string }[];
  /** Cards that show something else from now on, and who has them. */
  cards: { card: MessageCard; userIds: readonly string[] }[];
};

/** What booking needs of messaging. */
export interface Messages {
  /** In the caller's transaction. Repeated for the same card, it is the same message. */
  sendCard(transaction: Transaction<Tables>, message: CardMessage): Promise<void>;

  /** At the end of the caller's transaction: from then on nobody else can notify these people of anything. */
  notify(transaction: Transaction<Tables>, news: BookingNews, at: Date): Promise<void>;
}
