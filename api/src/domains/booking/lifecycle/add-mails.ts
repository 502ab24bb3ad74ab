import { isNotificationKind } from '@moien/contract';
import { addBookingDeliveries } from '../../../jobs/add-delivery.ts';
import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import type { BookingRow } from './booking-row.ts';
import type { TransitionContext } from './transition-context.ts';

/** Who has just asked for a booking sees it before them. */
const SAID_BY_PAGE: readonly BookingMailName[] = ['booking-requested-guest'];

/**
 * Mails, which are sent once the transaction is committed, and notifications in the site that say the same.
 * @param changeId of the change that they are about
 */
export async function addMails(
  { transaction, news, at }: Pick<TransitionContext, 'transaction' | 'news' | 'at'>,
  { id: bookingId, guest_id: guestId, owner_id: ownerId }: Pick<BookingRow, 'id' | 'guest_id' | 'owner_id'>,
  mails: readonly BookingMailName[],
  changeId?: string,
): Promise<void> {
  await addBookingDeliveries(transaction, { bookingId, changeId, at }, mails);
  for (const mail of mails) {
    const [, kind = '', side = ''] = /^(.*)-(guest|owner)$/.exec(mail) ?? [];
    if (SAID_BY_PAGE.includes(mail) || !isNotificationKind(kind)) continue;
    news.notifications.push({ userId: side === 'guest' ? guestId : ownerId, kind, bookingId });
  }
}
