import { type Static, Type } from 'typebox';
import { ESSENTIAL_CITIES_MAXIMUM, ESSENTIAL_TEXTS_MAXIMUM } from '../limits.ts';
import { CurrencyCode, Day, LanguageTag, Nullable } from './scalars.ts';

export const Uuid = Type.String({ format: 'uuid', description: 'UUIDv7' });
/** A 32-bit integer of the database. */
export const VocabularyId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' });

/** A name in each language, from the vocabulary tables. */
export const LocalizedName = Type.Object({ en: Type.String(), fr: Type.String(), de: Type.String() });
export type LocalizedName = Static<typeof LocalizedName>;

export const Country = Type.Object({
  code: CountryCode,
  name: LocalizedName,
  phonePrefix: Type.String({ pattern: '^\\+\\d{1,4}$' }),
  iconImagePath: Type.String(),
});
export type Country = Static<typeof Country>;

export const City = Type.Object({
  id: VocabularyId,
  name: Type.String(),
  localizedName: Type.Union([LocalizedName, Type.Null()], {
    description: 'where the languages call it by different names',
  }),
  countryCode: CountryCode,
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  propertyCount: Type.Integer({ minimum: 0, description: 'published homes in this city' }),
});
export type City = Static<typeof City>;

export const Language = Type.Object({ tag: LanguageTag, text: LocalizedName, isAvailable: Type.Boolean() });
export type Language = Static<typeof Language>;

/** A text that overrides the one of a release, by `namespace:slug`. */
export const Text = Type.Object({ slug: Type.String(), text: Type.String() });
export type Text = Static<typeof Text>;

export const PropertyType = Type.Object({ id: VocabularyId, name: Type.String(), text: LocalizedName });
export type PropertyType = Static<typeof PropertyType>;
export const RentalType = Type.Object({ id: VocabularyId, name: Type.String(), text: LocalizedName });
export type RentalType = Static<typeof RentalType>;
export const Gender = Type.Object({ id: VocabularyId, name: Type.String(), text: LocalizedName });
export type Gender = Static<typeof Gender>;

/** Specification §3: integer, real, boolean, booking-option. */
export const FeatureValueType = Type.Union([
  Type.Literal('integer'),
  Type.Literal('real'),
  Type.Literal('boolean'),
  Type.Literal('booking-option'),
]);
export type FeatureValueType = Static<typeof FeatureValueType>;

export const FeatureType = Type.Object({
  id: VocabularyId,
  name: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  text: LocalizedName,
  valueTypeId: FeatureValueType,
  defaultValue: Nullable(Type.Number()),
  minimumValue: Nullable(Type.Number()),
  maximumValue: Nullable(Type.Number()),
  unit: Nullable(Type.Literal('square-metre')),
});
export type FeatureType = Static<typeof FeatureType>;

export const FeatureSubCategory = Type.Object({
  id: VocabularyId,
  name: Type.String(),
  text: LocalizedName,
  featureTypeArray: Type.Array(FeatureType),
});
export const FeatureCategory = Type.Object({
  id: VocabularyId,
  name: Type.String(),
  text: LocalizedName,
  subCategoryArray: Type.Array(FeatureSubCategory),
});
export type FeatureCategory = Static<typeof FeatureCategory>;

/** What the page shows of a person. */
export const Profile = Type.Object({
  userId: Uuid,
  mangopayUserId: Nullable(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
  imagePath: Nullable(Type.String()),
});
export type Profile = Static<typeof Profile>;

const UnreadCount = Type.Integer({ minimum: 0, description: '0 for visitors' });

/** Who is asking, and what waits for them. */
export const Session = Type.Object({
  profile: Nullable(Profile),
  unreadNotificationCount: UnreadCount,
  unreadMessageCount: UnreadCount,
});
export type Session = Static<typeof Session>;

/** A reference rate of the European Central Bank. */
export const ExchangeRate = Type.Object({
  currency: CurrencyCode,
  /** Units of the currency for one euro. */
  rate: Type.Number({ exclusiveMinimum: 0 }),
  day: Day,
});
export type ExchangeRate = Static<typeof ExchangeRate>;

export const Essentials = Type.Object({
  textArray: Type.Array(Text, { maxItems: ESSENTIAL_TEXTS_MAXIMUM }),
  countryArray: Type.Array(Country),
  languageArray: Type.Array(Language),
  cityArray: Type.Array(City, {
    maxItems: ESSENTIAL_CITIES_MAXIMUM,
    description: 'cities that have published homes, most homes first',
  }),
  propertyTypeArray: Type.Array(PropertyType),
  rentalTypeArray: Type.Array(RentalType),
  genderArray: Type.Array(Gender),
  exchangeRateArray: Type.Array(ExchangeRate, { maxItems: 20 }),
});
export type Essentials = Static<typeof Essentials>;

export const ExtendedData = Type.Object({
  featureTypeByCategoryAndSubCategoryArray: Type.Array(FeatureCategory),
});
export type ExtendedData = Static<typeof ExtendedData>;
