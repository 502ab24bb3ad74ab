import { type Static, Type } from 'typebox';
import { BookingSummary } from '../booking/booking.schema.ts';
import { literals } from '../lib/literals.schema.ts';
import { CurrencyCode, MinorUnits, Nullable, Uuid } from '../lib/scalars.schema.ts';

/** Bookings that are listed as waiting, and stays that are listed as arriving. */
export const TODAY_BOOKINGS_MAXIMUM = 5;
/** How far ahead arrivals are listed. */
export const TODAY_ARRIVAL_DAYS = 14;

/** What a booking waits for. */
export const BookingStep = literals(['pay', 'accept', 'object-to-no-show', 'answer-change'] as const);
export type BookingStep = Static<typeof BookingStep>;

const Count = Type.Integer({ minimum: 0 });

/** Of the published homes of a host in the last 30 days, defined as in `HostFigures`. */
export const RecentFigures = Type.Object({
  views: Count,
  requests: Count,
  bookings: Count,
  income: Nullable(MinorUnits, 'null for homes of several currencies'),
  currency: Nullable(CurrencyCode),
});
export type RecentFigures = Static<typeof RecentFigures>;

/** What waits for who is signed in, as a guest and as an owner, and what comes next. */
export const Today = Type.Object({
  waitingArray: Type.Array(Type.Object({ step: BookingStep, booking: BookingSummary }), {
    maxItems: TODAY_BOOKINGS_MAXIMUM,
    description: 'bookings that wait for the caller, the one whose time ends first comes first',
  }),
  waitingCount: Count,
  nextStay: Nullable(BookingSummary, 'the running or next stay of the caller as a guest'),
  arrivalArray: Type.Array(BookingSummary, {
    maxItems: TODAY_BOOKINGS_MAXIMUM,
    description: 'running stays at the homes of the caller, and those that begin within 14 days',
  }),
  conflict: Nullable(
    Type.Object({ propertyId: Uuid, title: Type.String(), count: Type.Integer({ minimum: 1 }) }),
    'a home whose days another calendar has too; the count is of all homes',
  ),
  draft: Nullable(
    Type.Object({ propertyId: Uuid, title: Nullable(Type.String()), count: Type.Integer({ minimum: 1 }) }),
    'the home that is being written and was changed last; the count is of all of them',
  ),
  needsPayoutAccount: Type.Boolean({
    description: 'the caller has a home, but no user at the payment provider',
  }),
  recentFigures: Nullable(RecentFigures, 'null for somebody without a published home'),
});
export type Today = Static<typeof Today>;
