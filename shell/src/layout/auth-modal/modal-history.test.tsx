import { runInThisContext } from 'node:vm';
import { type Session, VISITOR_SESSION } from '@moien/contract';
import { createTexts, type RootStore } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleSession, exampleSettings } from '@moien/shared-lib/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, useBlocker } from 'react-router-dom';
import { App } from '../../App.tsx';
import { subscribeToArrivals } from '../../browser/subscribe-to-arrivals.ts';
import { needsData } from '../../environment/needs-data.ts';
import type { RouteEnvironment } from '../../environment/route-environment.ts';
import { LAYOUT_ROUTE } from '../../environment/route-ids.ts';
import de from '../../locales/de.json' with { type: 'json' };
import { createPlatform } from '../../platform/create-platform.ts';
import { AuthModal } from './AuthModal.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const REGISTRY = exampleRegistry({
  name: 'mf-auth',
  owner: 'Accounts',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [],
  slots: [{ id: 'auth-modal' }],
  textNamespaces: ['auth'],
  byteBudget: 1,
});
const text = async () => ({ default: {} });

let root: RootStore;
let router: ReturnType<typeof createBrowserRouter>;
let page: Root;
let loads: string[];
let stopHearing: () => void;

let arrivals = 0;
// Before any document's own listener: the modal's stops an arrival that nobody else is to hear of.
window.addEventListener('popstate', () => (arrivals += 1), { capture: true });

/** The document of a page whose work is not saved: it holds whoever would leave it. */
function Form() {
  useBlocker(true);
  return <input />;
}

async function openDocument(path?: string, session: Session = VISITOR_SESSION): Promise<void> {
  if (path !== undefined) window.history.pushState(null, '', path);
  loads = [];
  root = exampleRoot({ registry: REGISTRY, session });
  const platform = createPlatform({
    registry: REGISTRY,
    languageTag: 'de',
    place: 'browser',
    loadModule: async () => ({
      routes: {},
      slots: { 'auth-modal': async () => ({ Component: () => null }) },
      texts: { en: text, fr: text, de: text },
    }),
  });
  const texts = createTexts('de', { shell: de });
  const environment: RouteEnvironment = { platform, root, texts, settings: exampleSettings };
  const shouldRevalidate = (navigation: Parameters<typeof needsData>[1]) =>
    needsData(environment, navigation);
  const loader = ({ request }: { request: Request }) => {
    loads.push(new URL(request.url).pathname);
    return null;
  };
  const Component = () => (
    <>
      <Outlet />
      <AuthModal />
    </>
  );
  stopHearing = subscribeToArrivals(environment);
  router = createBrowserRouter(
    [
      {
        id: LAYOUT_ROUTE,
        path: '/de',
        loader: () => ({ sequence: 0 }),
        shouldRevalidate: () => false,
        Component,
        children: [
          { index: true, loader, shouldRevalidate, Component: () => <h1>Home</h1> },
          { path: 'form', loader, shouldRevalidate, Component: Form },
          { path: 'blog', loader, shouldRevalidate, Component: () => <h1>Blog</h1> },
        ],
      },
    ],
    {
      hydrationData: {
        loaderData: { [LAYOUT_ROUTE]: { sequence: 0 }, '0-0': null, '0-1': null, '0-2': null },
      },
    },
  );
  page = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    page.render(
      <App environment={environment} isFirstVisit={false}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  await task();
}

const task = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const address = () => window.location.pathname + window.location.search;
const mode = () => root.authModal.mode;
/** The browser takes a task or more to go to another entry. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 2000;
  do await task();
  while (!isSo() && performance.now() < end);
}
/** Goes somewhere and waits until the browser has arrived at so many entries. */
async function untilArrived(times: number, go: () => void): Promise<void> {
  const before = arrivals;
  await act(async () => go());
  await until(() => arrivals === before + times);
  expect(arrivals).toBe(before + times);
}
async function shows(...expected: [RootStore['authModal']['mode'], string]): Promise<void> {
  await until(() => mode() === expected[0] && address() === expected[1]);
  expect([mode(), address()]).toEqual(expected);
}
const go = (delta: number) => act(async () => window.history.go(delta));
const open = (...how: Parameters<RootStore['authModal']['open']>) =>
  act(async () => root.authModal.open(...how));
const close = () => untilArrived(1, () => root.authModal.close());
const closeDocument = async () => {
  await act(async () => page.unmount());
  router.dispose();
  stopHearing();
  document.body.replaceChildren();
};

afterEach(closeDocument);

describe('the modal that a button has opened', () => {
  it('is closed by Back, opened by Forward, and runs no loader', async () => {
    await openDocument('/de/form');
    const before = window.history.length;
    await open('sign-in');
    expect(window.history.length).toBe(before + 1);
    await go(-1);
    await shows(null, '/de/form');
    await go(1);
    await shows('sign-in', '/de/form');
    expect(loads).toEqual([]);
  });

  it('leaves no entry behind when it is closed', async () => {
    await openDocument('/de/blog');
    await closeDocument();
    await openDocument('/de');
    await open('sign-in');
    await close();
    await go(-1);
    await shows(null, '/de/blog');
  });

  it('has one entry, also in another mode and when it is opened again at once', async () => {
    await openDocument('/de');
    const before = window.history.length;
    await open('sign-in', { next: '/de/dashboard' });
    await open('sign-up');
    await act(async () => {
      root.authModal.close();
    });
    await untilArrived(1, () => root.authModal.open('beta-applicant'));
    await shows('beta-applicant', '/de');
    expect(window.history.length).toBe(before + 1);
    await go(-1);
    await shows(null, '/de');
  });

  it('is open after the document was loaded again, in its mode and with where to go on to', async () => {
    await openDocument('/de/form');
    await open('sign-up', { next: '/de/dashboard' });
    const { length } = window.history;
    await closeDocument();
    await openDocument();
    expect([mode(), root.authModal.next, window.history.length]).toEqual([
      'sign-up',
      '/de/dashboard',
      length,
    ]);
    await go(-1);
    await shows(null, '/de/form');
  });

  it('does not open again for who has signed in', async () => {
    await openDocument('/de/blog');
    await closeDocument();
    await openDocument('/de');
    await open('sign-in');
    await act(async () => root.session.follow(exampleSession));
    await close();
    // To the modal's entry, and from there back to the page.
    await untilArrived(2, () => window.history.go(1));
    await shows(null, '/de');
    await go(-1);
    await shows(null, '/de/blog');
  });

  it('gives its entry to the page that the person goes on to', async () => {
    await openDocument('/de');
    await open('sign-in');
    const { length } = window.history;
    await act(async () => {
      root.session.follow(exampleSession);
      await router.navigate('/de/blog', { replace: true });
      root.authModal.close();
    });
    await shows(null, '/de/blog');
    expect(window.history.length).toBe(length);
    await go(-1);
    await shows(null, '/de');
  });
});

describe('an address that opens the modal', () => {
  it('gives way to the page’s own, whose data is not asked for again', async () => {
    await openDocument('/de/blog?page=2&auth=sign-up&next=%2Fde%2Fdashboard#end');
    await shows('sign-up', '/de/blog?page=2');
    expect([root.authModal.next, window.location.hash]).toEqual(['/de/dashboard', '#end']);
    expect(loads).toEqual([]);
    await go(-1);
    await shows(null, '/de/blog?page=2');
    expect(loads).toEqual([]);
  });

  it('opens it also when a link of the page leads there', async () => {
    await openDocument('/de');
    await act(async () => router.navigate('/de/blog?auth=beta-applicant'));
    await shows('beta-applicant', '/de/blog');
    expect(loads).toEqual(['/de/blog']);
  });

  it.each(['/de?auth=admin', '/de?auth=', '/de?next=%2Fde%2Fdashboard'])('is none: %s', async (path) => {
    await openDocument(path);
    await shows(null, path);
  });

  it('leads nowhere else', async () => {
    await openDocument('/de?auth=sign-in&next=%2F%2Fevil.example');
    await shows('sign-in', '/de');
    expect(root.authModal.next).toBeUndefined();
  });

  it('leads who is signed in to where they wanted', async () => {
    await openDocument('/de?auth=sign-in&next=%2Fde%2Fblog', exampleSession);
    await shows(null, '/de/blog');
  });
});
