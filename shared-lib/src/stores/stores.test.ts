import type { Essentials, RegistryEntry } from '@moien/contract';
import { emptyEssentials, exampleRegistry, exampleRoot, exampleShell } from '../testing/index.ts';
import type { FeatureStore } from './feature-stores.ts';
import type { FeatureStoreDefinition } from './root-store.ts';
import { ToastStore } from './toast-store.ts';

const name = (word: string) => ({ en: word, fr: `${word} (fr)`, de: `${word} (de)` });
const ESSENTIALS: Essentials = {
  ...emptyEssentials,
  countryArray: [{ code: 'LU', name: name('Luxembourg'), phonePrefix: '+352', iconImagePath: '' }],
  languageArray: [
    { tag: 'en', text: name('English'), isAvailable: true },
    { tag: 'de', text: name('German'), isAvailable: true },
    { tag: 'fr', text: name('French'), isAvailable: false },
  ],
  propertyTypeArray: [{ id: 3, name: 'house', text: name('House') }],
};
const ENTRY: RegistryEntry = {
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: [
      { id: 'search', path: 'search', isPublic: true, skeleton: 'cards' },
      { id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' },
      { id: 'article', path: 'blog/article/:id/:slug?', isPublic: true, skeleton: 'article' },
    ],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 1,
  },
  version: '1',
  base: '/remotes/mf-search/1/',
  entry: 'entry.js',
  preload: {},
};

function createRoot(featureSnapshots?: Record<string, unknown>) {
  const registry = { ...exampleRegistry(), entries: [ENTRY] };
  return exampleRoot({ registry, essentials: ESSENTIALS, featureSnapshots });
}

describe('NavigationStore', () => {
  it('knows the addresses that active releases serve, in the language of the page', () => {
    const { navigation } = createRoot();
    expect(navigation.hrefTo({ route: 'search', search: new URLSearchParams({ cityId: '7' }) })).toBe(
      '/de/search?cityId=7',
    );
    expect(navigation.hrefTo({ route: 'search', search: new URLSearchParams() })).toBe('/de/search');
    expect(navigation.hrefTo({ route: 'property', parameters: { id: '../a?b' } })).toBe(
      '/de/property/..%2Fa%3Fb',
    );
    expect(navigation.hrefTo({ route: 'sign-in' })).toBeUndefined();
  });

  it('leads to what the address of the document asks for, until the search has been there', () => {
    const registry = { ...exampleRegistry(), entries: [ENTRY] };
    const { navigation } = exampleRoot({ registry, entrySearch: 'termType=long-term' });
    const homesIn = (cityId: string) =>
      navigation.hrefTo({ route: 'search', search: new URLSearchParams({ cityId }) });
    expect(navigation.hrefTo({ route: 'search' })).toBe('/de/search?termType=long-term');
    expect(navigation.hrefTo({ route: 'property', parameters: { id: '7' } })).toBe('/de/property/7');
    expect(homesIn('7')).toBe('/de/search?cityId=7');
    navigation.forgetEntrySearch();
    expect(navigation.hrefTo({ route: 'search' })).toBe('/de/search');
  });

  it('leaves out an optional part of an address that has no value', () => {
    const { navigation } = createRoot();
    const hrefTo = (parameters: Record<string, string>) =>
      navigation.hrefTo({ route: 'article', parameters });
    expect(hrefTo({ id: '7' })).toBe('/de/blog/article/7');
    expect(hrefTo({ id: '7', slug: 'die-schlüssel' })).toBe('/de/blog/article/7/die-schl%C3%BCssel');
  });

  it('goes where the shell’s router takes it, and nowhere when nobody serves the route', () => {
    const { navigation } = createRoot();
    const visited: string[] = [];
    navigation.go({ route: 'search' });
    navigation.connect(exampleShell({ navigate: async (to) => void visited.push(to) }));
    navigation.go({ route: 'sign-in' });
    navigation.go({ route: 'search' });
    expect(visited).toEqual(['/de/search']);
  });
});

describe('EssentialsStore', () => {
  it('names things in the language of the page, and shows a code that it does not know', () => {
    const { essentials } = createRoot();
    expect(essentials.countryName('LU')).toBe('Luxembourg (de)');
    expect(essentials.countryName('IT')).toBe('Italien');
    expect(essentials.countryName('XX')).toBe('XX');
    expect(essentials.propertyTypeName(3)).toBe('House (de)');
    expect(essentials.propertyTypeName(4)).toBe('');
  });

  it('offers the available languages other than the current one', () => {
    expect(createRoot().essentials.otherLanguages.map(({ tag }) => tag)).toEqual(['en']);
  });
});

describe('RootStore', () => {
  const definition: FeatureStoreDefinition<FeatureStore & { value: unknown }> = {
    key: 'search/test',
    create: (_root, snapshot) => ({ value: snapshot, toSnapshot: () => ({ copied: snapshot }) }),
  };

  it('holds one store of a feature, made from what the server left for it', () => {
    const root = createRoot({ 'search/test': 'from the server', 'search/other': 'not mine' });
    const store = root.feature(definition);
    expect(store.value).toBe('from the server');
    expect(root.feature(definition)).toBe(store);
    expect(root.featureSnapshots()).toEqual({ 'search/test': { copied: 'from the server' } });
  });

  it('shares nothing with the root of another request', () => {
    const [first, second] = [createRoot(), createRoot()];
    first.toast.show('error', 'No.');
    expect(first.feature(definition)).not.toBe(second.feature(definition));
    expect(second.toast.toasts).toEqual([]);
  });
});

describe('ToastStore', () => {
  it('shows four at most, the oldest gives way', () => {
    const store = new ToastStore();
    for (const text of ['1', '2', '3', '4', '5']) store.show('informative', text);
    expect(store.toasts.map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
  });

  it('does not stack the same text, but tells it anew', () => {
    const store = new ToastStore();
    store.show('error', 'No.');
    store.show('success', 'Saved.');
    const [first] = store.toasts;
    store.show('error', 'No.');
    expect(store.toasts.map(({ text }) => text)).toEqual(['Saved.', 'No.']);
    expect(store.toasts[1]?.id).not.toBe(first?.id);
  });

  it('dismisses the one that is meant', () => {
    const store = new ToastStore();
    store.show('error', 'No.');
    store.show('success', 'Saved.');
    store.dismiss(store.toasts[0]?.id ?? 0);
    expect(store.toasts.map(({ text }) => text)).toEqual(['Saved.']);
  });
});
