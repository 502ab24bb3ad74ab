import type { OccupancyService, OpenTransaction } from '../../catalog/index.ts';
import type { BookingNews, Messages } from '../messages.port.ts';
import type { Payments } from '../payments.port.ts';

/** What transitions use of others. */
export type BookingParts = {
  occupancy: Pick<
    OccupancyService,
    | 'lockProperties'
    | 'endExpiredHolds'
    | 'takeNights'
    | 'prolongHold'
    | 'confirmHold'
    | 'moveNights'
    | 'releaseNights'
    | 'blockNights'
  >;
  payments: Payments;
  messages: Messages;
};

/** One transaction in which things happen to bookings, all at the same instant. */
export type TransitionContext = BookingParts & {
  transaction: OpenTransaction;
  at: Date;
  /** Collected while things happen. */
  news: BookingNews;
};

/**
 * Does something with bookings and then writes the events of their people. That locks the people until the
 * transaction ends, so that it comes last (decision 0072).
 */
export async function withNews<Result>(
  parts: BookingParts & Pick<TransitionContext, 'transaction' | 'at'>,
  work: (context: TransitionContext) => Promise<Result>,
): Promise<Result> {
  const { transaction, at, messages } = parts;
  const news: BookingNews = { notifications: [], cards: [] };
  const result = await work({ ...parts, news });
  if (news.notifications.length + news.cards.length > 0) await messages.notify(transaction, news, at);
  return result;
}
