import { type Static, Type } from 'typebox';
import { CurrencyCode, Day, Instant, MinorUnits } from '../lib/scalars.schema.ts';
import { CancellationPolicyTerms } from './cancellation-policy.schema.ts';

/** A night of a stay; both amounts in minor units. */
export const PaidNight = Type.Object(
  {
    day: Day,
    amount: Type.Integer({ minimum: 0, description: 'its price after discounts' }),
    touristTax: MinorUnits,
  },
  { additionalProperties: false },
);
export type PaidNight = Static<typeof PaidNight>;

/** All that decides what a cancellation returns, as a booking freezes it. Money in minor units. */
export const RefundTerms = Type.Object(
  {
    currency: CurrencyCode,
    arrivalDate: Day,
    departureDate: Day,
    timeZone: Type.String({ maxLength: 64, description: 'IANA name of the home’s time zone' }),
    checkInTime: Type.String({
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
      description: 'in the home’s time zone',
    }),
    confirmedAt: Instant,
    policy: CancellationPolicyTerms,
    nightArray: Type.Array(PaidNight, { minItems: 1, description: 'every night of the stay, in order' }),
    cleaningFee: MinorUnits,
    bookingOptionTotal: MinorUnits,
    guestServiceFee: MinorUnits,
  },
  { additionalProperties: false },
);
export type RefundTerms = Static<typeof RefundTerms>;

/** Whose rule decides; an admin chooses one of the two. */
export const CancelledBy = Type.Union([Type.Literal('guest'), Type.Literal('owner')]);
export type CancelledBy = Static<typeof CancelledBy>;

/** Why so much comes back, by what happens to the nights. */
export const RefundRule = Type.Union([
  Type.Literal('grace-period'),
  Type.Literal('all-nights-returned'),
  Type.Literal('first-nights-kept'),
  Type.Literal('first-nights-kept-part-returned'),
  Type.Literal('part-returned'),
  Type.Literal('no-nights-returned'),
  Type.Literal('stay-begun-next-nights-kept'),
  Type.Literal('stay-begun-next-nights-kept-part-returned'),
  Type.Literal('stay-begun-no-nights-returned'),
  Type.Literal('owner-before-check-in'),
  Type.Literal('owner-during-stay'),
]);
export type RefundRule = Static<typeof RefundRule>;

export const RefundLine = Type.Object({
  kind: Type.Union([
    Type.Literal('nights'),
    Type.Literal('cleaning-fee'),
    Type.Literal('booking-options'),
    Type.Literal('tourist-tax'),
    Type.Literal('service-fee'),
  ]),
  amount: Type.Integer({ minimum: 1, description: 'integer minor units of the currency' }),
});
export type RefundLine = Static<typeof RefundLine>;

/** What comes back: the sum of its lines, none of which is 0. */
export const Refund = Type.Object({
  currency: CurrencyCode,
  lineArray: Type.Array(RefundLine),
  total: MinorUnits,
  nightsKept: Type.Integer({
    minimum: 0,
    description: 'nights of which nothing is returned, the first ones',
  }),
  percentReturned: Type.Integer({ minimum: 0, maximum: 100, description: 'of the nights that follow those' }),
  rule: RefundRule,
});
export type Refund = Static<typeof Refund>;
