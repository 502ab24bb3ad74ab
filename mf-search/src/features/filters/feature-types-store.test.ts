import { decodeSearchQuery } from '@moien/contract';
import { exampleExtendedData, exampleRoot } from '@moien/shared-lib/testing';
import { filterCategories } from './feature-groups.ts';
import { featureTypesStore } from './feature-types-store.ts';

const read = (address: string) => decodeSearchQuery(new URLSearchParams(address)).query;

function openStore(snapshot?: unknown) {
  const asked: string[] = [];
  let isAway = false;
  const root = exampleRoot({
    transport: async ({ url }) => {
      asked.push(url);
      if (isAway) throw new Error('Network Error');
      return { status: 200, body: exampleExtendedData };
    },
    featureSnapshots: snapshot === undefined ? {} : { 'search/feature-types': snapshot },
  });
  return {
    store: root.feature(featureTypesStore),
    asked,
    setAway: (value: boolean) => {
      isAway = value;
    },
  };
}

describe('FeatureTypesStore', () => {
  it('asks once, however many wish for it', async () => {
    const { store, asked } = openStore();
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(asked).toHaveLength(1);
    expect(store.textOf('lift')).toBe('Aufzug');
  });

  it('asks for names only when the search has features, and hands over just those', async () => {
    const { store, asked } = openStore();
    await store.loadFor(read('cityId=7'));
    expect(asked).toEqual([]);
    await store.loadFor(read('feature-lift=true'));
    expect(store.toSnapshot().map(({ name }) => name)).toEqual(['lift']);

    const browser = openStore(store.toSnapshot());
    await browser.store.loadFor(read('feature-lift=true'));
    expect(browser.asked).toEqual([]);
    expect(browser.store.textOf('lift')).toBe('Aufzug');
    expect(browser.store.textOf('unheard-of')).toBe('unheard-of');
  });

  it('logs a failure, and is asked again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { store, setAway } = openStore();
    setAway(true);
    await store.load();
    expect(store.hasFailed).toBe(true);
    expect(warn).toHaveBeenCalledWith('The extended data could not be loaded.');
    setAway(false);
    await store.load();
    expect(store.hasFailed).toBe(false);
    expect(store.categories).toHaveLength(3);
    warn.mockRestore();
  });
});

describe('filterCategories', () => {
  const text = { en: '', fr: '', de: '' };

  it('leaves out what has nothing to choose, and shows the slug of a row without a name', () => {
    const [comfort] = exampleExtendedData.featureTypeByCategoryAndSubCategoryArray;
    const [basics] = comfort?.subCategoryArray ?? [];
    const [wifi] = basics?.featureTypeArray ?? [];
    if (!comfort || !basics || !wifi) throw new Error('The example has lost its first category.');
    const categories = filterCategories(
      [
        { ...comfort, text, subCategoryArray: [{ ...basics, featureTypeArray: [{ ...wifi, text }] }] },
        { ...comfort, id: 2, subCategoryArray: [{ ...basics, featureTypeArray: [] }] },
        { ...comfort, id: 3, subCategoryArray: [] },
      ],
      'de',
    );
    expect(categories.map(({ id, title }) => [id, title])).toEqual([[1, 'comfort']]);
    expect(categories[0]?.subCategories[0]?.features.map((feature) => feature.text)).toEqual(['wi-fi']);
  });
});
