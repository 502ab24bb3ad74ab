import type { OpenDatabase } from '@moien/api/database/database';
import { createBookingModule } from '@moien/api/domains/booking/index';
import { createQuoteRepository, createQuoteService } from '@moien/api/domains/catalog/index';
import { createBookingMessages } from '@moien/api/domains/messaging/index';
import { createPaymentModule, createPaymentOrders, SANDBOX_CLIENT } from '@moien/api/domains/payments/index';
import { toDay } from '@moien/contract';
import type pg from 'pg';
import { enterCard, PAYING_BROWSER } from './enter-card.ts';

/** The same database twice: the API's modules take kysely, and `client` runs plain SQL. */
type Connections = { database: OpenDatabase; client: pg.Client };

export type BookingModules = ReturnType<typeof openBookingModules>;

/**
 * The site's own bookings and payments with a clock that is set: what the demo says has happened has happened
 * by the same rules, and the money of it is at the provider.
 */
export function openBookingModules({ database, client }: Connections, sandboxOrigin: string) {
  let time = new Date();
  const now = () => time;
  const fail = (entry: unknown) => {
    throw new Error(`A payment of the demo failed: ${JSON.stringify(entry)}`);
  };
  const bookings = createBookingModule(
    database,
    { payments: createPaymentOrders(now), messages: createBookingMessages() },
    now,
  );
  const payments = createPaymentModule({
    database,
    provider: { origin: sandboxOrigin, ...SANDBOX_CLIENT, isSandbox: true },
    bookings: bookings.payments,
    now,
    log: { info: () => undefined, warn: fail, error: fail },
  });

  /** What the site's jobs would do with captures, releases and refunds. */
  async function settlePayments(bookingId: string): Promise<void> {
    const { rows } = await client.query<{ id: string }>(
      'select id from payment_attempt where booking_id = $1 and settled_at is null order by created_at',
      [bookingId],
    );
    for (const { id } of rows)
      await payments.jobs['settle-payment-attempt']({ attemptId: id }, { job: { id } });
  }

  async function nextDueOf(bookingId: string): Promise<Date | null> {
    const { rows } = await client.query<{ clock_at: Date | null }>(
      'select clock_at from rental_booking where id = $1',
      [bookingId],
    );
    return rows[0]?.clock_at ?? null;
  }

  return {
    bookings,
    payments,
    service: bookings.service,
    database,
    client,
    now,
    settlePayments,

    quotes: createQuoteService(
      createQuoteRepository(database),
      async () => [],
      () => toDay(now()),
    ),

    goTo: (instant: Date) => {
      time = instant;
    },

    /** Sets the clock; whatever is due of a booking until then happens at its own time. */
    async passTime(bookingId: string, until: Date): Promise<void> {
      for (let due = await nextDueOf(bookingId); due && due < until; due = await nextDueOf(bookingId)) {
        time = new Date(due.getTime() + 1);
        await bookings.runClock(bookingId);
        await settlePayments(bookingId);
      }
      time = until;
    },

    async pay(guestId: string, bookingId: string): Promise<void> {
      const request = await enterCard(await payments.service.registerCard(guestId, bookingId));
      const { state } = await payments.service.pay(guestId, bookingId, request, PAYING_BROWSER);
      if (state !== 'succeeded') fail({ bookingId, state });
    },
  };
}
