import { type Static, Type } from 'typebox';
import { recordOf } from '../lib/record.schema.ts';
import { CurrencyCode, Day, LanguageTag, MinorUnits } from '../lib/scalars.schema.ts';
import { MAXIMUM_GUESTS_PER_TYPE } from './limits.ts';

const guests = Type.Optional(Type.Integer({ minimum: 0, maximum: MAXIMUM_GUESTS_PER_TYPE }));

/** Specification §3: how many nights there are at each price, by the price in minor units. */
export const NightCountByPriceMap = recordOf(Type.Integer({ minimum: 1 }), '^\\d{1,15}$');
export type NightCountByPriceMap = Static<typeof NightCountByPriceMap>;

export const QuoteLine = Type.Object({
  kind: Type.Union([
    Type.Literal('nights'),
    Type.Literal('cleaning-fee'),
    Type.Literal('service-fee'),
    Type.Literal('months'),
    Type.Literal('part-month'),
  ]),
  quantity: Type.Integer({ minimum: 1, description: 'nights or months at this price; 1 for a fee' }),
  unitAmount: MinorUnits,
  amount: MinorUnits,
});
export type QuoteLine = Static<typeof QuoteLine>;

/**
 * What a stay costs, in the property's currency: the sum of its lines. The deposit comes back and is none of
 * them. By the month, `months` are rent and charges of whole months, and each night of `part-month` is a
 * thirtieth of `unitAmount`.
 */
export const Quote = Type.Object({
  arrivalDate: Day,
  departureDate: Day,
  nightCount: Type.Integer({ minimum: 1 }),
  nightCountByPriceMap: NightCountByPriceMap,
  currency: CurrencyCode,
  lineArray: Type.Array(QuoteLine),
  total: MinorUnits,
});
export type Quote = Static<typeof Quote>;

const guestCounts = { adultCount: guests, childrenCount: guests, infantCount: guests, petCount: guests };

/** By the night, or by the month. */
export const StayTerm = Type.Union([Type.Literal('night'), Type.Literal('month')]);
export type StayTerm = Static<typeof StayTerm>;

export const QuoteRequest = Type.Object(
  {
    arrivalDate: Day,
    departureDate: Day,
    ...guestCounts,
    currency: Type.Optional(CurrencyCode),
    term: Type.Optional(StayTerm),
  },
  { additionalProperties: false },
);
export type QuoteRequest = Static<typeof QuoteRequest>;

/** The stay that homes like another are wanted for; it takes both days. */
export const SimilarQuery = Type.Object(
  {
    language: Type.Optional(LanguageTag),
    arrivalDate: Type.Optional(Day),
    departureDate: Type.Optional(Day),
    ...guestCounts,
  },
  { additionalProperties: false },
);
export type SimilarQuery = Static<typeof SimilarQuery>;

export const PropertyQuote = Type.Object({
  quote: Quote,
  conversionRate: Type.Number({
    exclusiveMinimum: 0,
    description: 'units of the currency asked for one of the property’s; 1 where there is no rate',
  }),
});
export type PropertyQuote = Static<typeof PropertyQuote>;
