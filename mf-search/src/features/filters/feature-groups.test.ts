import type { FeatureCategory } from '@moien/contract';
import { filterFeatures } from '../examples/example-filters.ts';
import { filterCategories } from './feature-groups.ts';

const [first] = filterFeatures as [FeatureCategory];
const emptySubCategory = { ...first.subCategoryArray[0], id: 901, featureTypeArray: [] };
const titlesOf = (categories: readonly FeatureCategory[]) =>
  filterCategories(categories, 'en').map(({ id, subCategories }) => [
    id,
    subCategories.map((each) => each.id),
  ]);

describe('filterCategories', () => {
  it('shows no subcategory without features, and no category that has only such', () => {
    const withEmpty = { ...first, subCategoryArray: [emptySubCategory, ...first.subCategoryArray] };
    const onlyEmpty = { ...first, id: 900, subCategoryArray: [emptySubCategory] };
    const without = { ...first, id: 902, subCategoryArray: [] };
    expect(titlesOf([withEmpty, onlyEmpty, without] as FeatureCategory[])).toEqual(titlesOf([first]));
  });
});
