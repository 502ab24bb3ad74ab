import { Type } from 'typebox';
import { LanguageQuery, LanguageTag, Uuid } from '../lib/scalars.schema.ts';
import {
  Booking,
  BookingCancellation,
  BookingChangeDecision,
  BookingChangeQuote,
  BookingChangeQuoteRequest,
  BookingChangeRequest,
  BookingGroup,
  BookingPage,
  BookingReason,
  BookingRequest,
  BookingRole,
} from './booking.schema.ts';
import { DepositAnswer, DepositClaim } from './deposit.schema.ts';
import {
  CardRegistration,
  CardRegistrationQuery,
  PaymentQuery,
  PaymentRequest,
  PaymentStatus,
} from './payment.schema.ts';

const ofBooking = Type.Object({ id: Uuid });

/**
 * Holds the nights for a guest who is about to pay. Refused with 409: `dates-taken` (with the next free
 * dates), `price-changed` (with the new quote, or the one under which the id is held),
 * `booking-id-taken`, `too-many-holds`, `too-late-to-request`, `adult-needed`, or the code of a stay that
 * cannot be booked; with 403 `own-home` or `account-blocked`.
 */
export const createBooking = {
  method: 'POST',
  url: '/api/bookings',
  body: BookingRequest,
  response: Booking,
} as const;

/** Of the caller as a guest or as an owner, nearest first; `open` are those that wait for an answer. */
export const findBookings = {
  method: 'GET',
  url: '/api/bookings',
  query: Type.Object(
    {
      role: BookingRole,
      group: BookingGroup,
      propertyId: Type.Optional(Uuid),
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
      language: Type.Optional(LanguageTag),
    },
    { additionalProperties: false },
  ),
  response: BookingPage,
} as const;

export const getBooking = {
  method: 'GET',
  url: '/api/bookings/:id',
  path: ofBooking,
  query: LanguageQuery,
  response: Booking,
} as const;

export const acceptBooking = {
  method: 'POST',
  url: '/api/bookings/:id/acceptance',
  path: ofBooking,
  response: Booking,
} as const;

export const declineBooking = {
  method: 'POST',
  url: '/api/bookings/:id/refusal',
  path: ofBooking,
  body: BookingReason,
  response: Booking,
} as const;

export const withdrawBooking = {
  method: 'POST',
  url: '/api/bookings/:id/withdrawal',
  path: ofBooking,
  response: Booking,
} as const;

export const cancelBooking = {
  method: 'POST',
  url: '/api/bookings/:id/cancellation',
  path: ofBooking,
  body: BookingCancellation,
  response: Booking,
} as const;

export const reportNoShow = {
  method: 'POST',
  url: '/api/bookings/:id/no-show',
  path: ofBooking,
  response: Booking,
} as const;

export const objectToNoShow = {
  method: 'POST',
  url: '/api/bookings/:id/no-show/objection',
  path: ofBooking,
  body: BookingReason,
  response: Booking,
} as const;

export const quoteBookingChange = {
  method: 'POST',
  url: '/api/bookings/:id/changes/quote',
  path: ofBooking,
  body: BookingChangeQuoteRequest,
  response: BookingChangeQuote,
} as const;

export const proposeBookingChange = {
  method: 'POST',
  url: '/api/bookings/:id/changes',
  path: ofBooking,
  body: BookingChangeRequest,
  response: Booking,
} as const;

export const decideBookingChange = {
  method: 'POST',
  url: '/api/bookings/:id/changes/:changeId/decision',
  path: Type.Object({ id: Uuid, changeId: Uuid }),
  body: BookingChangeDecision,
  response: Booking,
} as const;

/** The booking of a change, with this change in `change` whatever has become of it. */
export const getBookingOfChange = {
  method: 'GET',
  url: '/api/booking-changes/:changeId',
  path: Type.Object({ changeId: Uuid }),
  query: LanguageQuery,
  response: Booking,
} as const;

/**
 * The host wants a part of the deposit, until seven days after check-out, once. Refused with 409
 * `deposit-moved-on`, or 400 `deposit-exceeded`.
 */
export const claimDeposit = {
  method: 'POST',
  url: '/api/bookings/:id/deposit/claim',
  path: ofBooking,
  body: DepositClaim,
  response: Booking,
} as const;

/**
 * What the guest accepts is taken; what they refuse is decided by us. Refused with 409
 * `deposit-moved-on`.
 */
export const answerDeposit = {
  method: 'POST',
  url: '/api/bookings/:id/deposit/answer',
  path: ofBooking,
  body: DepositAnswer,
  response: Booking,
} as const;

export const registerCard = {
  method: 'POST',
  url: '/api/bookings/:id/card-registration',
  path: ofBooking,
  query: CardRegistrationQuery,
  response: CardRegistration,
} as const;

export const payBooking = {
  method: 'POST',
  url: '/api/bookings/:id/payment',
  path: ofBooking,
  body: PaymentRequest,
  response: PaymentStatus,
} as const;

/** How the payment stands now: while an attempt is open, the provider is asked first. */
export const getPayment = {
  method: 'GET',
  url: '/api/bookings/:id/payment',
  path: ofBooking,
  query: PaymentQuery,
  response: PaymentStatus,
} as const;

/** The calls that the browser makes, by name. */
export const bookingCalls = {
  createBooking,
  findBookings,
  getBooking,
  acceptBooking,
  declineBooking,
  withdrawBooking,
  cancelBooking,
  reportNoShow,
  objectToNoShow,
  quoteBookingChange,
  proposeBookingChange,
  decideBookingChange,
  getBookingOfChange,
  claimDeposit,
  answerDeposit,
  registerCard,
  payBooking,
  getPayment,
} as const;
