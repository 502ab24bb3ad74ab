import type { CancelledBy } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { createOccupancyService, type OpenTransaction, type StayDates } from '../../catalog/index.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { runClock } from '../clock/run-clock.ts';
import { addMails } from '../lifecycle/add-mails.ts';
import { findBookingRow } from '../lifecycle/booking.repository.ts';
import { bookingNotFound } from '../lifecycle/booking-problems.ts';
import { announceDepositStep } from '../lifecycle/deposit-step.ts';
import { lockBooking } from '../lifecycle/lock-booking.ts';
import { type BookingParts, type TransitionContext, withNews } from '../lifecycle/transition-context.ts';
import type { Messages } from '../messages.port.ts';
import { createBookingPayments } from '../payment/booking-payments.ts';
import type { Payments } from '../payments.port.ts';
import { findOwnHolds } from './booked-home.ts';
import { createBookingService } from './booking.service.ts';
import { findDue } from './booking-view.ts';
import { refuseWithStays } from './running-stays.ts';

/** Bookings that one run of the daily job catches up on: enough for a day on which no job ran. */
const DUE_MAXIMUM = 10_000;

export type Bookings = ReturnType<typeof createBookingModule>;

/** All that happens to bookings: by people, by the provider of payments, by the clock and by an operator. */
export function createBookingModule(
  database: Database,
  { payments, messages }: { payments: Payments; messages: Messages },
  now: () => Date,
) {
  const occupancy = createOccupancyService(async (transaction, bookingIds) => {
    await withNews({ ...parts, transaction, at: now() }, async (context) => {
      for (const id of bookingIds) await runClock(context, id);
    });
  });
  const parts: BookingParts = { occupancy, payments, messages };
  const within = <Result>(work: (context: TransitionContext) => Promise<Result>): Promise<Result> =>
    database.transaction().execute((transaction) => withNews({ ...parts, transaction, at: now() }, work));

  return {
    service: createBookingService(database, parts, now),

    /** The calendar of all homes. It asks this module to end holds that have run out. */
    occupancy,

    /**
     * Before a quote is refused because its nights are taken: ends holds of the home that have run out.
     * @returns the stays of the home that this guest holds
     */
    settleHolds: (propertyId: string, guestId: string | undefined): Promise<StayDates[]> =>
      within(async ({ transaction }) => {
        await occupancy.endExpiredHolds(transaction, propertyId);
        return guestId === undefined ? [] : findOwnHolds(transaction, { propertyId, guestId });
      }),

    /** What payments ask of bookings, and tell them. */
    payments: createBookingPayments(parts, now),

    /** Before an account is deleted. @throws ProblemError 409 `account-has-stays` */
    refuseDeletion: (transaction: OpenTransaction, userId: string): Promise<void> =>
      refuseWithStays(transaction, payments, userId),

    /** Owners learn that another calendar has a reservation for the days of these bookings. */
    notifyCalendarConflicts: (transaction: OpenTransaction, bookingIds: readonly string[]): Promise<void> =>
      withNews({ ...parts, transaction, at: now() }, async (context) => {
        for (const id of bookingIds) {
          const booking = await findBookingRow(transaction, id);
          if (booking) await addMails(context, booking, ['booking-calendar-conflict-owner']);
        }
      }),

    runClock: (bookingId: string): Promise<void> => within((context) => runClock(context, bookingId)),

    /**
     * Does what is due with bookings whose job was lost.
     * @throws AggregateError once all others are done, when the clock of some bookings fails
     */
    async runOverdue(): Promise<void> {
      const due = await within(({ transaction, at }) => findDue(transaction, at, DUE_MAXIMUM));
      const failures: unknown[] = [];
      for (const id of due)
        await within((context) => runClock(context, id)).catch((error) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} bookings are not on time`);
    },

    /** What of a claimed deposit goes to the owner, in minor units. @throws ProblemError 404, 400 or 409 */
    settleDepositByAdmin: (
      bookingId: string,
      settlement: { amount: number; reason: string },
    ): Promise<void> =>
      within(async (context) => {
        const booking = await lockBooking(context, bookingId);
        if (!booking) throw bookingNotFound();
        await payments.settleDeposit(context.transaction, bookingId, settlement);
        await announceDepositStep(context, booking, 'settled');
      }),

    /**
     * The refund and the nights follow the rule of the guest or of the owner.
     * @throws ProblemError 404, or 409 for a booking that cannot be cancelled
     */
    cancelByAdmin: (bookingId: string, rule: CancelledBy, reason: string): Promise<void> =>
      within(async (context) => {
        const booking = await lockBooking(context, bookingId);
        if (!booking) throw bookingNotFound();
        await cancelBooking(context, booking, { actor: 'admin', rule, reason });
      }),
  };
}
