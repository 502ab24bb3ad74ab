import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import {
  CountryCode,
  CurrencyCode,
  Day,
  ImagePath,
  LanguageQuery,
  MinorUnits,
  Nullable,
  Uuid,
  VocabularyId,
} from '../lib/scalars.schema.ts';
import { FacetCount, Facets } from './facets.schema.ts';
import { COMPARED_MAXIMUM, EXACT_COUNT_MAXIMUM, LOOSENINGS } from './limits.ts';
import { BookingOption, CancellationPolicy, Discount } from './price-rules.schema.ts';
import { Quote } from './quote.schema.ts';

export const PropertyImage = Type.Object({ path: ImagePath });
export type PropertyImage = Static<typeof PropertyImage>;

const summaryProperties = {
  id: Uuid,
  title: Type.String({ description: 'in the language asked for, else in its original language' }),
  cityId: VocabularyId,
  cityName: Type.String(),
  district: Nullable(Type.String({ maxLength: 80 }), 'quarter of the city, by its proper name'),
  countryCode: CountryCode,
  latitude: Type.Number({ description: 'rounded to about 100 m: the exact address is never public' }),
  longitude: Type.Number(),
  typeId: VocabularyId,
  rentalTypeId: VocabularyId,
  guestCount: Type.Integer({ minimum: 1 }),
  bedroomCount: Nullable(Type.Integer({ minimum: 0 })),
  bathroomCount: Nullable(Type.Number({ minimum: 0 })),
  areaSquareMetres: Nullable(Type.Number({ minimum: 0 })),
  isAvailableForShortTerm: Type.Boolean(),
  isAvailableForLongTerm: Type.Boolean(),
  currency: CurrencyCode,
  nightlyPrice: Nullable(MinorUnits),
  monthlyPrice: Nullable(MinorUnits),
  ratingAverage: Nullable(Type.Number({ minimum: 0, maximum: 5 })),
  reviewCount: Type.Integer({ minimum: 0 }),
  isRatedElsewhere: Type.Boolean({
    description: 'rating and reviews were given where the home was imported from, not here',
  }),
  distanceMetres: Nullable(Type.Integer({ minimum: 0, description: 'from the centre searched, if any' })),
  imageArray: Type.Array(PropertyImage),
  quote: Nullable(Quote, 'for the stay that was searched, if arrival and departure were given'),
};

/** A property as a list shows it. */
export const PropertySummary = Type.Object(summaryProperties);
export type PropertySummary = Static<typeof PropertySummary>;

export const PropertyFeature = Type.Object({
  featureTypeId: VocabularyId,
  value: Type.Number({ description: '1 for a boolean or booking option, else the number' }),
});

/** `HH:MM` on the clock of the home. */
export const LocalTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** Half-open range of days [start, end). */
export const DayRange = Type.Object({ start: Day, end: Day });
export type DayRange = Static<typeof DayRange>;

/** Consumer law applies to contracts with a trader only (Directive 2011/83/EU, article 6a(1)(b) and (c)). */
const TraderStatus = literals(['private', 'trader'] as const);

export const PropertyOwner = Type.Object({
  userId: Uuid,
  firstName: Type.String(),
  imagePath: Nullable(Type.String()),
  traderStatus: Nullable(TraderStatus, 'as they have said; null: they have not'),
});
export type PropertyOwner = Static<typeof PropertyOwner>;

/** A property as its own page shows it. */
export const Property = Type.Object({
  ...summaryProperties,
  description: Type.String(),
  textLanguage: Type.String({ description: 'language in which title and description are' }),
  originalLanguage: Type.String(),
  originalText: Nullable(
    Type.Object({ title: Type.String(), description: Type.String() }),
    'as its owner wrote it, when title and description are in another language',
  ),
  featureArray: Type.Array(PropertyFeature),
  otherAmenityArray: Type.Array(Type.String({ maxLength: 60 }), {
    description: 'what else it offers, in the words of its owner: nobody can search for it',
  }),
  deposit: Nullable(MinorUnits),
  cleaningFee: Nullable(MinorUnits),
  guestFeePercent: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'our fee from the guest, of a stay by the night without its tourist tax',
  }),
  discountArray: Type.Array(Discount, { description: 'at most one applies to a stay: the greatest' }),
  bookingOptionArray: Type.Array(BookingOption),
  cancellationPolicy: CancellationPolicy,
  monthlyCharges: Nullable(MinorUnits),
  minimumNights: Type.Integer({ minimum: 1 }),
  maximumNights: Type.Integer({ minimum: 1 }),
  minimumMonths: Nullable(Type.Integer({ minimum: 1 })),
  moveInDate: Nullable(Day),
  energyClass: Nullable(Type.String({ pattern: '^[A-I]$' })),
  registrationNumber: Nullable(Type.String()),
  lacksRegistrationNumber: Type.Boolean({
    description: 'whether one is required for nights there and it has none: it cannot be booked by the night',
  }),
  checkInTime: LocalTime,
  checkOutTime: LocalTime,
  timeZone: Type.String({ description: 'IANA name, in which the times of its stays are' }),
  allowsSameDayTurnover: Type.Boolean(),
  isInstantBookable: Type.Boolean(),
  unavailableArray: Type.Array(DayRange, {
    description: 'nights that cannot be booked, from today on for 365 days, ascending',
  }),
  owner: PropertyOwner,
  creationTimestamp: Type.String({ format: 'date-time' }),
});
export type Property = Static<typeof Property>;

export const Bounds = Type.Object({
  south: Type.Number(),
  west: Type.Number(),
  north: Type.Number(),
  east: Type.Number(),
});
export type Bounds = Static<typeof Bounds>;

/** How many homes a search finds without one of its groups. */
export const LooserCount = Type.Object({
  without: Type.Unsafe<(typeof LOOSENINGS)[number]>(
    Type.Union(LOOSENINGS.map((without) => Type.Literal(without))),
  ),
  count: FacetCount,
});
export type LooserCount = Static<typeof LooserCount>;

export const PropertyPage = Type.Object({
  propertyArray: Type.Array(PropertySummary),
  page: Type.Integer({ minimum: 1 }),
  pageCount: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0, maximum: EXACT_COUNT_MAXIMUM }),
  isCountExact: Type.Boolean({ description: 'false: there are more than count' }),
  bounds: Nullable(Bounds, 'of all that match; when these are more than count, roughly'),
  facets: Nullable(Facets, 'when asked for and not too many homes match: 30,000 in a place, else 10,000'),
  looserArray: Type.Optional(
    Type.Array(LooserCount, {
      maxItems: LOOSENINGS.length,
      description: 'when no home matches: what leaving out each group would find',
    }),
  ),
});
export type PropertyPage = Static<typeof PropertyPage>;

/** In the order in which they were asked for, without those that are not offered. */
export const ComparedProperties = Type.Object({
  propertyArray: Type.Array(Property, { maxItems: COMPARED_MAXIMUM }),
});
export type ComparedProperties = Static<typeof ComparedProperties>;

const UUID = '[\\da-fA-F]{8}(-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';

export const ComparedPropertiesQuery = Type.Object(
  {
    ...LanguageQuery.properties,
    propertyIdArray: Type.String({
      pattern: `^${UUID}(,${UUID}){0,${COMPARED_MAXIMUM - 1}}$`,
      description: 'ids with commas between them, up to four',
    }),
  },
  { additionalProperties: false },
);
export type ComparedPropertiesQuery = Static<typeof ComparedPropertiesQuery>;

/** A few homes that belong together. */
export const PropertyList = Type.Object({ propertyArray: Type.Array(PropertySummary) });
export type PropertyList = Static<typeof PropertyList>;
