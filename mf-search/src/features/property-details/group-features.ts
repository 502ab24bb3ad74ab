import type { ExtendedData, FeatureType, LanguageTag, Property } from '@moien/contract';

export type NamedFeature = Pick<FeatureType, 'id' | 'name' | 'unit'> & { text: string; value?: number };
/** Without a title when it would only repeat the one feature below it. */
export type FeatureSubgroup = { id: number; title: string | undefined; features: NamedFeature[] };
export type FeatureGroup = { id: number; title: string; subgroups: FeatureSubgroup[] };

/** What the facts beside the title and the house rules already say. */
const STATED_ELSEWHERE = new Set([
  'area',
  'bedrooms',
  'bathrooms',
  'pets-allowed',
  'smoking-allowed',
  'parties-allowed',
]);

/**
 * The property's features under the names of their categories and subcategories, in the vocabulary's order.
 */
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
      subgroups: category.subCategoryArray
        .map((subCategory) => ({
          id: subCategory.id,
          title: subCategory.text[languageTag],
          features: subCategory.featureTypeArray
            .filter((type) => valueById.get(type.id) && !STATED_ELSEWHERE.has(type.name))
            .map((type) => named(type, valueById.get(type.id), languageTag)),
        }))
        .filter((subgroup) => subgroup.features.length > 0)
        .map(withoutEcho),
    }))
    .filter((group) => group.subgroups.length > 0);
}

function withoutEcho(subgroup: FeatureSubgroup): FeatureSubgroup {
  const [first, second] = subgroup.features;
  return second === undefined && first?.text === subgroup.title
    ? { ...subgroup, title: undefined }
    : subgroup;
}

function named(type: FeatureType, value: number | undefined, languageTag: LanguageTag): NamedFeature {
  const isNumber = type.valueTypeId === 'integer' || type.valueTypeId === 'real';
  const { id, name, unit } = type;
  return { id, name, text: type.text[languageTag], value: isNumber ? value : undefined, unit };
}
