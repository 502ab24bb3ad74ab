import { canTransition, PAYMENT_HOURS } from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { authoriseChange, isAcceptable, payChange } from '../change/booking-change.ts';
import { runClock } from '../clock/run-clock.ts';
import { addMails } from '../lifecycle/add-mails.ts';
import { noteBooking } from '../lifecycle/booking-news.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { findChange } from '../lifecycle/change.repository.ts';
import { announceDepositStep } from '../lifecycle/deposit-step.ts';
import { holdAgain, prolongHold } from '../lifecycle/hold.ts';
import { lockBooking } from '../lifecycle/lock-booking.ts';
import { isPaymentNeeded } from '../lifecycle/proposed-change.ts';
import { answerDeadline, confirmBooking, requestBooking } from '../lifecycle/request.ts';
import { isOver } from '../lifecycle/stay-times.ts';
import { transition, writeValues } from '../lifecycle/transition.ts';
import { type BookingParts, type TransitionContext, withNews } from '../lifecycle/transition-context.ts';
import { type BookingPayments, type Payable, unpaidOf } from '../payments.port.ts';
import { endDispute } from './end-dispute.ts';

type Paid = 'taken' | 'refused';

/** What the answers of the payment provider do to bookings, and what is to be paid for them. */
export function createBookingPayments(parts: BookingParts, now: () => Date): BookingPayments {
  const within = <Result>(
    transaction: OpenTransaction,
    work: (context: TransitionContext) => Promise<Result>,
  ): Promise<Result> => withNews({ ...parts, transaction, at: now() }, work);

  /** Does something with a booking that the provider says something of. */
  const withBooking = (
    transaction: OpenTransaction,
    bookingId: string,
    work: (context: TransitionContext, booking: BookingRow) => Promise<unknown>,
  ): Promise<void> =>
    within(transaction, async (context) => {
      const booking = await lockBooking(context, bookingId);
      if (booking) await work(context, booking);
    });

  return {
    async lock(transaction, bookingId) {
      await lockBooking({ transaction }, bookingId);
    },

    findPayable: (transaction, bookingId, changeId) =>
      within(transaction, async (context) => {
        const booking = await lockBooking(context, bookingId);
        if (!booking) return null;
        return changeId === null ? payableOf(context, booking) : payableOfChange(context, booking, changeId);
      }),

    catchUp: (transaction, bookingId) => within(transaction, (context) => runClock(context, bookingId)),

    challengeBegan: (transaction, bookingId) => withBooking(transaction, bookingId, prolongHold),

    authorised: (transaction, { bookingId, changeId, endsAt }) =>
      within(transaction, (context) =>
        decide(context, { bookingId, changeId }, (booking, change) =>
          change ? authoriseChange(context, booking, change) : takeAuthorisation(context, booking, endsAt),
        ),
      ),

    paid: (transaction, { bookingId, changeId }) =>
      within(transaction, (context) =>
        decide(context, { bookingId, changeId }, (booking, change) =>
          change ? payChange(context, booking, change) : takePayment(context, booking),
        ),
      ),

    /** Nothing more waits for a payment. */
    captured: (transaction, { bookingId }) =>
      withBooking(transaction, bookingId, async (context, booking) => {
        noteBooking(context, booking);
        if (booking.deadline_kind === 'payment')
          await writeValues(context, booking, { deadline_kind: null, deadline_at: null });
      }),

    /** The guest has 24 h to pay otherwise. */
    captureFailed: (transaction, { bookingId }) =>
      withBooking(transaction, bookingId, async (context, booking) => {
        if (!isRunning(booking) || booking.deadline_kind !== null) return;
        const endsAt = new Date(context.at.getTime() + PAYMENT_HOURS * HOUR_MILLISECONDS);
        await writeValues(context, booking, { deadline_kind: 'payment', deadline_at: endsAt.toISOString() });
        await addMails(context, booking, ['booking-payment-failed-guest', 'booking-payment-failed-owner']);
      }),

    refunded: (transaction, bookingId) =>
      withBooking(transaction, bookingId, async (context, booking) => noteBooking(context, booking)),

    depositMoved: (transaction, { bookingId, step }) =>
      withBooking(transaction, bookingId, (context, booking) => announceDepositStep(context, booking, step)),

    disputed: (transaction, bookingId) =>
      withBooking(transaction, bookingId, async (context, booking) => {
        // What was paid for a booking that had ended before is on its way back: there is no release to block.
        if (!canTransition(booking.state, 'disputed', 'provider')) return;
        await transition(context, booking, { name: 'disputed', actor: 'provider' });
        await addMails(context, booking, ['booking-disputed-owner']);
      }),

    disputeEnded: (transaction, { bookingId, outcome }) =>
      withBooking(transaction, bookingId, async (context, booking) => {
        if (booking.state === 'disputed') await endDispute(context, booking, outcome);
      }),
  };
}

const isRunning = ({ state }: BookingRow) => state === 'confirmed' || state === 'in-stay';

type Target = { bookingId: string; changeId: string | null };
type FoundChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** A guest whose payment comes too late is told that it comes back. */
async function decide(
  context: TransitionContext,
  { bookingId, changeId }: Target,
  take: (booking: BookingRow, change: FoundChange | null) => Promise<Paid>,
): Promise<Paid> {
  const booking = await lockBooking(context, bookingId);
  if (!booking) return 'refused';
  const change = changeId === null ? null : await findChange(context.transaction, changeId);
  const isOfBooking = change === null || change?.booking_id === bookingId;
  const outcome = isOfBooking ? await take(booking, change ?? null) : 'refused';
  if (outcome === 'refused') await addMails(context, booking, ['booking-payment-late-guest']);
  return outcome;
}

/** Nights are not held again for a request that nobody has time to answer. */
async function takeAuthorisation(
  context: TransitionContext,
  booking: BookingRow,
  authorisationEndsAt: Date,
): Promise<Paid> {
  const endsAt = answerDeadline(context, booking, authorisationEndsAt);
  const held = booking.is_instant || !endsAt ? undefined : await heldBooking(context, booking);
  if (!held || !endsAt) return 'refused';
  await requestBooking(context, held, endsAt);
  return 'taken';
}

async function takePayment(context: TransitionContext, booking: BookingRow): Promise<Paid> {
  if (isRunning(booking) && booking.deadline_kind === 'payment') {
    await writeValues(context, booking, { deadline_kind: null, deadline_at: null });
    return 'taken';
  }
  const held = booking.is_instant ? await heldBooking(context, booking) : undefined;
  if (!held) return 'refused';
  await confirmBooking(context, held, 'paid');
  return 'taken';
}

/** A payment that succeeds after the hold has run out takes the nights again if they are free. */
async function heldBooking(context: TransitionContext, booking: BookingRow): Promise<BookingRow | undefined> {
  return booking.state === 'held' ? booking : holdAgain(context, booking);
}

async function payableOf(context: TransitionContext, booking: BookingRow): Promise<Payable | null> {
  if (isOver(booking.deadline_at, context.at)) return null;
  if (booking.state === 'held') return payable(booking, booking.quote.total, !booking.is_instant);
  if (!isRunning(booking) || booking.deadline_kind !== 'payment') return null;
  const totals = await context.payments.totalsOf(context.transaction, booking.id);
  return payable(booking, unpaidOf(totals, booking.quote.total), false);
}

async function payableOfChange(
  context: TransitionContext,
  booking: BookingRow,
  changeId: string,
): Promise<Payable | null> {
  const change = await findChange(context.transaction, changeId);
  if (change?.booking_id !== booking.id || !isAcceptable(context, booking, change)) return null;
  if (!isPaymentNeeded(change)) return null;
  const found = payable(booking, change.difference, change.proposed_by === 'guest');
  return found && { ...found, changeId };
}

/** Null once the guest has no account any more. */
function payable(booking: BookingRow, amount: number, isAuthorisation: boolean): Payable | null {
  const { id: bookingId, guest_id: guestId, contact, quote } = booking;
  if (!contact || amount <= 0) return null;
  const { firstName, lastName } = contact;
  const { currency } = quote;
  return {
    bookingId,
    changeId: null,
    guestId,
    amount,
    currency,
    isAuthorisation,
    contact: { firstName, lastName },
  };
}
