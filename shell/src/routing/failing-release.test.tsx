import { runInThisContext } from 'node:vm';
import type { Registry, RegistryEntry, RemoteDeclaration } from '@moien/contract';
import { createTexts, type RemoteModule, type RemoteRoute } from '@moien/shared-lib';
import { exampleRoot, exampleSettings } from '@moien/shared-lib/testing';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { startNavigation } from '../environment/registry-context.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import en from '../locales/en.json' with { type: 'json' };
import pageTexts from '../pages/locales/en.json' with { type: 'json' };
import { createPlatform } from '../platform/create-platform.ts';
import { createRoutes } from './create-routes.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const REMOTE: RemoteDeclaration = {
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
};
const entryOf = (version: string, fallback?: string, remote = REMOTE): RegistryEntry => ({
  remote,
  version,
  base: `/remotes/mf-search/${version}/`,
  entry: 'entry.js',
  preload: {},
  ...(fallback && {
    fallback: { remote: REMOTE, version: fallback, base: '/', entry: 'entry.js', integrity: 'sha384-1' },
  }),
});
const setOf = (sequence: number, ...entries: RegistryEntry[]): Registry => ({ format: 1, sequence, entries });

type Page = Partial<RemoteRoute> | 'throws at start';
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let environment: RouteEnvironment;
let faults: string[];

function moduleOf(version: string, page: Page): RemoteModule {
  if (page === 'throws at start') throw new Error('broken at start');
  const text = async () => ({ default: {} });
  const route: RemoteRoute = {
    load: async () => null,
    Component: () => <h1>Page of {version}</h1>,
    head: () => ({ title: version, description: '', canonicalPath: '/' }),
    ...page,
  };
  return { routes: { search: async () => route }, slots: {}, texts: { en: text, fr: text, de: text } };
}

/** Opens home, in a page whose releases of mf-search are as given, by version. */
async function openHome(pages: Record<string, Page>, ...entries: RegistryEntry[]): Promise<void> {
  faults = [];
  const registry = setOf(1, ...entries);
  environment = {
    platform: createPlatform({
      registry,
      languageTag: 'en',
      place: 'browser',
      loadModule: async ({ version }) => moduleOf(version, pages[version] ?? {}),
      onFailure: ({ fault }, { version }) => faults.push(`${fault} ${version}`),
    }),
    root: exampleRoot({ languageTag: 'en', registry }),
    texts: createTexts('en', { shell: en, pages: pageTexts }),
    settings: exampleSettings,
  };
  router = createMemoryRouter(createRoutes(environment), {
    initialEntries: ['/en'],
    getContext: () => startNavigation(environment),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(
      <App environment={environment} isFirstVisit={false}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Ends when the page has been seen: a timer that was set before this one has run by then. */
async function visit(path: string): Promise<void> {
  await act(async () => router.navigate(path));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
const headline = () => document.querySelector('main h1')?.textContent;
const click = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`There is no button «${name}».`);
    button.click();
  });

beforeEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const throwing = (what: string) => () => {
  throw new TypeError(what);
};

describe('a release that fails before its page was seen', () => {
  it.each<[string, Page, string]>([
    ['its loader', { load: async () => throwing('broken loader')() }, 'MF-301 2'],
    ['its first render', { Component: throwing('broken page') }, 'MF-401 2'],
    [
      'its first effect',
      {
        Component: () => {
          useEffect(throwing('broken effect'), []);
          return <h1>Never seen</h1>;
        },
      },
      'MF-401 2',
    ],
  ])('in %s gives way to the last good one', async (_where, page, fault) => {
    await openHome({ 2: page }, entryOf('2', '1'));
    await visit('/en/search');
    expect(headline()).toBe('Page of 1');
    expect(faults).toEqual([fault]);
    await visit('/en');
    await visit('/en/search');
    expect(headline()).toBe('Page of 1');
    expect(faults).toEqual([fault]);
  });

  it('leaves the room, with a way to try again, when there is no good one', async () => {
    let isBroken = true;
    const load = async () => (isBroken ? throwing('broken loader')() : null);
    await openHome({ 2: { load } }, entryOf('2'));
    await visit('/en/search');
    expect(headline()).toBe(en['error-title']);
    await click(en.retry);
    expect(headline()).toBe(en['error-title']);
    isBroken = false;
    await click(en.retry);
    expect(headline()).toBe('Page of 2');
    expect(faults).toEqual(['MF-301 2', 'MF-301 2']);
  });
});

describe('a page that no release can draw', () => {
  it('ends in the room at each visit, and asks for its data no more than twice', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads > 20) throw new Error('endless');
      return null;
    };
    const page = { load, Component: throwing('broken page') };
    await openHome({ 2: page, 1: page }, entryOf('2', '1'));
    await visit('/en/search');
    expect([headline(), loads]).toEqual([en['error-title'], 2]);
    await visit('/en');
    await visit('/en/search');
    expect([headline(), loads]).toEqual([en['error-title'], 3]);
  });

  it('leaves its room when a newer set brings another release', async () => {
    await openHome({ 2: { Component: throwing('broken page') } }, entryOf('2'));
    await visit('/en/search');
    expect(headline()).toBe(en['error-title']);
    await act(async () => environment.platform.offer(setOf(2, entryOf('3'))));
    expect(headline()).toBe('Page of 3');
  });
});

describe('a route that only the newer release has', () => {
  it('does not make its predecessor a failure', async () => {
    const added = { id: 'map', path: 'map', isPublic: true, skeleton: 'cards' as const };
    const remote = { ...REMOTE, routes: [...REMOTE.routes, added] };
    await openHome({ 2: 'throws at start' }, entryOf('2', '1', remote));
    await visit('/en/map');
    expect(headline()).toBe(en['error-title']);
    expect(faults).toEqual(['MF-105 2']);
    await visit('/en/search');
    expect(headline()).toBe('Page of 1');
  });
});

describe('two remotes that declare one path', () => {
  it('leave the site alive: the first has it', async () => {
    const other = { ...entryOf('1'), remote: { ...REMOTE, name: 'mf-other' } };
    await openHome({}, entryOf('2'), other, {
      ...other,
      remote: { ...REMOTE, name: 'mf-third', routes: [{ ...REMOTE.routes[0], path: '/search' }] },
    } as never);
    await visit('/en/search');
    expect(headline()).toBe('Page of 2');
  });
});

describe('a page that crashes after it was seen', () => {
  /** It crashes at its button, until it is mended. */
  function Fragile() {
    const [hasCrashed, setCrashed] = useState(false);
    if (hasCrashed) throw new Error('broken later');
    return (
      <>
        <h1>Page of 2</h1>
        <button type="button" onClick={() => setCrashed(true)}>
          Break
        </button>
      </>
    );
  }

  it('keeps its version in its room, and the next navigation uses the last good one', async () => {
    await openHome({ 2: { Component: Fragile } }, entryOf('2', '1'));
    await visit('/en/search');
    await click('Break');
    expect(headline()).toBe(en['error-title']);
    expect(faults).toEqual(['MF-402 2']);
    await click(en.retry);
    expect(headline()).toBe('Page of 2');
    await visit('/en/search?page=2');
    expect(headline()).toBe('Page of 1');
  });
});

describe('a newer set of releases', () => {
  it('is used at the next navigation, and not before', async () => {
    await openHome({}, entryOf('2', '1'));
    await visit('/en/search');
    await act(async () => environment.platform.offer(setOf(2, entryOf('3', '2'))));
    expect(headline()).toBe('Page of 2');
    await visit('/en/search?page=2');
    expect(headline()).toBe('Page of 3');
    expect(environment.shown).toMatchObject({ sequence: 2 });
  });

  it('opens the room of a release that failed', async () => {
    await openHome({ 2: 'throws at start' }, entryOf('2'));
    await visit('/en/search');
    expect(headline()).toBe(en['error-title']);
    await act(async () => environment.platform.offer(setOf(2, entryOf('3'))));
    expect(headline()).toBe('Page of 3');
  });
});
