import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { BookingMailData, createBookingMails } from '../../booking/index.ts';
import type { DeliveryRow } from './delivery.repository.ts';
import type { DeliveryTexts } from './delivery-mail.ts';

type BookingMails = Pick<ReturnType<typeof createBookingMails>, 'compose' | 'describe'>;

/** Mails about bookings say what booking says; the guest is written to in the language of the booking. */
export function createBookingDeliveries(database: Database, mails: BookingMails): DeliveryTexts {
  return {
    compose: ({ data }, _recipient, endUrl) => mails.compose(data as BookingMailData, endUrl),
    async describe(delivery, language) {
      if (await isRead(database, delivery)) return undefined;
      const line = await mails.describe(delivery.data as BookingMailData, language);
      const { bookingId } = delivery.data;
      return line && { ...line, path: `/rental-booking/${bookingId}`, tag: `booking ${bookingId}` };
    },
  };
}

/** The notification that says the same was written in the same transaction. */
async function isRead(
  database: Database,
  {
    user_id: userId,
    kind,
    data,
    created_at: at,
  }: Pick<DeliveryRow, 'user_id' | 'kind' | 'data' | 'created_at'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from notification
    where user_id = ${userId} and kind = ${kind} and data ->> 'bookingId' = ${data.bookingId}
      and created_at = ${at}::timestamptz and (is_read or dismissed_at is not null)
  `.execute(database);
  return rows.length > 0;
}
