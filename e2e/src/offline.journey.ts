import type { Page } from '@playwright/test';
import { expect, test, untilAtRest } from './test.ts';

test.use({
  hasServiceWorker: true,
  // Where answers are altered, the browser's own cache is off and the worker's questions stand in line.
  arePicturesDrawn: true,
  // What a page asks for while there is no connection fails, which is the point.
  expectedProblems: /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)|could not be/,
});

/** Waits until the worker answers for the page, with all that it keeps from the start. */
async function untilWorkerAnswers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Paths of everything that any cache of the site holds. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('without a connection a page says so in its language, and comes back with it', async ({
  page,
  context,
}) => {
  const address = '/de/search?cityId=2960316';
  await page.goto('/de');
  await untilAtRest(page);
  await untilWorkerAnswers(page);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  const retry = page.getByRole('link', { name: 'Erneut versuchen' });
  await expect(retry).toHaveJSProperty('href', page.url());
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: 'Fußzeile' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
});

test('hashed files are kept, documents and answers are not', async ({ page }) => {
  await page.goto('/de');
  await untilAtRest(page);
  await untilWorkerAnswers(page);
  await page.goto('/de/search');
  await untilAtRest(page);
  await page.evaluate(() => fetch('/registry'));
  const scripts = await page
    .locator(`script[src^="/assets/"]`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''));
  expect(scripts.length).toBeGreaterThan(0);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(scripts));
  const kept = await keptPaths(page);
  const isAllowed = (path: string) =>
    /^\/(assets|remotes\/mf-[a-z-]+)\/\d+\.\d+\.\d+-[0-9a-f]{12}\/|^\/offline\/(en|fr|de)$/.test(path);
  expect(kept.filter((path) => !isAllowed(path))).toEqual([]);
});
