import type { Page } from '@playwright/test';
import { openPopup } from './search-bar.ts';
import { expect, test, untilAlive } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** A page below the one that is visited, which Back would lead to. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto('/en/about');
  await untilAlive(page);
  await page.goto(path);
  await untilAlive(page);
}

test('Back closes the pictures, and then leaves the page', async ({ page, marketplace: { property } }) => {
  const path = `/en/property/${property.id}`;
  await visit(page, path);
  await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('what is closed by its button costs no press of Back', async ({ page, marketplace: { property } }) => {
  await visit(page, `/en/property/${property.id}`);
  await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'dialog' in window.history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('Back closes the search popup, which its magnifier opens', async ({ page }) => {
  await visit(page, '/en/search?adultCount=2');
  const popup = await openPopup(page, /^Your search$/);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/en/search?adultCount=2');
});

test('Back leads from what the search popup has found to the page before', async ({ page }) => {
  await visit(page, '/en/search?adultCount=2');
  const popup = await openPopup(page, /^Who/);
  await popup.getByRole('button', { name: 'Adults: one more' }).click();
  await popup.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/en/search?adultCount=3');
  await page.goBack();
  await expect(page).toHaveURL('/en/search?adultCount=2');
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('who comes is asked with the guests in sight', async ({ page, marketplace: { property } }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await page.getByRole('group', { name: 'Your stay' }).getByRole('button', { name: /^Who/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your stay' });
  await expect(sheet.getByRole('button', { name: 'Adults: one more' })).toBeInViewport({ ratio: 1 });
});
