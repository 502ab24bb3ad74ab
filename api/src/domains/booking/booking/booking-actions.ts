import type { BookingAction, BookingDeposit, BookingRole } from '@moien/contract';
import { isReportable } from '../cancellation/no-show.ts';
import { isChangeable } from '../change/quote-change.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { isOver } from '../lifecycle/stay-times.ts';

export type BookingFacts = {
  at: Date;
  hasProposedChange: boolean;
  hasObjected: boolean;
  /** Where it is known: lists offer nothing about deposits. */
  deposit?: BookingDeposit | null;
};

/** From check-in until seven days after check-out. */
function isClaimable(booking: BookingRow, { deposit, at }: BookingFacts): boolean {
  const hasStayed = booking.state === 'in-stay' || booking.state === 'completed';
  return hasStayed && deposit?.state === 'authorised' && !isOver(deposit.claimUntil, at);
}

/** What the person may do with a booking now; each call checks it again. */
export function actionsOf(booking: BookingRow, role: BookingRole, facts: BookingFacts): BookingAction[] {
  const { state, deadline_kind: deadline } = booking;
  const isOpen = !isOver(booking.deadline_at, facts.at);
  const isRunning = state === 'confirmed' || state === 'in-stay';
  const isGuest = role === 'guest';
  const rules: [BookingAction, boolean][] = [
    ['pay', isGuest && isOpen && (state === 'held' || deadline === 'payment')],
    ['accept', !isGuest && isOpen && state === 'requested'],
    ['decline', !isGuest && isOpen && state === 'requested'],
    ['withdraw', isGuest && isOpen && state === 'requested'],
    ['cancel', isRunning],
    ['propose-change', isChangeable(booking) && !facts.hasProposedChange],
    ['report-no-show', !isGuest && isReportable(booking, facts.at) && !facts.hasObjected],
    ['object-to-no-show', isGuest && isOpen && deadline === 'no-show-objection'],
    ['secure-deposit', isGuest && isRunning && facts.deposit?.state === 'due'],
    ['claim-deposit', !isGuest && isClaimable(booking, facts)],
    ['answer-deposit', isGuest && facts.deposit?.state === 'claimed'],
  ];
  return rules.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
