import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './test.ts';

test.use({ isFirstVisit: true });

const splashOf = (page: Page) => page.getByRole('button', { name: /Come on in/, includeHidden: true });

/**
 * Opens the page and stops its timers and animations once it is alive, so that a slow machine does not end
 * the welcome by itself.
 */
async function openWelcome(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await playAnimations(page, 0);
  await page.goto('/en');
  await untilAlive(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

async function playAnimations(page: Page, playbackRate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
}

test('the first visit is welcomed over the page, a tap ends it, and the next visit goes straight in', async ({
  page,
}) => {
  await openWelcome(page);
  await expect(splashOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent, sublet, live and travel');
  await splashOf(page).click();
  await expect(splashOf(page)).toHaveCount(0);
  await page.goto('/en/search');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(splashOf(page)).toHaveCount(0);
});

test('any key ends the welcome', async ({ page }) => {
  await openWelcome(page);
  await expect(splashOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(splashOf(page)).toHaveCount(0);
});

test('the welcome ends by itself after five seconds', async ({ page }) => {
  await openWelcome(page);
  await expect(splashOf(page)).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(splashOf(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('no welcome covers the page, since nothing could end it', async ({ page }) => {
    await page.goto('/en');
    await expect(splashOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
