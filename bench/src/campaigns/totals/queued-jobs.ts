import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '@moien/api/database/database';
import {
  type BookingMailData,
  createBookingMails,
  createBookingModule,
} from '@moien/api/domains/booking/index';
import { createBookingMessages } from '@moien/api/domains/messaging/index';
import {
  createPaymentModule,
  createPaymentOrders,
  type ProviderSettings,
} from '@moien/api/domains/payments/index';
import { sql } from 'kysely';

const now = () => new Date();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Jobs that bookings have left in the queue, run when the campaign wants to see what they do. */
export function createQueuedJobs(database: Database, provider: ProviderSettings) {
  const bookings = createBookingModule(
    database,
    { payments: createPaymentOrders(now), messages: createBookingMessages() },
    now,
  ).payments;
  const { jobs } = createPaymentModule({ database, provider, bookings, now, log });

  return {
    /** Takes what the owner's acceptance has ordered. */
    async settlePayments(bookingId: string): Promise<void> {
      const { rows } = await sql<{ id: string }>`
        select id from payment_attempt where booking_id = ${bookingId} and settled_at is null
      `.execute(database);
      for (const { id: attemptId } of rows)
        await jobs['settle-payment-attempt']({ attemptId }, { job: { id: randomUUIDv7() } });
    },

    /** The text of the mail that confirms a booking to its guest. */
    async confirmationOf(bookingId: string): Promise<string> {
      const { rows } = await sql<{ data: BookingMailData }>`
        select data from notification_delivery
        where data->>'bookingId' = ${bookingId} and data->>'mail' = 'booking-confirmed-guest'
      `.execute(database);
      const texts: string[] = [];
      const { compose } = createBookingMails({
        database,
        contactAddress: 'people@moien.example',
        publicOrigin: 'https://moien.example',
      });
      for (const { data } of rows) texts.push((await compose(data))?.text ?? '');
      return texts.join('\n');
    },

    /** Nights and jobs of bookings that have been looked at, so that the next stays find free homes. */
    async forget(bookingIds: readonly string[]): Promise<void> {
      await sql`delete from occupancy where source_id = any (${bookingIds}::uuid[])`.execute(database);
      await sql`
        delete from graphile_worker._private_jobs
        where payload->>'bookingId' = any (${bookingIds}::text[]) or payload->>'attemptId' in (
          select id::text from payment_attempt where booking_id = any (${bookingIds}::uuid[])
        )
      `.execute(database);
    },
  };
}
