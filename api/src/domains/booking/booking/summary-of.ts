import type { BookingRole, BookingSummary } from '@moien/contract';
import { findEvents } from '../lifecycle/booking.repository.ts';
import { findProposedChange } from '../lifecycle/proposed-change.ts';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { presentSummary } from './booking.presenter.ts';
import type { BookingView } from './booking-view.ts';

/** A booking as a list shows it to one of its two people. */
export async function summaryOf(
  { transaction, at }: Pick<TransitionContext, 'transaction' | 'at'>,
  view: BookingView,
  role: BookingRole,
): Promise<BookingSummary> {
  const events = await findEvents(transaction, view.id);
  const change = await findProposedChange(transaction, view.id);
  const hasObjected = events.some(({ transition }) => transition === 'objected');
  return presentSummary(view, role, { at, hasProposedChange: change !== undefined, hasObjected });
}
