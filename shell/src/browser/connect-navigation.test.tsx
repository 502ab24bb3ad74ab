import { runInThisContext } from 'node:vm';
import { createTexts } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleSettings } from '@moien/shared-lib/testing';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { needsData } from '../environment/needs-data.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { connectNavigation } from './connect-navigation.ts';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const registry = exampleRegistry({
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '*',
  routes: [{ id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' }],
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
});

async function open(path: string) {
  const root = exampleRoot({ registry });
  const platform = createPlatform({
    registry,
    languageTag: 'de',
    place: 'browser',
    loadModule: () => Promise.reject(new Error('No code is expected.')),
  });
  const environment: RouteEnvironment = {
    platform,
    root,
    texts: createTexts('de', {}),
    settings: exampleSettings,
  };
  const loads: string[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/de/property/:id',
        loader: ({ request }) => {
          loads.push(new URL(request.url).search);
          return null;
        },
        shouldRevalidate: (navigation) => needsData(environment, navigation),
        element: <h1>A home</h1>,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [path] },
  );
  connectNavigation(router, environment);
  await act(async () => void render(<RouterProvider router={router} />));
  return { root, router, loads };
}

const stay = (arrivalDate: string) => ({
  route: 'property',
  parameters: { id: '7' },
  search: new URLSearchParams({ arrivalDate }),
});

describe('the address of the page that is shown', () => {
  it('changes in its place, and no loader runs', async () => {
    const { root, router, loads } = await open('/de/property/7');
    await act(() => root.navigation.readdress(stay('2030-04-10')));
    await act(() => root.navigation.readdress(stay('2030-04-12')));
    expect(router.state.location.search).toBe('?arrivalDate=2030-04-12');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(loads).toEqual(['']);
  });

  it('is a way like any other afterwards: the next one loads', async () => {
    const { root, router, loads } = await open('/de/property/7');
    await act(() => root.navigation.readdress(stay('2030-04-10')));
    await act(() => root.navigation.go(stay('2030-04-14')));
    expect(loads).toEqual(['', '?arrivalDate=2030-04-14']);
    await act(async () => router.navigate(-1));
    expect(router.state.location.search).toBe('?arrivalDate=2030-04-10');
    expect(loads.at(-1)).toBe('?arrivalDate=2030-04-10');
  });

  it('stays as it is where nobody serves the route', async () => {
    const { root, router } = await open('/de/property/7');
    await act(() => root.navigation.readdress({ route: 'checkout' }));
    expect(router.state.location.pathname).toBe('/de/property/7');
  });
});
