import type { RegistryEntry } from '@moien/contract';
import { createTexts, overrideTexts, type Texts } from '@moien/shared-lib';
import { createPlatform } from './create-platform.ts';
import { applyRemoteTexts, knowDocumentTexts, loadRemoteTexts } from './remote-texts.ts';

const releaseOf = (version: string): RegistryEntry => ({
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1,
    supportedShells: '*',
    routes: [],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 1,
  },
  version,
  base: '/',
  entry: 'entry.js',
  preload: {},
});
const registry = { format: 1, sequence: 1, entries: [releaseOf('1')] };

function platformOf(loads: string[] = []) {
  return createPlatform({
    registry,
    languageTag: 'en',
    place: 'browser',
    loadModule: async ({ version }) => {
      loads.push(version);
      const load = async () => ({ default: { homes: `Homes of ${version}`, [`only-${version}`]: 'Yes' } });
      return { routes: {}, slots: {}, texts: { en: load, fr: load, de: load } };
    },
  });
}

async function show(texts: Texts, version: string, textArray: { slug: string; text: string }[] = []) {
  const release = releaseOf(version);
  applyRemoteTexts(texts, textArray, release, await loadRemoteTexts(platformOf(), texts, release));
}
const textOf = (texts: Texts, slug: string) => texts.t(slug, { ns: 'search' });

describe('texts of a remote', () => {
  it('that came with the document are not asked for again', async () => {
    const loads: string[] = [];
    const texts = createTexts('en', { shell: {}, search: { homes: 'Homes of the document' } });
    knowDocumentTexts(texts, registry);
    expect(await loadRemoteTexts(platformOf(loads), texts, releaseOf('1'))).toBeUndefined();
    expect([loads, textOf(texts, 'homes')]).toEqual([[], 'Homes of the document']);
  });

  it('of another version take the place of those before, whole', async () => {
    const texts = createTexts('en', { shell: {}, search: { homes: 'Homes of the document' } });
    knowDocumentTexts(texts, registry);
    await show(texts, '2');
    expect([textOf(texts, 'homes'), textOf(texts, 'only-2')]).toEqual(['Homes of 2', 'Yes']);
    await show(texts, '1');
    expect(textOf(texts, 'homes')).toBe('Homes of 1');
    expect(texts.exists('only-2', { ns: 'search' })).toBe(false);
  });

  it('that arrive late, of a release that was not chosen, change nothing', async () => {
    const texts = createTexts('en', { shell: {} });
    const late = loadRemoteTexts(platformOf(), texts, releaseOf('2'));
    await show(texts, '1');
    await late;
    expect(textOf(texts, 'homes')).toBe('Homes of 1');
  });

  it('are overridden one by one, and the others stay', async () => {
    const textArray = [{ slug: 'search:homes', text: 'Places' }];
    const texts = createTexts('en', { shell: {} });
    overrideTexts(texts, textArray);
    await show(texts, '1', textArray);
    expect([textOf(texts, 'homes'), textOf(texts, 'only-1')]).toEqual(['Places', 'Yes']);
  });
});
