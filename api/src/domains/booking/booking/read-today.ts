import {
  addDays,
  type BookingRole,
  type BookingStep,
  type BookingSummary,
  type LanguageTag,
  TODAY_ARRIVAL_DAYS,
  TODAY_BOOKINGS_MAXIMUM,
  type Today,
  toDay,
} from '@moien/contract';
import type { TransitionContext } from '../lifecycle/transition-context.ts';
import { findBookingView, findBookingViews } from './booking-view.ts';
import { findWaiting, type WaitingRow } from './find-waiting.ts';
import { summaryOf } from './summary-of.ts';

export type TodayBookings = Pick<Today, 'waitingArray' | 'waitingCount' | 'nextStay' | 'arrivalArray'>;
type Reader = { userId: string; language: LanguageTag };
type Context = Pick<TransitionContext, 'transaction' | 'at'>;

/** What waits for a person as a guest and as an owner, and which stays come next. */
export async function readToday(context: Context, reader: Reader): Promise<TodayBookings> {
  const { transaction, at } = context;
  const waiting = [];
  for (const role of ['guest', 'owner'] as const)
    for (const row of await findWaiting(transaction, { userId: reader.userId, role, at }))
      waiting.push({ ...row, role });
  waiting.sort((one, other) => Date.parse(one.ends_at) - Date.parse(other.ends_at));
  const waitingArray = [];
  for (const row of waiting.slice(0, TODAY_BOOKINGS_MAXIMUM)) {
    const booking = await readSummary(context, row, reader);
    if (booking) waitingArray.push({ step: stepOf(row, booking), booking });
  }
  const [nextStay = null] = await listUpcoming(context, { ...reader, role: 'guest', limit: 1 });
  const lastDay = addDays(toDay(at), TODAY_ARRIVAL_DAYS);
  const upcoming = await listUpcoming(context, { ...reader, role: 'owner', limit: TODAY_BOOKINGS_MAXIMUM });
  return {
    waitingArray,
    waitingCount: waiting.length,
    nextStay,
    arrivalArray: upcoming.filter(({ arrivalDate }) => arrivalDate <= lastDay),
  };
}

type Waiting = WaitingRow & { role: BookingRole };

async function readSummary(context: Context, { id, role }: Waiting, { language }: Reader) {
  const view = await findBookingView(context.transaction, id, language);
  return view && summaryOf(context, view, role);
}

function stepOf({ is_change: isChange, role }: Waiting, { actionArray }: BookingSummary): BookingStep {
  if (isChange) return 'answer-change';
  if (role === 'owner') return 'accept';
  return actionArray.includes('pay') ? 'pay' : 'object-to-no-show';
}

type Upcoming = Reader & { role: BookingRole; limit: number };

/** Confirmed and running stays, by their arrival. */
async function listUpcoming(context: Context, { role, ...wanted }: Upcoming): Promise<BookingSummary[]> {
  const views = await findBookingViews(context.transaction, {
    ...{ ...wanted, role, group: 'upcoming', propertyId: undefined, after: undefined },
  });
  const summaries = [];
  for (const view of views) summaries.push(await summaryOf(context, view, role));
  return summaries;
}
