import { runInThisContext } from 'node:vm';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { examplePage } from '../layout/testing/example-page.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

let isOnLine = true;
beforeEach(() => {
  isOnLine = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** What webpack throws for a chunk that does not load. */
const chunkError = () => Object.assign(new Error('Loading chunk failed.'), { request: '/assets/page.js' });

/** A page whose loader throws this until nothing is thrown any more. */
async function visit(errors: unknown[]) {
  const { environment } = examplePage(null);
  const loader = () => {
    if (errors.length > 0) throw errors.shift();
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/*',
        loader,
        element: <h1>Kontakt</h1>,
        ErrorBoundary: RouteErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/de/contact-us'] },
  );
  await act(async () => {
    render(
      <App environment={environment} isFirstVisit={false}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the error boundary of a route', () => {
  it('says that the connection is missing when a file of the page does not arrive', async () => {
    await visit([chunkError()]);
    expect(title()).toBe('Keine Verbindung');
  });

  it('says so of whatever fails while the browser has no connection', async () => {
    isOnLine = false;
    await visit([new TypeError('Failed to fetch')]);
    expect(title()).toBe('Keine Verbindung');
  });

  it('takes what else fails upon itself', async () => {
    await visit([new TypeError('x is not a function')]);
    expect(title()).toBe('Diese Seite ließ sich nicht öffnen');
  });

  it('tries again when the connection is back, and when it is asked to', async () => {
    isOnLine = false;
    await visit([chunkError(), chunkError()]);
    isOnLine = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(title()).toBe('Keine Verbindung');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' })));
    expect(title()).toBe('Kontakt');
  });
});
