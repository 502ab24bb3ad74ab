import { type Static, Type } from 'typebox';
import { type CurrencyCode, MinorUnits, Nullable, VocabularyId } from '../lib/scalars.schema.ts';
import { MAXIMUM_OPTION_QUANTITY } from './limits.ts';

/** In the order in which equal discounts are preferred. */
export const DiscountKind = Type.Union([
  Type.Literal('monthly'),
  Type.Literal('weekly'),
  Type.Literal('early-booking'),
  Type.Literal('last-minute'),
]);
export type DiscountKind = Static<typeof DiscountKind>;

/** What an owner takes off the price of the nights. */
export const Discount = Type.Object({
  kind: DiscountKind,
  percent: Type.Integer({ minimum: 1, maximum: 90 }),
  days: Nullable(
    Type.Integer({ minimum: 0, maximum: 365 }),
    'from booking to arrival: at least for early-booking, at most for last-minute; null for the others',
  ),
});
export type Discount = Static<typeof Discount>;

/** How often a booking option is charged. */
export const BookingOptionBasis = Type.Union([Type.Literal('per-stay'), Type.Literal('per-night')]);
export type BookingOptionBasis = Static<typeof BookingOptionBasis>;

/** An extra of a home: a feature type of the value type booking-option, with its price. */
export const BookingOption = Type.Object({
  featureTypeId: VocabularyId,
  unitAmount: MinorUnits,
  basis: BookingOptionBasis,
  maximumQuantity: Type.Integer({ minimum: 1, maximum: MAXIMUM_OPTION_QUANTITY }),
});
export type BookingOption = Static<typeof BookingOption>;

/** Who pays a tourist tax on to the municipality. */
export const TaxRemitter = Type.Union([Type.Literal('platform'), Type.Literal('owner')]);
export type TaxRemitter = Static<typeof TaxRemitter>;

/** The rule of a municipality as it holds for a stay; amounts are in minor units of `currency`. */
export type TouristTax = {
  currency: CurrencyCode;
  /** Guests below this age, in years, pay nothing; null: everybody pays. */
  exemptBelowAge: number | null;
  remittedBy: TaxRemitter;
} & (
  | { basis: 'amount-per-person-night'; amount: number }
  /** `cap`: at most so much for one person and night. */
  | { basis: 'percent-of-nights'; percent: number; cap: number | null }
);

/** The name of the rules by which money comes back when a stay is cancelled. */
export const CancellationPolicy = Type.Union([
  Type.Literal('flexible'),
  Type.Literal('moderate'),
  Type.Literal('firm'),
  Type.Literal('strict'),
]);
export type CancellationPolicy = Static<typeof CancellationPolicy>;
