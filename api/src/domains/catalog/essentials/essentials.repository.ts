import type { LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { listCitiesWithProperties } from '../city/city.repository.ts';
import { listCountries } from '../country/country.repository.ts';

export type EssentialsRepository = ReturnType<typeof createEssentialsRepository>;

export function createEssentialsRepository(database: Database) {
  return {
    listTexts: (language: LanguageTag, maximum: number) =>
      database
        .selectFrom('text_override')
        .select(['slug', 'text'])
        .where('language_tag', '=', language)
        .orderBy('slug')
        .limit(maximum)
        .execute(),
    listLanguages: () =>
      database.selectFrom('language').select(['tag', 'text', 'is_available']).orderBy('tag').execute(),
    listCountries: () => listCountries(database),
    listCitiesWithProperties: (maximum: number) => listCitiesWithProperties(database, maximum),
    listPropertyTypes: () =>
      database.selectFrom('property_type').select(['id', 'name', 'text']).orderBy('position').execute(),
    listRentalTypes: () =>
      database.selectFrom('rental_type').select(['id', 'name', 'text']).orderBy('position').execute(),
    listGenders: () => database.selectFrom('gender').select(['id', 'name', 'text']).orderBy('id').execute(),
    /** The newest of each currency. */
    listExchangeRates: () =>
      database
        .selectFrom('exchange_rate')
        .distinctOn('currency')
        .select(['currency', 'rate', 'day'])
        .orderBy('currency')
        .orderBy('day', 'desc')
        .execute(),
    listFeatureCategories: () =>
      database.selectFrom('feature_category').select(['id', 'name', 'text']).orderBy('position').execute(),
    listFeatureSubCategories: () =>
      database
        .selectFrom('feature_subcategory')
        .select(['id', 'name', 'text', 'category_id'])
        .orderBy('position')
        .execute(),
    listFeatureTypes: () =>
      database
        .selectFrom('feature_type')
        .select([
          'id',
          'name',
          'text',
          'subcategory_id',
          'value_type',
          'default_value',
          'minimum_value',
          'maximum_value',
          'unit',
        ])
        .orderBy('position')
        .orderBy('id')
        .execute(),
  };
}
