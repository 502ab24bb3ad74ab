import type { Page } from '@playwright/test';
import { cityName } from './marketplace.ts';
import { expect, test, untilAlive } from './test.ts';

const ENTRY = '**/remotes/*/*/entry.js';
const SEARCH_ROUTE = '**/remotes/*/*/route-search.*.js';

test.use({
  expectedProblems: /ERR_FAILED|could not be (shown|filled)|ChunkLoadError|Loading chunk|Federation Runtime/,
});

for (const [what, files] of [
  ['entry', ENTRY],
  ['page', SEARCH_ROUTE],
] as const) {
  test(`a remote whose ${what} does not load stays in its room, and heals there`, async ({
    page,
    marketplace: { city },
  }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/en');
    await untilAlive(page);
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('main').getByRole('link', { name: 'See all homes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened');
    await expectShell(page);

    await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent, sublet, live and travel');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${cityName(city, 'en')}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened');
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    // An attempt asks twice for a file that does not load; it has ended when the page says so.
    await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('could not be shown')),
      tryAgain.click(),
    ]);
    await expect(tryAgain).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened');

    await page.unrouteAll({ behavior: 'wait' });
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes in ${cityName(city, 'en')}`);
    await expect(page.getByRole('searchbox', { name: 'Where to?' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });

  test(`a page from the server stays readable when the remote's ${what} does not load`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/en/search');
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectShell(page);
    await page.getByRole('link', { name: 'Moïen, to the start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent, sublet, live and travel');
  });
}

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Moïen, to the start' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'See all homes' })).toBeVisible();
}
