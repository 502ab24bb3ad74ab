import {
  BOOKINGS_PER_PAGE,
  type Booking,
  type BookingCancellation,
  type BookingChangeDecision,
  type BookingChangeQuote,
  type BookingChangeQuoteRequest,
  type BookingChangeRequest,
  type BookingGroup,
  type BookingPage,
  type BookingRequest,
  type BookingRole,
  DEFAULT_LANGUAGE_TAG,
  type DepositAnswer,
  type DepositClaim,
  type HelpBooking,
  type LanguageTag,
  toDay,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanText } from '../../../lib/contact-text.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { objectToNoShow, reportNoShow } from '../cancellation/no-show.ts';
import { decideChange, proposeChange } from '../change/booking-change.ts';
import { quoteChange } from '../change/quote-change.ts';
import { runClock } from '../clock/run-clock.ts';
import { findBookingRow } from '../lifecycle/booking.repository.ts';
import { bookingNotFound } from '../lifecycle/booking-problems.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';
import { findChange } from '../lifecycle/change.repository.ts';
import { announceDepositStep } from '../lifecycle/deposit-step.ts';
import { lockBooking } from '../lifecycle/lock-booking.ts';
import { acceptRequest, declineRequest, withdrawRequest } from '../lifecycle/request.ts';
import { isOver } from '../lifecycle/stay-times.ts';
import { type BookingParts, type TransitionContext, withNews } from '../lifecycle/transition-context.ts';
import { isRevealed, roleOf } from './booking.policy.ts';
import { actionsOf } from './booking-actions.ts';
import { readCursor, writeCursor } from './booking-cursor.ts';
import {
  type BookingView,
  findBookingView,
  findBookingViews,
  findDueOfPerson,
  hasHome,
} from './booking-view.ts';
import { type ContactBooking, findContactBooking } from './contact-booking.ts';
import { createBooking } from './create-booking.ts';
import { listHelpBookings } from './help-bookings.ts';
import { readBooking, readHeld } from './read-booking.ts';
import { readToday, type TodayBookings } from './read-today.ts';
import { summaryOf } from './summary-of.ts';
import { readReason } from './written-words.ts';

export type BookingService = ReturnType<typeof createBookingService>;

/** Who asks, and in which language they read. */
export type Caller = { userId: string; language?: LanguageTag | undefined };

type ListQuery = { role: BookingRole; group: BookingGroup; propertyId?: string; cursor?: string };

/**
 * Calls for one booking of the caller. Each answers the booking as it is afterwards, also when repeated.
 */
export function createBookingService(database: Database, parts: BookingParts, now: () => Date) {
  const within = <Result>(work: (context: TransitionContext) => Promise<Result>): Promise<Result> =>
    database.transaction().execute((transaction) => withNews({ ...parts, transaction, at: now() }, work));

  /** Deadlines that have passed are not told as open, whether or not their job has run. */
  async function catchUp(id: string, { userId }: Caller): Promise<BookingRole> {
    const found = await findBookingRow(database, id);
    if (!found || !(found.guest_id === userId || found.owner_id === userId)) throw bookingNotFound();
    if (isOver(found.clock_at, now())) await within((context) => runClock(context, id));
    const booking = await findBookingRow(database, id);
    const role = booking ? roleOf(booking, userId) : null;
    if (!role) throw bookingNotFound();
    return role;
  }

  /** The same for a list of bookings. */
  async function catchUpWith(userId: string, role: BookingRole): Promise<void> {
    const due = { userId, role, at: now(), limit: BOOKINGS_PER_PAGE };
    for (const id of await within(({ transaction }) => findDueOfPerson(transaction, due)))
      await within((context) => runClock(context, id));
  }

  const read = (id: string, caller: Caller, changeId?: string): Promise<Booking> =>
    within((context) => readBooking(context, id, caller, changeId));

  async function getBooking(id: string, caller: Caller): Promise<Booking> {
    await catchUp(id, caller);
    return read(id, caller);
  }

  /** @param only the role that may do it; null for guest and owner */
  async function act(
    id: string,
    caller: Caller,
    only: BookingRole | null,
    action: (context: TransitionContext, booking: BookingRow, role: BookingRole) => Promise<void>,
  ): Promise<Booking> {
    const role = await catchUp(id, caller);
    if (only !== null && role !== only) throw new ProblemError(403, 'not-allowed');
    await within(async (context) => {
      const booking = await lockBooking(context, id);
      if (!booking) throw bookingNotFound();
      await action(context, booking, role);
    });
    return read(id, caller);
  }

  return {
    async create(caller: Caller, request: BookingRequest): Promise<Booking> {
      const { userId, language = request.languageTag } = caller;
      const heldAt = await within(async (context) =>
        (await createBooking(context, userId, request)) ? context.at : null,
      );
      return heldAt
        ? readHeld(database, request.id, { userId, language, heldAt, at: now() })
        : getBooking(request.id, { userId, language });
    },

    getBooking,

    /**
     * The booking of a change, with this change whatever has become of it.
     * @throws ProblemError 404, also for a change that the caller does not know of
     */
    async getBookingOfChange(changeId: string, caller: Caller): Promise<Booking> {
      const change = await findChange(database, changeId);
      if (!change) throw bookingNotFound();
      await catchUp(change.booking_id, caller);
      return read(change.booking_id, caller, changeId);
    },

    /** What waits for the caller in both roles, and which stays come next. */
    async readToday(caller: Required<Caller>): Promise<TodayBookings> {
      await catchUpWith(caller.userId, 'guest');
      await catchUpWith(caller.userId, 'owner');
      return within((context) => readToday(context, caller));
    },

    /** Those that the caller may need help with. @param id of one more; without effect if it is not theirs */
    async listForHelp(caller: Required<Caller>, id?: string): Promise<HelpBooking[]> {
      await catchUpWith(caller.userId, 'guest');
      await catchUpWith(caller.userId, 'owner');
      return listHelpBookings(database, { ...caller, id, today: toDay(now()) });
    },

    /** The booking that a message to us is about. @returns undefined for one that is not the caller's */
    findForContact: (id: string, caller: Required<Caller>): Promise<ContactBooking | undefined> =>
      findContactBooking(database, id, caller),

    async list({ userId, language = DEFAULT_LANGUAGE_TAG }: Caller, query: ListQuery): Promise<BookingPage> {
      const { role, group, propertyId, cursor } = query;
      await catchUpWith(userId, role);
      return within(async ({ transaction, at }) => {
        const after = cursor === undefined ? undefined : readCursor(cursor);
        const limit = BOOKINGS_PER_PAGE + 1;
        const wanted = { userId, role, group, propertyId, after, language, limit };
        const views = await findBookingViews(transaction, wanted);
        const shown = views.slice(0, BOOKINGS_PER_PAGE);
        const bookingArray = [];
        for (const view of shown) bookingArray.push(await summaryOf({ transaction, at }, view, role));
        const last = views.length > shown.length ? shown.at(-1) : undefined;
        const isHost = await hasHome(transaction, userId);
        return { bookingArray, nextCursor: last ? cursorOf(last) : null, isHost };
      });
    },

    accept: (id: string, caller: Caller) => act(id, caller, 'owner', acceptRequest),

    decline: (id: string, caller: Caller, reason: string) =>
      act(id, caller, 'owner', (context, booking) => declineRequest(context, booking, readReason(reason))),

    withdraw: (id: string, caller: Caller) => act(id, caller, 'guest', withdrawRequest),

    cancel: (id: string, caller: Caller, { reason, refundTotal }: BookingCancellation) =>
      act(id, caller, null, (context, booking, role) =>
        cancelBooking(context, booking, {
          ...{ actor: role, rule: role },
          ...{ reason: cleanText(reason), shownTotal: refundTotal },
        }),
      ),

    reportNoShow: (id: string, caller: Caller) => act(id, caller, 'owner', reportNoShow),

    objectToNoShow: (id: string, caller: Caller, reason: string) =>
      act(id, caller, 'guest', (context, booking) => objectToNoShow(context, booking, readReason(reason))),

    claimDeposit: (id: string, caller: Caller, claim: DepositClaim) =>
      act(id, caller, 'owner', async (context, booking, role) => {
        const { transaction, payments, at } = context;
        const deposit = await payments.findDeposit(transaction, id);
        const facts = { at, hasProposedChange: false, hasObjected: false, deposit };
        if (!actionsOf(booking, role, facts).includes('claim-deposit'))
          throw new ProblemError(409, 'deposit-moved-on');
        await payments.claimDeposit(transaction, id, { ...claim, reason: readReason(claim.reason) });
        await announceDepositStep(context, booking, 'claimed');
      }),

    answerDeposit: (id: string, caller: Caller, answer: DepositAnswer) =>
      act(id, caller, 'guest', async (context, booking) => {
        const { transaction, payments } = context;
        await payments.answerDeposit(transaction, id, { ...answer, text: cleanText(answer.text) });
        await announceDepositStep(context, booking, 'answered');
        if (answer.isAccepted) await announceDepositStep(context, booking, 'settled');
      }),

    async quoteChange(
      id: string,
      caller: Caller,
      wanted: BookingChangeQuoteRequest,
    ): Promise<BookingChangeQuote> {
      await catchUp(id, caller);
      return within(async (context) => {
        const booking = await findBookingRow(context.transaction, id);
        if (!booking) throw bookingNotFound();
        const { quote, digest, difference } = await quoteChange(context, booking, wanted);
        return { quote, digest, difference };
      });
    },

    proposeChange: (id: string, caller: Caller, request: BookingChangeRequest) =>
      act(id, caller, null, (context, booking, role) => proposeChange(context, booking, { role, request })),

    decideChange: (id: string, caller: Caller, changeId: string, { decision }: BookingChangeDecision) =>
      act(id, caller, null, (context, booking, role) =>
        decideChange(context, booking, { role, changeId, decision }),
      ),

    /** For the calendar file: the stay of a confirmed booking. */
    async findStay(id: string, caller: Caller): Promise<BookingView> {
      const { userId, language = DEFAULT_LANGUAGE_TAG } = caller;
      await catchUp(id, caller);
      const view = await within(({ transaction }) => findBookingView(transaction, id, language));
      if (!view || !roleOf(view, userId) || !isRevealed(view)) throw bookingNotFound();
      return view;
    },
  };
}

const cursorOf = ({ arrival_date: arrivalDate, id }: BookingView) => writeCursor({ arrivalDate, id });
