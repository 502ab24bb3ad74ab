import { exampleExtendedData, exampleProperty } from '@moien/shared-lib/testing';
import { readHousePermissions } from './read-house-rules.ts';

const [category] = exampleExtendedData.featureTypeByCategoryAndSubCategoryArray;
const [subCategory] = category?.subCategoryArray ?? [];
const [wifi] = subCategory?.featureTypeArray ?? [];
if (!category || !subCategory || !wifi) throw new Error('The example has no features.');

const rules = ['pets-allowed', 'smoking-allowed', 'parties-allowed'].map((name, index) => ({
  ...wifi,
  id: 140 + index,
  name,
}));
const vocabulary = {
  featureTypeByCategoryAndSubCategoryArray: [
    { ...category, subCategoryArray: [{ ...subCategory, featureTypeArray: rules }] },
  ],
};

describe('readHousePermissions', () => {
  it.each([
    [[], { pets: false, smoking: false, parties: false }],
    [[{ featureTypeId: 140, value: 1 }], { pets: true, smoking: false, parties: false }],
    [
      [
        { featureTypeId: 141, value: 1 },
        { featureTypeId: 142, value: 0 },
      ],
      { pets: false, smoking: true, parties: false },
    ],
  ])('reads from %j', (featureArray, permissions) => {
    expect(readHousePermissions({ ...exampleProperty, featureArray }, vocabulary)).toEqual(permissions);
  });
});
