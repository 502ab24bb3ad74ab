import { runInThisContext } from 'node:vm';
import { type Session, VISITOR_SESSION } from '@moien/contract';
import { createTexts, type RemoteRoute } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleSession, exampleSettings } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { startNavigation } from '../environment/registry-context.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { dashboardRemote } from '../layout/testing/example-dashboard.ts';
import de from '../locales/de.json' with { type: 'json' };
import pageTexts from '../pages/locales/de.json' with { type: 'json' };
import { createPlatform } from '../platform/create-platform.ts';
import { createRoutes } from './create-routes.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const remote = dashboardRemote();
const [firstRoute] = remote.routes;
if (firstRoute) firstRoute.slots = ['search-bar'];
remote.routes.push({ id: 'list', path: 'list', isPublic: true, skeleton: 'cards', slots: ['search-bar'] });
remote.slots.push({ id: 'search-bar' });
const REGISTRY = exampleRegistry(remote);

/** Loaders that are held until the test lets them go, by route id. */
let held: Record<string, PromiseWithResolvers<null>>;
let router: ReturnType<typeof createMemoryRouter>;

const routeOf = (id: string): RemoteRoute => ({
  load: async () => {
    if (id === 'invoices') throw new TypeError('broken loader');
    return held[id]?.promise ?? null;
  },
  Component: () => <h1>Page of {id}</h1>,
  head: () => ({ title: id, description: '', canonicalPath: '/' }),
});

async function open(path: string, session: Session = exampleSession) {
  const text = async () => ({ default: {} });
  const environment: RouteEnvironment = {
    platform: createPlatform({
      registry: REGISTRY,
      languageTag: 'de',
      place: 'browser',
      loadModule: async () => ({
        routes: Object.fromEntries(remote.routes.map(({ id }) => [id, async () => routeOf(id)])),
        slots: {},
        texts: { en: text, fr: text, de: text },
      }),
    }),
    root: exampleRoot({ registry: REGISTRY, session }),
    texts: createTexts('de', { shell: de, pages: pageTexts }),
    settings: exampleSettings,
  };
  router = createMemoryRouter(createRoutes(environment), {
    initialEntries: [path],
    getContext: () => startNavigation(environment),
  });
  await act(async () => {
    render(
      <App environment={environment} isFirstVisit={false}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}
const visit = (path: string) => act(async () => router.navigate(path));
const menu = () => screen.queryByRole('navigation', { name: 'Ihre Seiten' });
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const current = () => screen.getByRole('link', { current: 'page' }).textContent;
const skeleton = () => document.querySelector('main [data-shape]')?.getAttribute('data-shape');

beforeEach(() => {
  held = {};
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the frame of the dashboard', () => {
  it('stays the same while pages change within it, and goes outside', async () => {
    await open('/de/dashboard/bookings');
    const first = menu();
    expect([title(), current()]).toEqual(['Page of bookings', 'Aufenthalte']);
    await visit('/de/dashboard/favorites');
    expect([title(), current()]).toEqual(['Page of favorites', 'Favoriten']);
    expect(first).not.toBeNull();
    expect(menu()).toBe(first);
    await visit('/de/list');
    expect([title(), menu()]).toEqual(['Page of list', null]);
  });

  it('stands outside the main part of the page, which gets the focus', async () => {
    await open('/de/list');
    await visit('/de/dashboard/bookings');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main').contains(menu())).toBe(false);
    await visit('/de/dashboard/favorites');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('has no search bar in the header', async () => {
    await open('/de/dashboard/bookings');
    expect(document.querySelector('[data-slot="search-bar"]')).toBeNull();
    await visit('/de/list');
    expect(document.querySelector('[data-slot="search-bar"]')).not.toBeNull();
  });

  it('shows the skeleton of a page that takes long, whose item is marked at once', async () => {
    await open('/de/dashboard/bookings');
    held.balance = Promise.withResolvers();
    const balance = remote.routes.find(({ id }) => id === 'balance');
    if (balance) balance.skeleton = 'article';
    jest.useFakeTimers();
    await act(async () => void router.navigate('/de/dashboard/balance'));
    expect([title(), current(), skeleton()]).toEqual(['Page of bookings', 'Guthaben', undefined]);
    await act(async () => jest.advanceTimersByTime(300));
    expect([title(), current(), skeleton()]).toEqual([undefined, 'Guthaben', 'article']);
    await act(async () => held.balance?.resolve(null));
    expect([title(), skeleton()]).toEqual(['Page of balance', undefined]);
  });

  it('leaves a page as it is that only gets another address', async () => {
    await open('/de/dashboard/bookings');
    held.bookings = Promise.withResolvers();
    jest.useFakeTimers();
    await act(async () => void router.navigate('/de/dashboard/bookings?state=past'));
    await act(async () => jest.advanceTimersByTime(300));
    expect([title(), skeleton()]).toEqual(['Page of bookings', undefined]);
    await act(async () => held.bookings?.resolve(null));
  });

  it('keeps a page’s failure within itself', async () => {
    await open('/de/dashboard/bookings');
    const first = menu();
    await visit('/de/dashboard/invoices');
    expect(title()).toBe(de['error-title']);
    expect(menu()).toBe(first);
    await visit('/de/dashboard/favorites');
    expect(title()).toBe('Page of favorites');
  });

  it('is for who is signed in', async () => {
    await open('/de/list', VISITOR_SESSION);
    await visit('/de/dashboard/bookings');
    expect([router.state.location.pathname, menu()]).toEqual(['/de', null]);
  });
});
