import { runInThisContext } from 'node:vm';
import type { RegistryEntry, Session } from '@moien/contract';
import { createTexts } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleSession, exampleSettings } from '@moien/shared-lib/testing';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { startNavigation } from '../environment/registry-context.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { createRoutes } from './create-routes.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const REGISTRY = exampleRegistry({
  name: 'mf-dashboard',
  owner: 'Dashboard',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [
    { id: 'favorites', path: 'dashboard/favorites', isPublic: false, skeleton: 'cards' },
    { id: 'list', path: 'list', isPublic: true, skeleton: 'cards' },
  ],
  slots: [],
  textNamespaces: ['dashboard'],
  byteBudget: 1,
});
const SIGN_IN = '/de?auth=sign-in&next=%2Fde%2Fdashboard%2Ffavorites%3Fpage%3D2';

let loaded: string[];
const text = async () => ({ default: {} });
const pageOf = (name: string) => async () => ({
  load: async () => void loaded.push(name),
  Component: () => null,
  head: () => ({ title: name, description: '', canonicalPath: '/' }),
});

function environmentOf(options: { session?: Session; isSessionMissing?: boolean }): RouteEnvironment {
  loaded = [];
  return {
    platform: createPlatform({
      registry: REGISTRY,
      languageTag: 'de',
      place: 'browser',
      loadModule: async (_entry: RegistryEntry) => ({
        routes: { favorites: pageOf('favorites'), list: pageOf('list') },
        slots: {},
        texts: { en: text, fr: text, de: text },
      }),
    }),
    root: exampleRoot({ registry: REGISTRY, ...options }),
    texts: createTexts('de', {}),
    settings: exampleSettings,
  };
}

/** The answer to a document's request, as the server gives it. */
async function documentOf(path: string, options: Parameters<typeof environmentOf>[0] = {}) {
  const handler = createStaticHandler(createRoutes(environmentOf(options)));
  const answer = await handler.query(new Request(`https://moien.example${path}`));
  return answer instanceof Response ? [answer.status, answer.headers.get('location')] : loaded;
}

describe('a page that needs a profile', () => {
  it('sends a visitor to the start of their language, with the way back', async () => {
    expect(await documentOf('/de/dashboard/favorites?page=2')).toEqual([302, SIGN_IN]);
    expect(loaded).toEqual([]);
  });

  it('is for who is signed in', async () => {
    expect(await documentOf('/de/dashboard/favorites', { session: exampleSession })).toEqual(['favorites']);
  });

  it('waits for the service to say who is asking', async () => {
    expect(await documentOf('/de/dashboard/favorites', { isSessionMissing: true })).toEqual(['favorites']);
  });

  it('leaves pages for everybody alone', async () => {
    expect(await documentOf('/de/list')).toEqual(['list']);
  });
});

describe('in the browser', () => {
  it('a link leads a visitor to the start, from which Back leads to where they were', async () => {
    const environment = environmentOf({});
    const router = createMemoryRouter(createRoutes(environment), {
      initialEntries: ['/de/list'],
      getContext: () => startNavigation(environment),
    });
    await router.navigate('/de/dashboard/favorites?page=2');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(SIGN_IN);
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/de/list');
    expect(loaded).not.toContain('favorites');
    router.dispose();
  });
});
