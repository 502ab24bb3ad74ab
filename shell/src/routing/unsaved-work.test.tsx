import { runInThisContext } from 'node:vm';
import type { RegistryEntry } from '@moien/contract';
import { createTexts, type RemoteModule } from '@moien/shared-lib';
import { exampleRoot, exampleSettings } from '@moien/shared-lib/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, useBlocker } from 'react-router-dom';
import { App } from '../App.tsx';
import { startNavigation } from '../environment/registry-context.ts';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import en from '../locales/en.json' with { type: 'json' };
import pages from '../pages/locales/en.json' with { type: 'json' };
import { createPlatform } from '../platform/create-platform.ts';
import { createRoutes } from './create-routes.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

const ENTRY: RegistryEntry = {
  remote: {
    name: 'mf-form',
    owner: 'Form',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: [
      { id: 'form', path: 'form', isPublic: true, skeleton: 'article' },
      { id: 'list', path: 'list', isPublic: true, skeleton: 'cards' },
    ],
    slots: [],
    textNamespaces: ['form'],
    byteBudget: 1,
  },
  version: '1',
  base: '/remotes/mf-form/1/',
  entry: 'entry.js',
  preload: {},
};

/** A remote's page with unsaved work, as a remote would write it. */
function FormPage() {
  const blocker = useBlocker(true);
  return (
    <form>
      <input aria-label="Title" />
      <Link to="/en/list">List</Link>
      {blocker.state === 'blocked' && (
        <div role="alertdialog">
          <button type="button" onClick={() => blocker.reset()}>
            Stay
          </button>
          <button type="button" onClick={() => blocker.proceed()}>
            Leave
          </button>
        </div>
      )}
    </form>
  );
}

const page = (Component: () => React.ReactNode, title: string) => async () => ({
  load: async () => null,
  Component,
  head: () => ({ title, description: title, canonicalPath: '/' }),
});
const text = async () => ({ default: {} });
const MODULE: RemoteModule = {
  routes: { form: page(FormPage, 'Form'), list: page(() => <h1>List</h1>, 'List') },
  slots: {},
  texts: { en: text, fr: text, de: text },
};

let environment: RouteEnvironment;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(async () => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  window.scrollTo = () => undefined;
  const texts = createTexts('en', { shell: en, pages, form: {} });
  environment = {
    platform: createPlatform({
      registry: { format: 1, sequence: 1, entries: [ENTRY] },
      languageTag: 'en',
      place: 'browser',
      loadModule: async () => MODULE,
    }),
    root: exampleRoot({ languageTag: 'en', registry: { format: 1, sequence: 0, entries: [ENTRY] } }),
    texts,
    settings: exampleSettings,
  };
  router = createMemoryRouter(createRoutes(environment), {
    initialEntries: ['/en/list', '/en/form'],
    getContext: () => startNavigation(environment),
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe((state) => state.initialized && resolve());
  });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => {
    root.render(
      <App environment={environment} isFirstVisit={false}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  const input = document.querySelector('input');
  if (!input) throw new Error('The form is not shown.');
  input.value = 'Attic with a garden';
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const click = (name: string) =>
  act(async () => {
    const target = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      (element) => element.textContent === name,
    );
    if (!target) throw new Error(`There is no «${name}».`);
    target.click();
  });
const ways: [string, () => Promise<void>][] = [
  ['by a link of the remote', () => click('List')],
  ['by a link of the shell', () => act(async () => document.querySelector<HTMLElement>('header a')?.click())],
  ['by Back', () => act(async () => router.navigate(-1))],
];

describe('a page with unsaved work', () => {
  it.each(ways)('holds a navigation %s, and keeps what was typed when one stays', async (_way, leave) => {
    await leave();
    expect(document.querySelector('[role="alertdialog"]')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/en/form');
    await click('Stay');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    expect(document.querySelector('input')?.value).toBe('Attic with a garden');
    expect(router.state.location.pathname).toBe('/en/form');
  });

  it.each(ways)('lets a navigation %s go on once it may', async (_way, leave) => {
    const input = document.querySelector('input');
    await leave();
    await click('Leave');
    expect(input?.isConnected).toBe(false);
    expect(router.state.location.pathname).not.toBe('/en/form');
    expect(document.querySelector('main h1')).not.toBeNull();
  });

  it.each(ways)('uses a newer set of releases only when a navigation %s goes on', async (_way, leave) => {
    environment.platform.offer({ format: 1, sequence: 2, entries: [{ ...ENTRY, version: '2' }] });
    await leave();
    await click('Stay');
    expect(environment.platform.registry().sequence).toBe(1);
    await leave();
    await click('Leave');
    expect(environment.platform.registry().sequence).toBe(2);
  });
});
