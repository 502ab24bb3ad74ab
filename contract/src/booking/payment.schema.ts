import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { CurrencyCode, Instant, MinorUnits, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { BOOKING_STATES, PAYMENT_ATTEMPT_STATES } from './booking-state.ts';
import { CARD_FAMILIES } from './card-brand.ts';
import { PAYMENT_FAILURES } from './result-code.ts';

const closed = { additionalProperties: false } as const;

/** What the first digits of the card say, of which the browser tells nothing more. */
export const CardRegistrationQuery = Type.Object(
  {
    cardFamily: Type.Optional(literals(CARD_FAMILIES)),
  },
  closed,
);
export type CardRegistrationQuery = Static<typeof CardRegistrationQuery>;

/** Where the browser posts the card, with what belongs beside it: card data never reach our own server. */
export const CardRegistration = Type.Object({
  registrationId: Type.String({ maxLength: 100 }),
  url: Type.String({ description: 'of the payment provider' }),
  accessKey: Type.String(),
  preregistrationData: Type.String(),
});
export type CardRegistration = Static<typeof CardRegistration>;

/** What 3-D Secure asks of a browser (EMV 3DS). */
export const BrowserInfo = Type.Object(
  {
    language: Type.String({ maxLength: 20 }),
    colorDepth: Type.Integer({ minimum: 1, maximum: 64 }),
    screenHeight: Type.Integer({ minimum: 0, maximum: 100_000 }),
    screenWidth: Type.Integer({ minimum: 0, maximum: 100_000 }),
    timeZoneOffset: Type.Integer({ minimum: -1000, maximum: 1000, description: 'minutes' }),
    isJavaEnabled: Type.Boolean(),
  },
  closed,
);
export type BrowserInfo = Static<typeof BrowserInfo>;

/**
 * Pays a booking, or the difference of its change, with the card that was registered; or has its deposit
 * reserved on it. The id is made by the
 * browser: the same one again is the same attempt.
 */
export const PaymentRequest = Type.Object(
  {
    id: Uuid,
    changeId: Type.Optional(Uuid),
    isDeposit: Type.Optional(Type.Literal(true)),
    registrationId: Type.String({ minLength: 1, maxLength: 100 }),
    registrationData: Type.String({ minLength: 1, maxLength: 1000 }),
    browserInfo: BrowserInfo,
  },
  closed,
);
export type PaymentRequest = Static<typeof PaymentRequest>;

/** What is paid with a card, or reserved on it. */
export const PAYMENT_KINDS = ['booking', 'change', 'deposit'] as const;

/** The attempt that is asked about; without one, the newest of the booking or of a change of it. */
export const PaymentQuery = Type.Object({ attemptId: Type.Optional(Uuid) }, closed);
export type PaymentQuery = Static<typeof PaymentQuery>;

/** How it stands with paying a booking: the provider's word where there is one. */
export const PaymentStatus = Type.Object({
  bookingId: Uuid,
  attemptId: Nullable(Uuid, 'which attempt it tells of; null where there is none'),
  kind: Nullable(literals(PAYMENT_KINDS), 'of that attempt'),
  bookingState: literals(BOOKING_STATES),
  state: literals(['none', ...PAYMENT_ATTEMPT_STATES] as const),
  failure: Nullable(literals(PAYMENT_FAILURES), 'of the last attempt, where it failed'),
  challengeUrl: Nullable(Type.String(), 'page of the provider on which the guest confirms the payment'),
  amount: MinorUnits,
  currency: CurrencyCode,
  isAuthorisation: Type.Boolean({ description: 'the amount is reserved on the card, not yet taken' }),
  cardAlias: Nullable(Type.String(), 'its last digits, as the provider shows them'),
  holdEndsAt: Nullable(Instant),
});
export type PaymentStatus = Static<typeof PaymentStatus>;
