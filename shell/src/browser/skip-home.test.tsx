import { runInThisContext } from 'node:vm';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { skipHome } from './skip-home.ts';
import { skipHomeLater } from './skip-home-later.ts';

// jsdom has none of what the router makes requests of; these are Node's.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const page = (path: string) => ({ path, element: <h1>{path}</h1> });

async function start(at: string) {
  const router = createMemoryRouter(['/de', '/de/search', '/de/blog'].map(page), { initialEntries: [at] });
  skipHome(router, '/de', '/de/search');
  await act(async () => void render(<RouterProvider router={router} />));
  return { router, path: () => router.state.location.pathname };
}

describe('on a native platform', () => {
  it('the start of the site is its search', async () => {
    const { path } = await start('/de');
    expect(path()).toBe('/de/search');
  });

  it('what the address asks the search for goes along', async () => {
    const { router, path } = await start('/de?cityId=1&termType=monthly');
    expect([path(), router.state.location.search]).toEqual(['/de/search', '?cityId=1&termType=monthly']);
  });

  it('an address that opens the sign-in stays until that is over', async () => {
    const { router, path } = await start('/de?auth=sign-in&next=%2Fdashboard');
    expect(path()).toBe('/de');
    await act(async () => router.navigate('/de', { replace: true }));
    expect(path()).toBe('/de/search');
  });

  it('a link to the start leads to the search, and Back to where it was', async () => {
    const { router, path } = await start('/de/blog');
    expect(path()).toBe('/de/blog');
    await act(async () => router.navigate('/de'));
    expect(path()).toBe('/de/search');
    await act(async () => router.navigate(-1));
    expect(path()).toBe('/de/blog');
  });

  it('the site starts with home when the code for it does not arrive', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = createMemoryRouter(['/de', '/de/search'].map(page), { initialEntries: ['/de'] });
    const gone = () => Promise.reject(new Error('ChunkLoadError'));
    await skipHomeLater(router, '/de', '/de/search', gone);
    expect(router.state.location.pathname).toBe('/de');
    expect(warning).toHaveBeenCalledTimes(1);
    await skipHomeLater(router, '/de', '/de/search');
    expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/de/search');
  });
});
