import type { Page } from '@playwright/test';
import { openLanguages } from './language-picker.ts';
import { searchBar } from './search-bar.ts';
import { expect, test, untilAlive, untilShellAlive } from './test.ts';

const ENTRY = '**/remotes/mf-search/*/entry.js';
const SEARCH_ROUTE = '**/remotes/mf-search/*/route-search.js';

test.use({
  expectedProblems: /ERR_FAILED|MF-\d{3} mf-search|ChunkLoadError|Loading chunk|Federation Runtime/,
});

for (const [what, files] of [
  ['entry', ENTRY],
  ['page', SEARCH_ROUTE],
] as const) {
  test(`a remote whose ${what} does not load stays in its room, and heals there by itself`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/en');
    await untilAlive(page);
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('main').getByRole('link', { name: 'See all homes' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open this page');
    await expectShell(page);

    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent, sublet, live and travel');
    // Past a page without the search bar, which tries the same files for itself, so that no attempt is left
    // on its way.
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrive well, live well');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open this page');
    await tryInVain(page, files);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open this page');

    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/homes$/);
    await expect(searchBar(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });

  test(`a page from the server stays readable when the remote's ${what} does not load`, async ({ page }) => {
    const failures: string[] = [];
    page.on('requestfailed', (request) => failures.push(request.resourceType()));
    await page.route(files, (route) => route.abort());
    await page.goto('/en/search');
    await untilShellAlive(page);
    // What did not load as a script is fetched past the cache before the browser gives up.
    await expect.poll(() => failures).toContain('fetch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/homes$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectShell(page);
    await page.getByRole('link', { name: 'Moïen, home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent, sublet, live and travel');
  });
}

/** Presses the button once more, and waits until that attempt has ended as well. */
async function tryInVain(page: Page, files: string): Promise<void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await isReleased;
    await route.abort();
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect(tryAgain).toBeDisabled();
  release();
  await expect(tryAgain).toBeEnabled();
}

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Moïen, home page' })).toBeVisible();
  await expect((await openLanguages(page)).getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All homes' })).toBeVisible();
}
