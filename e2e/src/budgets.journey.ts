import type { Page } from '@playwright/test';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { expect, test, untilAtRest } from './test.ts';

/**
 * `alive`: bytes after gzip of the scripts that the document names, which a visitor waits for until the page answers.
 * `whole`: bytes and requests of a first visit, what arrives after that included; pictures apart, a page has what it shows.
 */
const BUDGETS: Record<string, { alive: number; whole: number; requests: number }> = {
  home: { alive: 187_000, whole: 221_000, requests: 16 },
  search: { alive: 197_500, whole: 220_000, requests: 16 },
  property: { alive: 196_000, whole: 208_500, requests: 13 },
  article: { alive: 194_000, whole: 206_500, requests: 14 },
};

async function gzipBytes(page: Page, paths: string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const response = await page.request.get(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers()['content-encoding'], path).toBe('gzip');
      return Number(response.headers()['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const [name, budget] of Object.entries(BUDGETS)) {
  test(`${name} keeps to its budget of scripts and requests`, async ({ page, marketplace }) => {
    // A page that somebody looks at asks every few seconds which releases are active; that is no part of its arrival.
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') paths.push(new URL(request.url()).pathname);
    });
    const response = await page.goto(`/de${PAGES[name]?.(marketplace)}`);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await page.getByRole('searchbox').waitFor();
    await untilAtRest(page);

    // Signing in costs nothing before somebody wants to.
    expect(paths.filter((path) => path.startsWith('/remotes/mf-auth/'))).toEqual([]);
    const html = (await response?.text()) ?? '';
    const named = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(await gzipBytes(page, named)).toBeLessThanOrEqual(budget.alive);
    const scripts = paths.filter((path) => path.endsWith('.js'));
    expect(await gzipBytes(page, scripts)).toBeLessThanOrEqual(budget.whole);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(budget.requests);
  });
}
