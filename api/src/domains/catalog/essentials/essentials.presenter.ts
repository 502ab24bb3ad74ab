import {
  type ExchangeRate,
  type FeatureCategory,
  isCurrencyCode,
  isLanguageTag,
  type Language,
} from '@moien/contract';
import type { EssentialsRepository } from './essentials.repository.ts';

type Rows<Method extends keyof EssentialsRepository> = Awaited<ReturnType<EssentialsRepository[Method]>>;

export function presentLanguage(row: Rows<'listLanguages'>[number]): Language {
  if (!isLanguageTag(row.tag)) throw new Error(`The language ${row.tag} is not one of the contract's.`);
  return { tag: row.tag, text: row.text, isAvailable: row.is_available };
}

/** Currencies that nothing here is priced or shown in are left out. */
export function presentExchangeRate({
  currency,
  rate,
  day,
}: Rows<'listExchangeRates'>[number]): ExchangeRate[] {
  return isCurrencyCode(currency) ? [{ currency, rate, day }] : [];
}

export function presentFeatureCategories(
  categories: Rows<'listFeatureCategories'>,
  subCategories: Rows<'listFeatureSubCategories'>,
  featureTypes: Rows<'listFeatureTypes'>,
): FeatureCategory[] {
  const typesBySubCategory = Map.groupBy(featureTypes, (row) => row.subcategory_id);
  const subCategoriesByCategory = Map.groupBy(subCategories, (row) => row.category_id);
  return categories.map((category) => ({
    ...category,
    subCategoryArray: (subCategoriesByCategory.get(category.id) ?? []).map((subCategory) => ({
      id: subCategory.id,
      name: subCategory.name,
      text: subCategory.text,
      featureTypeArray: (typesBySubCategory.get(subCategory.id) ?? []).map((row) => ({
        id: row.id,
        name: row.name,
        text: row.text,
        valueTypeId: row.value_type,
        defaultValue: row.default_value,
        minimumValue: row.minimum_value,
        maximumValue: row.maximum_value,
        unit: row.unit,
      })),
    })),
  }));
}
