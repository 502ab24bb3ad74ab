import {
  BOOKING_TRANSITIONS,
  type BookingActor,
  type BookingState,
  type BookingTransitionName,
  canTransition,
} from '@moien/contract';
import { addJob } from '../../../jobs/add-job.ts';
import { insertEvent, updateBookingRow, updateClock } from './booking.repository.ts';
import { noteBooking } from './booking-news.ts';
import { bookingMovedOn } from './booking-problems.ts';
import type { BookingRow, BookingValues } from './booking-row.ts';
import { keepStayRecord } from './keep-stay-record.ts';
import { endProposedChange, findProposedChange } from './proposed-change.ts';
import { checkInOf, checkOutOf } from './stay-times.ts';
import type { TransitionContext } from './transition-context.ts';

type Step = {
  name: BookingTransitionName;
  actor: BookingActor;
  reason?: string;
  /** Where the booking was before, of a transition that leads back there. */
  back?: BookingState;
};

/** A proposed change can be accepted in these. */
const CHANGEABLE_STATES: readonly BookingState[] = ['confirmed', 'in-stay'];

/**
 * Every transition: the new state, one event, the card in the conversation, the clock. The booking is locked
 * by the caller, who has checked the transition's own guard. A deadline ends with the state to which it
 * belongs unless `values` has one.
 * @throws ProblemError 409 when the table has no such transition
 */
export async function transition(
  context: TransitionContext,
  booking: BookingRow,
  { name, actor, reason, back }: Step,
  values: BookingValues = {},
): Promise<BookingRow> {
  if (!canTransition(booking.state, name, actor)) throw bookingMovedOn();
  const state = targetOf(name) ?? back;
  if (!state) throw new Error(`The transition ${name} does not say where it leads.`);
  const next = { deadline_kind: null, deadline_at: null, ...values, state };
  const isMoved = await updateBookingRow(context.transaction, { id: booking.id, from: booking.state }, next);
  if (!isMoved) throw bookingMovedOn();
  await insertEvent(context.transaction, booking.id, {
    transition: name,
    actor,
    reason: reason || null,
    at: context.at,
  });
  if (!CHANGEABLE_STATES.includes(next.state)) await endProposedChange(context, booking, 'expired');
  const moved = { ...booking, ...next };
  noteBooking(context, moved, booking.state);
  await keepStayRecord(context, moved, next);
  return setClock(context, moved);
}

/** What is written without a transition; card and clock follow. The booking is locked by the caller. */
export async function writeValues(
  context: TransitionContext,
  booking: BookingRow,
  values: BookingValues,
): Promise<BookingRow> {
  const isWritten = await updateBookingRow(
    context.transaction,
    { id: booking.id, from: booking.state },
    values,
  );
  if (!isWritten) throw bookingMovedOn();
  const written = { ...booking, ...values };
  noteBooking(context, written);
  await keepStayRecord(context, written, values);
  return setClock(context, written);
}

/** Plans what the clock does next with a booking, from the instant on that it is due. */
export async function setClock(context: TransitionContext, booking: BookingRow): Promise<BookingRow> {
  const change = await findProposedChange(context.transaction, booking.id);
  const times = [booking.deadline_at, change?.ends_at ?? null]
    .flatMap((time) => (time === null ? [] : [new Date(time)]))
    .concat(stayTimes(booking));
  const [first = null] = times.sort((a, b) => a.getTime() - b.getTime());
  await updateClock(context.transaction, booking.id, first);
  if (first) await planClock(context, booking.id, first);
  return { ...booking, clock_at: first?.toISOString() ?? null };
}

/** One job waits for each booking. */
export const clockOptions = (bookingId: string, runAt: Date) => ({
  runAt,
  key: `booking clock ${bookingId}`,
});

export async function planClock(context: TransitionContext, bookingId: string, runAt: Date): Promise<void> {
  await addJob(context.transaction, 'run-booking-clock', { bookingId }, clockOptions(bookingId, runAt));
}

/** A stay ends once nothing of it waits for a payment. */
function stayTimes(booking: BookingRow): Date[] {
  if (booking.state === 'confirmed') return [checkInOf(booking)];
  return booking.state === 'in-stay' && booking.deadline_at === null ? [checkOutOf(booking)] : [];
}

/** Null: where the booking was before. */
function targetOf(name: BookingTransitionName): BookingState | null {
  const found = BOOKING_TRANSITIONS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no transition ${name}.`);
  return found.to;
}
