import { createTexts, overrideTexts } from '@moien/shared-lib';
import { addRemoteTexts } from './add-remote-texts.ts';
import { createPlatform } from './create-platform.ts';

const ENTRY = {
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1 as const,
    supportedShells: '*',
    routes: [],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 1,
  },
  version: '1',
  base: '/',
  entry: 'entry.js',
  preload: {},
};

it('overrides one text of a remote and keeps its others', async () => {
  const texts = createTexts('en', { shell: {} });
  const textArray = [{ slug: 'search:homes', text: 'Places' }];
  const load = async () => ({ default: { homes: 'Homes', search: 'Search' } });
  const platform = createPlatform({
    registry: { format: 1, sequence: 1, entries: [ENTRY] },
    languageTag: 'en',
    place: 'browser',
    loadModule: async () => ({ routes: {}, slots: {}, texts: { en: load, fr: load, de: load } }),
  });
  overrideTexts(texts, textArray);
  await addRemoteTexts(platform, texts, textArray, ENTRY);
  expect([texts.t('homes', { ns: 'search' }), texts.t('search', { ns: 'search' })]).toEqual([
    'Places',
    'Search',
  ]);
});
