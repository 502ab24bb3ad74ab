import {
  type AuthProvider,
  ESSENTIAL_CITIES_MAXIMUM,
  ESSENTIAL_TEXTS_MAXIMUM,
  type Essentials,
  type ExtendedData,
  type LanguageTag,
} from '@moien/contract';
import { presentCity } from '../city/city.presenter.ts';
import { presentCountry } from '../country/country.presenter.ts';
import { cacheEssentials } from './cached-essentials.ts';
import { presentExchangeRate, presentFeatureCategories, presentLanguage } from './essentials.presenter.ts';
import type { EssentialsRepository } from './essentials.repository.ts';

export type EssentialsService = ReturnType<typeof createEssentialsService>;

export function createEssentialsService(
  repository: EssentialsRepository,
  readGeneration: () => Promise<number>,
  authProviderArray: AuthProvider[],
) {
  async function read(language: LanguageTag): Promise<Essentials> {
    const [textArray, countries, languages, cities, propertyTypeArray, rentalTypeArray, genderArray, rates] =
      await Promise.all([
        repository.listTexts(language, ESSENTIAL_TEXTS_MAXIMUM),
        repository.listCountries(),
        repository.listLanguages(),
        repository.listCitiesWithProperties(ESSENTIAL_CITIES_MAXIMUM),
        repository.listPropertyTypes(),
        repository.listRentalTypes(),
        repository.listGenders(),
        repository.listExchangeRates(),
      ]);
    return {
      textArray,
      countryArray: countries.map(presentCountry),
      languageArray: languages.map(presentLanguage),
      cityArray: cities.map(presentCity),
      propertyTypeArray,
      rentalTypeArray,
      genderArray,
      exchangeRateArray: rates.flatMap(presentExchangeRate),
      authProviderArray,
    };
  }

  return {
    /** What every page needs before it can be drawn; overriding texts in the language asked for. */
    readEssentials: cacheEssentials(read, readGeneration),

    /** What filters and the pages of a property need besides. */
    async readExtendedData(): Promise<ExtendedData> {
      const [categories, subCategories, featureTypes] = await Promise.all([
        repository.listFeatureCategories(),
        repository.listFeatureSubCategories(),
        repository.listFeatureTypes(),
      ]);
      return {
        featureTypeByCategoryAndSubCategoryArray: presentFeatureCategories(
          categories,
          subCategories,
          featureTypes,
        ),
      };
    },
  };
}
