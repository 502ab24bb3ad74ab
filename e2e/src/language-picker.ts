import type { Locator, Page } from '@playwright/test';

/**
 * Opens the language picker of an English page on a wide screen, which needs no script for it; the answer is
 * its panel.
 */
export async function openLanguages(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  return page.getByRole('navigation', { name: 'Language' });
}
