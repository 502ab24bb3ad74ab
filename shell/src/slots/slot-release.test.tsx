import { runInThisContext } from 'node:vm';
import type { Registry, RegistryEntry, RemoteDeclaration } from '@moien/contract';
import { createTexts, type RemoteModule } from '@moien/shared-lib';
import { exampleRoot, exampleSettings } from '@moien/shared-lib/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { startNavigation } from '../environment/registry-context.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import en from '../locales/en.json' with { type: 'json' };
import pages from '../pages/locales/en.json' with { type: 'json' };
import { createPlatform } from '../platform/create-platform.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';
import { createRoutes } from '../routing/create-routes.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const REMOTE: RemoteDeclaration = {
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards', slots: ['search-bar'] }],
  slots: [{ id: 'search-bar' }],
  textNamespaces: ['search'],
  byteBudget: 1,
};
const REGISTRY: Registry = {
  format: 1,
  sequence: 1,
  entries: [
    {
      remote: REMOTE,
      version: '2',
      base: '/',
      entry: 'entry.js',
      preload: {},
      fallback: { remote: REMOTE, version: '1', base: '/', entry: 'entry.js', integrity: 'sha384-1' },
    },
  ],
};

/** What goes wrong with version 2, while it does. */
let trouble: { entry?: 'fails' | 'hangs'; page?: 'fails' | 'hangs'; slot?: 'throws' };
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let environment: RouteEnvironment;
let faults: string[];

async function loadModule(release: RegistryEntry): Promise<RemoteModule> {
  const { version } = release;
  const found = version === '2' ? trouble : {};
  if (found.entry === 'hangs') await new Promise(() => undefined);
  if (found.entry === 'fails') throw new RemoteFailure('MF-102', release);
  const text = async () => ({ default: {} });
  return {
    routes: {
      search: async () => {
        if (found.page === 'hangs') await new Promise(() => undefined);
        if (found.page === 'fails') throw new RemoteFailure('MF-204', release);
        return {
          load: async () => null,
          Component: () => <h1>Page of {version}</h1>,
          head: () => ({ title: version, description: '', canonicalPath: '/' }),
        };
      },
    },
    slots: {
      'search-bar': async () => ({
        Component: () => {
          if (found.slot === 'throws') throw new Error('broken slot');
          return <input defaultValue={`Slot of ${version}`} />;
        },
      }),
    },
    texts: { en: text, fr: text, de: text },
  };
}

async function openHome(): Promise<void> {
  faults = [];
  environment = {
    platform: createPlatform({
      registry: REGISTRY,
      languageTag: 'en',
      place: 'browser',
      loadModule,
      onFailure: ({ fault }, { version }) => faults.push(`${fault} ${version}`),
    }),
    root: exampleRoot({ languageTag: 'en', registry: REGISTRY }),
    texts: createTexts('en', { shell: en, pages }),
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
  await settle();
}

/** Until every promise that is on its way has been heard; parcels are mounted in steps. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const patience = () => act(() => jest.advanceTimersByTimeAsync(3000));
async function visit(path: string): Promise<void> {
  await act(async () => {
    void router.navigate(path);
  });
  await settle();
}
const headline = () => document.querySelector('main h1')?.textContent;
const slot = () => document.querySelector<HTMLInputElement>('[data-slot] input');

beforeEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  trouble = {};
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['whose entry fails', { entry: 'fails' }, 'MF-102 2'],
  ['whose slot throws', { slot: 'throws' }, 'MF-404 2'],
] as const)('a slot of a release %s is filled by the last good one', async (_what, found, fault) => {
  trouble = found;
  await openHome();
  expect(slot()?.value).toBe('Slot of 1');
  expect(faults).toEqual([fault]);
});

it('a slot of a release that hangs is filled by the last good one after three seconds', async () => {
  trouble = { entry: 'hangs' };
  await openHome();
  expect(slot()).toBeNull();
  await patience();
  expect(slot()?.value).toBe('Slot of 1');
  await visit('/en/search');
  expect(headline()).toBe('Page of 1');
  expect(faults).toEqual(['MF-106 2']);
});

it.each(['fails', 'hangs'] as const)(
  'the slot beside a page whose code %s is of the version of the page',
  async (page) => {
    trouble = { page };
    await openHome();
    expect(slot()?.value).toBe('Slot of 2');
    await visit('/en/search');
    await patience();
    await settle();
    expect([headline(), slot()?.value]).toEqual(['Page of 1', 'Slot of 1']);
  },
);

it('a slot that was filled stays when its remote has healed, until the next navigation', async () => {
  trouble = { entry: 'fails' };
  await openHome();
  await visit('/en/search');
  const typed = slot();
  trouble = {};
  await act(async () => environment.platform.forget('mf-search'));
  await settle();
  expect([headline(), slot()]).toEqual(['Page of 1', typed]);
  await visit('/en/search?page=2');
  expect([headline(), slot()?.value]).toEqual(['Page of 2', 'Slot of 2']);
});
