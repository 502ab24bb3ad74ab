import type { ExtendedData, Property } from '@moien/contract';

/** What may be done in a home; undefined where the vocabulary of features did not come. */
export type HousePermissions = { pets: boolean; smoking: boolean; parties: boolean };

const FEATURE_OF = {
  pets: 'pets-allowed',
  smoking: 'smoking-allowed',
  parties: 'parties-allowed',
} as const satisfies Record<keyof HousePermissions, string>;

/** A home allows what it says that it allows. */
export function readHousePermissions(property: Property, extendedData: ExtendedData): HousePermissions {
  const nameById = new Map(
    extendedData.featureTypeByCategoryAndSubCategoryArray
      .flatMap(({ subCategoryArray }) => subCategoryArray)
      .flatMap(({ featureTypeArray }) => featureTypeArray)
      .map(({ id, name }) => [id, name]),
  );
  const allowed = new Set(
    property.featureArray.flatMap(({ featureTypeId, value }) => (value ? [nameById.get(featureTypeId)] : [])),
  );
  return {
    pets: allowed.has(FEATURE_OF.pets),
    smoking: allowed.has(FEATURE_OF.smoking),
    parties: allowed.has(FEATURE_OF.parties),
  };
}
