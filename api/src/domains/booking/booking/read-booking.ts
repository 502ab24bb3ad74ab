import { type Booking, DEFAULT_LANGUAGE_TAG, type LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { findEvents } from '../lifecycle/booking.repository.ts';
import { bookingNotFound } from '../lifecycle/booking-problems.ts';
import { findChange } from '../lifecycle/change.repository.ts';
import { findProposedChange } from '../lifecycle/proposed-change.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { roleOf } from './booking.policy.ts';
import { isShown, presentBooking } from './booking.presenter.ts';
import { findBookingView } from './booking-view.ts';

type Reader = { userId: string; language?: LanguageTag | undefined };

/**
 * A booking as one of its two people sees it.
 * @param changeId of the change to show, which may have ended; default: the one that is proposed
 * @throws ProblemError 404, also for a change that the reader does not know of
 */
export async function readBooking(
  { transaction, payments, at }: TransitionContext,
  id: string,
  reader: Reader,
  changeId?: string,
): Promise<Booking> {
  const { view, role } = await findSeen(transaction, id, reader);
  const events = await findEvents(transaction, id);
  const proposed = await findProposedChange(transaction, id);
  const change = changeId === undefined ? proposed : await findChange(transaction, changeId);
  if (changeId !== undefined && !(change && isShown(change, role))) throw bookingNotFound();
  const hasProposedChange = proposed !== undefined;
  const totals = await payments.totalsOf(transaction, id);
  const dispute = await payments.findDispute(transaction, id);
  const deposit = await payments.findDeposit(transaction, id);
  return presentBooking({ view, role, events, change, hasProposedChange, totals, dispute, deposit, at });
}

/** Without reading history, change and payment: a booking that was just held has none of them. */
export async function readHeld(
  database: Database,
  id: string,
  { heldAt, at, ...reader }: Reader & { heldAt: Date; at: Date },
): Promise<Booking> {
  return presentBooking({
    ...(await findSeen(database, id, reader)),
    ...{ at, change: undefined, hasProposedChange: false, totals: { paid: 0, refunded: 0, lost: 0 } },
    ...{ dispute: null, deposit: null },
    events: [{ transition: 'held', actor: 'guest', reason: null, at: heldAt.toISOString() }],
  });
}

async function findSeen(
  database: Database | OpenTransaction,
  id: string,
  { userId, language = DEFAULT_LANGUAGE_TAG }: Reader,
) {
  const view = await findBookingView(database, id, language);
  const role = view ? roleOf(view, userId) : null;
  if (!view || !role) throw bookingNotFound();
  return { view, role };
}
