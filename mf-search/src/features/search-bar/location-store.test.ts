import type { City } from '@moien/contract';
import type { Transport } from '@moien/shared-lib';
import { exampleRoot } from '@moien/shared-lib/testing';
import { locationStore } from './location-store.ts';

const city = (id: number, name: string): City => ({
  id,
  name,
  localizedName: null,
  countryCode: 'DE',
  latitude: 49.7,
  longitude: 6.6,
  propertyCount: 3,
});

function createStore(transport: Transport) {
  return exampleRoot({ transport }).feature(locationStore);
}

describe('LocationStore', () => {
  it('finds cities, and none for nothing', async () => {
    const store = createStore(async () => ({ status: 200, body: { cityArray: [city(1, 'Trier')] } }));
    await store.search('Tri');
    expect(store.cities.map(({ name }) => name)).toEqual(['Trier']);
    await store.search('  ');
    expect(store.cities).toEqual([]);
  });

  it('drops an answer that a later question has overtaken', async () => {
    const answers = new Map<string, () => void>();
    const store = createStore(({ body }) => {
      const { searchTerm } = body as { searchTerm: string };
      return new Promise((resolve) => {
        answers.set(searchTerm, () => resolve({ status: 200, body: { cityArray: [city(1, searchTerm)] } }));
      });
    });
    const [first, second] = [store.search('Metz'), store.search('Trier')];
    while (answers.size < 2) await new Promise(setImmediate);
    answers.get('Trier')?.();
    await second;
    answers.get('Metz')?.();
    await first;
    expect(store.cities.map(({ name }) => name)).toEqual(['Trier']);
  });

  it('asks once when the same is searched again while the answer is on its way', async () => {
    let asked = 0;
    const store = createStore(async () => {
      asked += 1;
      return { status: 200, body: { cityArray: [city(1, 'Trier')] } };
    });
    // Enter, and the pause after typing that ends a moment later.
    const [entered, paused] = await Promise.all([store.search('Trier'), store.search('Trier')]);
    expect(asked).toBe(1);
    expect([entered, paused].map((cities) => cities.map(({ name }) => name))).toEqual([['Trier'], ['Trier']]);
  });

  it('says that a search failed, and takes it back with the next that does not', async () => {
    let isAway = true;
    const store = createStore(async () => {
      if (isAway) throw new Error('Network Error');
      return { status: 200, body: { cityArray: [city(1, 'Trier')] } };
    });
    await store.search('Tri');
    expect([store.hasFailed, store.cities.length]).toEqual([true, 0]);
    isAway = false;
    await store.search('Trie');
    expect([store.hasFailed, store.cities.length]).toEqual([false, 1]);
  });

  it('says nothing of a failure any more once the input is empty', async () => {
    const store = createStore(() => Promise.reject(new Error('Network Error')));
    await store.search('Tri');
    await store.search('');
    expect(store.hasFailed).toBe(false);
  });
});
