import { type Static, Type } from 'typebox';
import { AuthProvider } from '../identity/account.schema.ts';
import { ExchangeRate } from '../lib/exchange-rate.schema.ts';
import { LanguageTag, LocalizedName, VocabularyId } from '../lib/scalars.schema.ts';
import { City, Country } from './city.schema.ts';
import { FeatureCategory } from './feature.schema.ts';
import { ESSENTIAL_CITIES_MAXIMUM, ESSENTIAL_TEXTS_MAXIMUM } from './limits.ts';

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
  authProviderArray: Type.Optional(
    Type.Array(AuthProvider, { description: 'known with the page, so that no button of theirs comes late' }),
  ),
});
export type Essentials = Static<typeof Essentials>;

export const ExtendedData = Type.Object({
  featureTypeByCategoryAndSubCategoryArray: Type.Array(FeatureCategory),
});
export type ExtendedData = Static<typeof ExtendedData>;
