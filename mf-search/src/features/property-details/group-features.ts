import type { ExtendedData, FeatureType, LanguageTag, Property } from '@moien/contract';

export type NamedFeature = { id: number; text: string; value?: number; unit: FeatureType['unit'] };
export type FeatureGroup = { id: number; title: string; features: NamedFeature[] };

/** What the facts beside the title already say. */
const STATED_AS_FACTS = new Set(['area', 'bedrooms', 'bathrooms']);

/** The property's features under the names of their categories, in the vocabulary's order. */
export function groupFeatures(
  property: Property,
  extendedData: ExtendedData,
  languageTag: LanguageTag,
): FeatureGroup[] {
  const valueById = new Map(property.featureArray.map((feature) => [feature.featureTypeId, feature.value]));
  return extendedData.featureTypeByCategoryAndSubCategoryArray
    .map((category) => ({
      id: category.id,
      title: category.text[languageTag],
      features: category.subCategoryArray
        .flatMap((subCategory) => subCategory.featureTypeArray)
        .filter((type) => valueById.get(type.id) && !STATED_AS_FACTS.has(type.name))
        .map((type) => ({
          id: type.id,
          text: type.text[languageTag],
          value:
            type.valueTypeId === 'integer' || type.valueTypeId === 'real'
              ? valueById.get(type.id)
              : undefined,
          unit: type.unit,
        })),
    }))
    .filter((group) => group.features.length > 0);
}
