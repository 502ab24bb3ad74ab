import { type Static, Type } from 'typebox';
import { MAXIMUM_GUESTS_PER_TYPE } from '../catalog/limits.ts';
import { CancellationPolicy } from '../catalog/price-rules.schema.ts';
import { OptionQuantity, Quote } from '../catalog/quote.schema.ts';
import { literals } from '../lib/literals.schema.ts';
import {
  CurrencyCode,
  Day,
  ImagePath,
  Instant,
  LanguageTag,
  MinorUnits,
  Nullable,
  Uuid,
  VocabularyId,
} from '../lib/scalars.schema.ts';
import { BOOKING_CHANGE_STATES, BOOKING_STATES } from './booking-state.ts';
import { BOOKING_TRANSITIONS } from './booking-transition.ts';
import { BookingDeposit } from './deposit.schema.ts';
import { BOOKING_MESSAGE_MAXIMUM, BOOKING_REASON_MAXIMUM, BOOKINGS_PER_PAGE } from './limits.ts';
import { RefundTerms } from './refund.schema.ts';

const closed = { additionalProperties: false } as const;

const count = Type.Integer({ minimum: 0, maximum: MAXIMUM_GUESTS_PER_TYPE });
const guestCounts = { adultCount: count, childrenCount: count, infantCount: count, petCount: count };
const dates = { arrivalDate: Day, departureDate: Day };

export const QuoteDigest = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'of the quote that was shown',
});

/** How the owner reaches the guest; the owner sees it once the booking is confirmed. */
export const BookingContact = Type.Object(
  {
    firstName: Type.String({ minLength: 1, maxLength: 100 }),
    lastName: Type.String({ minLength: 1, maxLength: 100 }),
    phonePrefix: Type.String({ pattern: '^\\+\\d{1,4}$' }),
    phoneNumber: Type.String({ minLength: 2, maxLength: 30 }),
  },
  closed,
);
export type BookingContact = Static<typeof BookingContact>;

/**
 * What a guest sends at the checkout. The id is made by the browser: the same one again is the same booking.
 * `currency` is the one in which prices were shown; the rate to it is frozen.
 */
export const BookingRequest = Type.Object(
  {
    id: Uuid,
    propertyId: Uuid,
    ...dates,
    ...guestCounts,
    optionArray: Type.Array(OptionQuantity, { maxItems: 20 }),
    digest: QuoteDigest,
    areHouseRulesAccepted: Type.Literal(true),
    message: Type.String({ maxLength: BOOKING_MESSAGE_MAXIMUM, description: 'to the owner; may be empty' }),
    contact: BookingContact,
    languageTag: LanguageTag,
    currency: Type.Optional(CurrencyCode),
  },
  closed,
);
export type BookingRequest = Static<typeof BookingRequest>;

export const BookingRole = literals(['guest', 'owner'] as const);
export type BookingRole = Static<typeof BookingRole>;

/** What the caller may do with a booking now; the server decides it from state, role and clock. */
export const BookingAction = literals([
  'pay',
  'accept',
  'decline',
  'withdraw',
  'cancel',
  'propose-change',
  'report-no-show',
  'object-to-no-show',
  'secure-deposit',
  'claim-deposit',
  'answer-deposit',
] as const);
export type BookingAction = Static<typeof BookingAction>;

/** Something that ends by itself. */
export const BookingDeadline = Type.Object({
  kind: literals(['hold', 'request', 'payment', 'no-show-objection'] as const),
  endsAt: Instant,
  secondsLeft: Type.Integer({ minimum: 0, description: 'by the clock of the server, when it answered' }),
});
export type BookingDeadline = Static<typeof BookingDeadline>;

export const BookedHome = Type.Object({
  propertyId: Uuid,
  title: Type.String(),
  imagePath: Nullable(ImagePath),
  cityId: VocabularyId,
  cityName: Type.String(),
  countryCode: Type.String(),
  address: Nullable(
    Type.Object({ latitude: Type.Number(), longitude: Type.Number(), text: Nullable(Type.String()) }),
    'the exact place; null until the booking is confirmed',
  ),
  checkInTime: Type.String(),
  checkOutTime: Type.String(),
  timeZone: Type.String(),
  houseRules: Nullable(Type.String(), 'as they were accepted'),
  registrationNumber: Nullable(Type.String()),
});
export type BookedHome = Static<typeof BookedHome>;

/** The other side of a booking: the owner for the guest, the guest for the owner. */
export const BookingPerson = Type.Object({
  userId: Uuid,
  firstName: Type.String(),
  imagePath: Nullable(ImagePath),
  lastName: Nullable(Type.String(), 'null until the booking is confirmed, as what follows'),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
});
export type BookingPerson = Static<typeof BookingPerson>;

export const BookingEvent = Type.Object({
  transition: literals(BOOKING_TRANSITIONS.map(({ name }) => name)),
  actor: literals(['guest', 'owner', 'admin', 'provider', 'clock'] as const),
  at: Instant,
  reason: Nullable(Type.String()),
});
export type BookingEvent = Static<typeof BookingEvent>;

export const BookingChange = Type.Object({
  id: Uuid,
  state: literals(BOOKING_CHANGE_STATES),
  proposedBy: BookingRole,
  ...dates,
  ...guestCounts,
  quote: Quote,
  difference: Type.Integer({
    description: 'new total less the old one, in minor units: above 0 is to be paid',
  }),
  endsAt: Instant,
  isPaymentNeeded: Type.Boolean({ description: 'whether the guest has yet to authorise the difference' }),
});
export type BookingChange = Static<typeof BookingChange>;

/**
 * A payment that the guest's bank took back. The bank decides: won is for the host, whose money then goes
 * on.
 */
export const BookingDispute = Type.Object({
  state: literals(['open', 'won', 'lost'] as const),
  amount: MinorUnits,
  openedAt: Instant,
  closedAt: Nullable(Instant),
  owed: Nullable(
    MinorUnits,
    'what the host was paid already and owes since the bank decided against them; null for the guest',
  ),
});
export type BookingDispute = Static<typeof BookingDispute>;

const listedBooking = {
  id: Uuid,
  state: literals(BOOKING_STATES),
  role: BookingRole,
  isInstant: Type.Boolean(),
  home: BookedHome,
  person: BookingPerson,
  ...dates,
  ...guestCounts,
  currency: CurrencyCode,
  total: Type.Integer({ minimum: 0, description: 'what the guest pays for the stay, in minor units' }),
  payout: Nullable(
    Type.Object({ share: MinorUnits, fee: MinorUnits, amount: MinorUnits }),
    'what of it arrives for the owner after our fee; null for the guest',
  ),
  deadline: Nullable(BookingDeadline),
  actionArray: Type.Array(BookingAction),
  creationTimestamp: Instant,
  serverTime: Instant,
};

/** A booking in a list. */
export const BookingSummary = Type.Object(listedBooking);
export type BookingSummary = Static<typeof BookingSummary>;

/** A booking as guest or owner may see it. Money in minor units of `currency`. */
export const Booking = Type.Object({
  ...listedBooking,
  quote: Quote,
  conversionRate: Type.Number({
    exclusiveMinimum: 0,
    description: 'specification §3; 1 where there is no rate',
  }),
  optionArray: Type.Array(OptionQuantity),
  deposit: Nullable(MinorUnits),
  cancellationPolicy: Type.Union([CancellationPolicy, Type.Literal('long-stay')]),
  terms: Nullable(RefundTerms, 'what decides a refund; null until the booking is confirmed'),
  paidTotal: MinorUnits,
  refundedTotal: MinorUnits,
  refundTotal: Nullable(MinorUnits, 'what the cancellation returns, paid back or not yet; null without one'),
  message: Type.String(),
  contact: Nullable(BookingContact, 'for the owner null until the booking is confirmed'),
  eventArray: Type.Array(BookingEvent, { description: 'oldest first' }),
  change: Nullable(BookingChange, 'the one that is proposed, or that was asked for'),
  dispute: Nullable(BookingDispute, 'the newest one'),
  depositStatus: Nullable(BookingDeposit, 'null until it is due, and without one'),
});
export type Booking = Static<typeof Booking>;

export const BookingGroup = literals(['open', 'upcoming', 'past', 'cancelled'] as const);
export type BookingGroup = Static<typeof BookingGroup>;

export const BookingPage = Type.Object({
  bookingArray: Type.Array(BookingSummary, { maxItems: BOOKINGS_PER_PAGE }),
  nextCursor: Nullable(Type.String()),
  isHost: Type.Boolean({ description: 'whether the caller lets homes, and so has the lists of an owner' }),
});
export type BookingPage = Static<typeof BookingPage>;

export const BookingReason = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: BOOKING_REASON_MAXIMUM }) },
  closed,
);
export type BookingReason = Static<typeof BookingReason>;

/** The refund that was shown: another one by now is refused with 409 `refund-changed`. */
export const BookingCancellation = Type.Object(
  { reason: Type.String({ maxLength: BOOKING_REASON_MAXIMUM }), refundTotal: MinorUnits },
  closed,
);
export type BookingCancellation = Static<typeof BookingCancellation>;

/** Other dates or guests for a booking. */
export const BookingChangeQuoteRequest = Type.Object({ ...dates, ...guestCounts }, closed);
export type BookingChangeQuoteRequest = Static<typeof BookingChangeQuoteRequest>;

export const BookingChangeQuote = Type.Object({
  quote: Quote,
  digest: QuoteDigest,
  difference: Type.Integer({ description: 'new total less the old one, in minor units' }),
});
export type BookingChangeQuote = Static<typeof BookingChangeQuote>;

export const BookingChangeRequest = Type.Object(
  { id: Uuid, ...BookingChangeQuoteRequest.properties, digest: QuoteDigest },
  closed,
);
export type BookingChangeRequest = Static<typeof BookingChangeRequest>;

export const BookingChangeDecision = Type.Object(
  { decision: literals(['accepted', 'declined', 'withdrawn'] as const) },
  closed,
);
export type BookingChangeDecision = Static<typeof BookingChangeDecision>;
