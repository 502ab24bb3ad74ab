import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { expect, test, untilAlive } from './test.ts';

/** Holds back every script of the page, as a slow network does. @returns what lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

// The browser warns that what is held back is not used.
test.use({ expectedProblems: /was preloaded using link preload but not used/ });

const main = (page: Page) => page.getByRole('main');
const presses: [what: string, page: string, button: (page: Page) => Locator, dialog: string | RegExp][] = [
  [
    'signing in',
    'about',
    (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }),
    'Sign in',
  ],
  ['the filters', 'search', (page) => main(page).getByRole('button', { name: /^Filters/ }), 'Filters'],
  [
    'all pictures',
    'property',
    (page) => main(page).getByRole('button', { name: /^Show all \d+ pictures/ }),
    /^Pictures of/,
  ],
  [
    'a heart',
    'profile',
    (page) =>
      main(page)
        .getByRole('button', { name: /favourite/ })
        .first(),
    /^Sign in/,
  ],
];

for (const [what, name, button, dialog] of presses) {
  test(`a press before the page is alive is answered once it is: ${what}`, async ({ page, marketplace }) => {
    const release = await holdScripts(page);
    await page.goto(`/en${PAGES[name]?.(marketplace)}`, { waitUntil: 'commit' });
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await untilAlive(page);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}

test('before the page is alive the way into the search is a link', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/en', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Where to?' }).click();
  await expect(page).toHaveURL('/en/search');
  release();
});
