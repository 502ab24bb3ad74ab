import { exampleExtendedData, exampleProperty } from '@moien/shared-lib/testing';
import { groupFeatures } from './group-features.ts';

const featured = (...featureArray: { featureTypeId: number; value: number }[]) =>
  groupFeatures({ ...exampleProperty, featureArray }, exampleExtendedData, 'de');

describe('groupFeatures', () => {
  it("names what the home has by category and subcategory, in the vocabulary's order and the page's language", () => {
    const groups = featured({ featureTypeId: 6, value: 1 }, { featureTypeId: 2, value: 1 });
    const texts = groups.map(({ title, subgroups }) => [
      title,
      ...subgroups.map((subgroup) => [subgroup.title, ...subgroup.features.map(({ text }) => text)]),
    ]);
    expect(texts).toEqual([
      ['Komfort', ['Grundlegendes', 'Aufzug']],
      ['Sicherheit', ['Feuer', 'Rauchmelder']],
    ]);
  });

  it('has no title for a subcategory that has just the feature of its name', () => {
    const [comfort] = exampleExtendedData.featureTypeByCategoryAndSubCategoryArray;
    const [basics] = comfort?.subCategoryArray ?? [];
    if (!comfort || !basics) throw new Error('The example has no category.');
    const lift = { ...basics, text: { en: 'Lift', fr: 'Ascenseur', de: 'Aufzug' } };
    const extendedData = {
      featureTypeByCategoryAndSubCategoryArray: [{ ...comfort, subCategoryArray: [lift] }],
    };
    const titleWith = (...ids: number[]) =>
      groupFeatures(
        { ...exampleProperty, featureArray: ids.map((featureTypeId) => ({ featureTypeId, value: 1 })) },
        extendedData,
        'de',
      )[0]?.subgroups[0]?.title;
    expect(titleWith(6)).toBeUndefined();
    expect(titleWith(6, 1)).toBe('Aufzug');
  });

  it('gives numbers with their unit, and flags without a number', () => {
    const [comfort, rooms] = featured(
      { featureTypeId: 1, value: 1 },
      { featureTypeId: 4, value: 12.5 },
      { featureTypeId: 5, value: 2 },
    );
    expect(comfort?.subgroups[0]?.features).toEqual([
      { id: 1, name: 'wi-fi', text: 'WLAN', value: undefined, unit: null },
    ]);
    expect(rooms?.subgroups.map(({ title }) => title)).toEqual(['Außen']);
    expect(rooms?.subgroups[0]?.features).toEqual([
      { id: 4, name: 'balcony-area', text: 'Balkon', value: 12.5, unit: 'square-metre' },
      { id: 5, name: 'parking-spaces', text: 'Stellplätze', value: 2, unit: null },
    ]);
  });

  it('leaves out what the facts say, what there is none of, and what the vocabulary does not know', () => {
    expect(
      featured(
        { featureTypeId: 3, value: 84 },
        { featureTypeId: 5, value: 0 },
        { featureTypeId: 99, value: 1 },
      ),
    ).toEqual([]);
  });
});
