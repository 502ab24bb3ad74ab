import { NOTIFICATION_KINDS, type NotificationKind } from '@moien/contract';
import { sql } from 'kysely';
import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import type { TransitionContext } from './transition-context.ts';

/** Who has just asked for a booking sees it before them. */
const SAID_BY_PAGE: readonly BookingMailName[] = ['booking-requested-guest'];

/** Each mail about a booking says something that its receiver is also told in the site. */
export async function notifyOfBooking(
  { transaction, messages, at }: Pick<TransitionContext, 'transaction' | 'messages' | 'at'>,
  bookingId: string,
  mails: readonly BookingMailName[],
): Promise<void> {
  const { rows } = await sql<{ guestId: string; ownerId: string }>`
    select guest_id as "guestId", owner_id as "ownerId"
    from rental_booking join property on property.id = rental_booking.property_id
    where rental_booking.id = ${bookingId}
  `.execute(transaction);
  const [people] = rows;
  if (!people) return;
  const notifications = mails.flatMap((mail) => {
    const [, kind = '', side = ''] = /^(.*)-(guest|owner)$/.exec(mail) ?? [];
    if (SAID_BY_PAGE.includes(mail) || !isKind(kind)) return [];
    return [{ userId: side === 'guest' ? people.guestId : people.ownerId, kind }];
  });
  if (notifications.length > 0)
    await messages.notify(transaction, { bookingId, ...people }, notifications, at);
}

const isKind = (name: string): name is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, name);
