import { type Static, Type } from 'typebox';
import { recordOf } from '../lib/record.schema.ts';
import { CurrencyCode, Day, LanguageTag, MinorUnits, VocabularyId } from '../lib/scalars.schema.ts';
import {
  CHOSEN_OPTIONS_MAXIMUM,
  type GUEST_COUNT_NAMES,
  MAXIMUM_GUESTS_PER_TYPE,
  MAXIMUM_OPTION_QUANTITY,
} from './limits.ts';
import { DiscountKind, TaxRemitter } from './price-rules.schema.ts';

const guests = Type.Optional(Type.Integer({ minimum: 0, maximum: MAXIMUM_GUESTS_PER_TYPE }));

/** Specification §3: how many nights there are at each price, by the price in minor units. */
export const NightCountByPriceMap = recordOf(Type.Integer({ minimum: 1 }), '^\\d{1,15}$');
export type NightCountByPriceMap = Static<typeof NightCountByPriceMap>;

const LineAmount = Type.Integer({
  description: 'integer minor units of the currency; below 0 for a discount alone',
});

export const QuoteLine = Type.Object({
  kind: Type.Union([
    Type.Literal('nights'),
    Type.Literal('cleaning-fee'),
    Type.Literal('option'),
    Type.Literal('discount'),
    Type.Literal('tourist-tax'),
    Type.Literal('service-fee'),
    Type.Literal('months'),
    Type.Literal('part-month'),
  ]),
  quantity: Type.Integer({
    minimum: 1,
    description:
      'nights or months at this price; of an option, how often it is charged; of a tax by the person, nights ' +
      'of all taxed persons; otherwise 1',
  }),
  unitAmount: LineAmount,
  amount: LineAmount,
  featureTypeId: Type.Optional(VocabularyId),
  discountKind: Type.Optional(DiscountKind),
  percent: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'of a discount: off the nights; of the service fee: of all lines but the tax',
    }),
  ),
  remittedBy: Type.Optional(TaxRemitter),
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

/** How much of a booking option a guest wants. */
export const OptionQuantity = Type.Object(
  {
    featureTypeId: VocabularyId,
    quantity: Type.Integer({ minimum: 1, maximum: MAXIMUM_OPTION_QUANTITY }),
  },
  { additionalProperties: false },
);
export type OptionQuantity = Static<typeof OptionQuantity>;

export const QuoteRequest = Type.Object(
  {
    arrivalDate: Day,
    departureDate: Day,
    ...guestCounts,
    currency: Type.Optional(CurrencyCode),
    term: Type.Optional(StayTerm),
    optionArray: Type.Optional(
      Type.Array(OptionQuantity, {
        maxItems: CHOSEN_OPTIONS_MAXIMUM,
        description: 'options of the home; quantities of one that is named twice are added up',
      }),
    ),
  },
  { additionalProperties: false },
);
export type QuoteRequest = Static<typeof QuoteRequest>;

/** Who comes along; without a count there is nobody of that kind. */
export type StayGuestCounts = Pick<QuoteRequest, (typeof GUEST_COUNT_NAMES)[number]>;

/** The stay that homes are wanted for; it takes both days. */
export const StayQuery = Type.Object(
  {
    language: Type.Optional(LanguageTag),
    arrivalDate: Type.Optional(Day),
    departureDate: Type.Optional(Day),
    ...guestCounts,
  },
  { additionalProperties: false },
);
export type StayQuery = Static<typeof StayQuery>;

/** What one night costs, in minor units of the quote's currency. */
export const NightAmount = Type.Object({ day: Day, amount: MinorUnits });
export type NightAmount = Static<typeof NightAmount>;

export const PropertyQuote = Type.Object({
  quote: Quote,
  nightArray: Type.Array(NightAmount, {
    description: 'by the night: each in order, after the discount; their sum is exact',
  }),
  digest: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'of the lines, dates and guests: another quote has another one',
  }),
  conversionRate: Type.Number({
    exclusiveMinimum: 0,
    description: 'units of the currency asked for one of the property’s; 1 where there is no rate',
  }),
});
export type PropertyQuote = Static<typeof PropertyQuote>;
