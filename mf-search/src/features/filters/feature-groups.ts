import type { FeatureCategory, FeatureType, LanguageTag } from '@moien/contract';

export type FilterFeature = { type: FeatureType; text: string };
export type FilterSubCategory = { id: number; title: string; features: FilterFeature[] };
export type FilterCategory = { id: number; title: string; subCategories: FilterSubCategory[] };

/** Categories with something to choose, in the vocabulary's order. A row without a name shows its slug. */
export function filterCategories(
  categories: readonly FeatureCategory[],
  languageTag: LanguageTag,
): FilterCategory[] {
  const textOf = ({ name, text }: Pick<FeatureType, 'name' | 'text'>) => text[languageTag] || name;
  return categories
    .map((category) => ({
      id: category.id,
      title: textOf(category),
      subCategories: category.subCategoryArray
        .map((subCategory) => ({
          id: subCategory.id,
          title: textOf(subCategory),
          features: subCategory.featureTypeArray.map((type) => ({ type, text: textOf(type) })),
        }))
        .filter(({ features }) => features.length > 0),
    }))
    .filter(({ subCategories }) => subCategories.length > 0);
}
