import { type Static, Type } from 'typebox';
import { Discount } from '../catalog/price-rules.schema.ts';
import { literals } from '../lib/literals.schema.ts';
import { CurrencyCode, Day, ImagePath, Instant, LanguageTag, Nullable, Uuid } from '../lib/scalars.schema.ts';
import {
  CALENDAR_CONFLICTS_MAXIMUM,
  CALENDAR_HOMES_MAXIMUM,
  EDITED_RANGES_MAXIMUM,
  PRICE_RULE_NAME_MAXIMUM,
  PRICE_RULES_MAXIMUM,
} from './calendar-limits.ts';

const Price = Type.Integer({
  minimum: 1,
  maximum: 100_000_000,
  description: 'of a night, in minor units of the currency of the home',
});
const Nights = Type.Integer({ minimum: 1, maximum: 365 });
const WeekdayArray = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
  minItems: 1,
  maxItems: 7,
  uniqueItems: true,
  description: 'ISO: 1 is Monday',
});
const Count = Type.Integer({ minimum: 0 });
const strict = { additionalProperties: false };

/** What takes days of a home, as `occupancy.kind` has it. */
export const ENTRY_KINDS = ['booking', 'hold', 'lease', 'import', 'blocked-by-cancellation'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Where the price of a day comes from; the most specific wins. */
export const PRICE_SOURCES = ['day', 'season', 'weekday', 'base'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

const ruleTerms = {
  name: Type.String({ maxLength: PRICE_RULE_NAME_MAXIMUM }),
  price: Nullable(Price),
  percent: Nullable(
    Type.Integer({ minimum: -90, maximum: 500 }),
    'on the price of a night of the home; null where the rule has a price, or gives none',
  ),
  minimumNights: Nullable(Nights),
  maximumNights: Nullable(Nights),
  arrivalWeekdayArray: Nullable(WeekdayArray, 'null: on each day'),
  departureWeekdayArray: Nullable(WeekdayArray, 'null: on each day'),
};

/** Of a season: from the night of `firstDay` to that of `lastDay`. */
export const SeasonRule = Type.Object(
  { id: Uuid, kind: Type.Literal('season'), firstDay: Day, lastDay: Day, ...ruleTerms },
  strict,
);
export type SeasonRule = Static<typeof SeasonRule>;

export const WeekdayRule = Type.Object(
  { id: Uuid, kind: Type.Literal('weekday'), weekdayArray: WeekdayArray, ...ruleTerms },
  strict,
);
export type WeekdayRule = Static<typeof WeekdayRule>;

/** Of two of one kind that reach a day the first one wins, field by field. */
export const PriceRule = Type.Union([SeasonRule, WeekdayRule]);
export type PriceRule = Static<typeof PriceRule>;

/** The rules of a home for its calendar. */
export const RuleSet = Type.Object(
  {
    ruleArray: Type.Array(PriceRule, { maxItems: PRICE_RULES_MAXIMUM }),
    discountArray: Type.Array(Type.Object(Discount.properties, strict), { maxItems: 4 }),
    noticeDays: Type.Integer({
      minimum: 0,
      maximum: 90,
      description: 'days between today and the first arrival that can be booked',
    }),
    preparationDays: Type.Integer({
      minimum: 0,
      maximum: 14,
      description: 'nights that stay free before and after each stay',
    }),
    bookingWindowDays: Nullable(
      Type.Integer({ minimum: 1, maximum: 730 }),
      'how far ahead the home can be booked; null: until a fixed day',
    ),
  },
  strict,
);
export type RuleSet = Static<typeof RuleSet>;

/** How a day stands, without what takes it. */
export const DaySetting = Type.Object({
  isOpen: Type.Boolean(),
  price: Nullable(Price),
  priceSource: literals(PRICE_SOURCES),
  ruleId: Nullable(Uuid, 'the rule that gives the price'),
  minimumNights: Nights,
  maximumNights: Nights,
  allowsArrival: Type.Boolean(),
  allowsDeparture: Type.Boolean(),
});
export type DaySetting = Static<typeof DaySetting>;

/** What takes days: from the first day to the last, both included. */
export const CalendarEntry = Type.Object({
  kind: literals(ENTRY_KINDS),
  firstDay: Day,
  lastDay: Day,
  bookingId: Nullable(Uuid),
  guestFirstName: Nullable(Type.String()),
  conflictSource: Nullable(Type.String(), 'another calendar that has a reservation for some of these days'),
});
export type CalendarEntry = Static<typeof CalendarEntry>;

export const CalendarHome = Type.Object({
  propertyId: Uuid,
  title: Type.String(),
  imagePath: Nullable(ImagePath),
  currency: CurrencyCode,
  nightlyPrice: Nullable(Price),
  bookableUntil: Nullable(Day, 'the first night that cannot be booked any more'),
  settingArray: Type.Array(DaySetting),
  runArray: Type.Array(Type.Tuple([Count, Type.Integer({ minimum: 1 })]), {
    description: 'from the first day on: an index of settingArray, and for how many days it holds',
  }),
  entryArray: Type.Array(CalendarEntry),
  ruleSet: RuleSet,
});
export type CalendarHome = Static<typeof CalendarHome>;

/** All homes of who asks, by title. */
export const Calendar = Type.Object({ from: Day, to: Day, homeArray: Type.Array(CalendarHome) });
export type Calendar = Static<typeof Calendar>;

export const CalendarQuery = Type.Object(
  { from: Day, to: Day, language: Type.Optional(LanguageTag) },
  strict,
);
export type CalendarQuery = Static<typeof CalendarQuery>;

/** What is left out stays as it is; null gives a value back to the rules. */
export const DayChange = Type.Object(
  {
    isOpen: Type.Optional(Type.Boolean()),
    price: Type.Optional(Nullable(Price)),
    minimumNights: Type.Optional(Nullable(Nights)),
    maximumNights: Type.Optional(Nullable(Nights)),
    allowsArrival: Type.Optional(Nullable(Type.Boolean())),
    allowsDeparture: Type.Optional(Nullable(Type.Boolean())),
  },
  { ...strict, minProperties: 1 },
);
export type DayChange = Static<typeof DayChange>;

const edit = {
  propertyIdArray: Type.Array(Uuid, { minItems: 1, maxItems: CALENDAR_HOMES_MAXIMUM, uniqueItems: true }),
  rangeArray: Type.Array(Type.Object({ firstDay: Day, lastDay: Day }, strict), {
    minItems: 1,
    maxItems: EDITED_RANGES_MAXIMUM,
    description: 'both days included; days that are over are left out',
  }),
  change: DayChange,
};
export const CalendarEditPreviewRequest = Type.Object(edit, strict);
export type CalendarEditPreviewRequest = Static<typeof CalendarEditPreviewRequest>;

/** The id, a UUIDv7, is made by who edits. */
export const CalendarEditRequest = Type.Object({ id: Uuid, ...edit }, strict);
export type CalendarEditRequest = Static<typeof CalendarEditRequest>;

/** Something that takes days of the edit. What is booked, held or leased is neither opened nor closed. */
export const CalendarConflict = Type.Object({
  propertyId: Uuid,
  kind: literals(ENTRY_KINDS),
  firstDay: Day,
  lastDay: Day,
});
export type CalendarConflict = Static<typeof CalendarConflict>;

const counts = {
  homeCount: Count,
  dayCount: Type.Integer({ minimum: 0, description: 'days that change, of all homes' }),
};
export const CalendarEditPreview = Type.Object({
  ...counts,
  conflictArray: Type.Array(CalendarConflict, { maxItems: CALENDAR_CONFLICTS_MAXIMUM }),
  conflictCount: Count,
});
export type CalendarEditPreview = Static<typeof CalendarEditPreview>;

export const CalendarEdit = Type.Object({
  id: Uuid,
  ...counts,
  conflictArray: Type.Array(CalendarConflict, { maxItems: CALENDAR_CONFLICTS_MAXIMUM }),
  conflictCount: Count,
  undoUntil: Instant,
});
export type CalendarEdit = Static<typeof CalendarEdit>;

/** Days that have been changed since stay as they are. */
export const UndoneCalendarEdit = Type.Object({ id: Uuid, ...counts, keptDayCount: Count });
export type UndoneCalendarEdit = Static<typeof UndoneCalendarEdit>;

export const RuleSetRequest = Type.Object(
  {
    propertyIdArray: Type.Array(Uuid, { minItems: 1, maxItems: CALENDAR_HOMES_MAXIMUM, uniqueItems: true }),
    ruleSet: RuleSet,
    knownRuleSet: Type.Optional(RuleSet),
  },
  strict,
);
export type RuleSetRequest = Static<typeof RuleSetRequest>;

export const SavedRuleSet = Type.Object({ homeCount: Count });
export type SavedRuleSet = Static<typeof SavedRuleSet>;
