import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './test.ts';

declare global {
  interface Window {
    /** Pseudo-elements of view transitions that any frame has shown. */
    grown: Set<string>;
    /** Frames in which the header was not there. */
    framesWithoutHeader: number;
  }
}

test.use({ viewport: { width: 1440, height: 900 } });

/** Looks at each frame of a page from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.grown = new Set();
    window.framesWithoutHeader = 0;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect;
        if (pseudoElement?.startsWith('::view-transition-group')) window.grown.add(pseudoElement);
      }
      const logo = document.querySelector('header a');
      if (!logo?.checkVisibility({ opacityProperty: true })) window.framesWithoutHeader += 1;
      requestAnimationFrame(look);
    };
    look();
  });
}

const grown = (page: Page) => page.evaluate(() => [...window.grown]);
const PAGE_PICTURE = ['::view-transition-group(page-picture)'];

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.goto(`/en/search${query}`);
  await untilAlive(page);
  await watchFrames(page);
}

const firstCard = (page: Page) =>
  page
    .getByRole('list', { name: /^Page \d+ of/ })
    .getByRole('article')
    .first();

test('the picture of a card grows into that of its page and back, and the header stays', async ({ page }) => {
  await openSearch(page);
  await firstCard(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await expect.poll(() => grown(page)).toEqual(PAGE_PICTURE);
  await page.evaluate(() => window.grown.clear());
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await expect.poll(() => grown(page)).toEqual(PAGE_PICTURE);
  expect(await page.evaluate(() => window.framesWithoutHeader)).toBe(0);
});

test('whoever goes on at once does not wait for a picture', async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--motion-slow', '60s'));
  await firstCard(page).getByRole('heading').getByRole('link').click();
  await expect.poll(() => grown(page)).toEqual(PAGE_PICTURE);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Moïen/ })
    .click();
  await expect(page).toHaveURL('/en');
  const running = () =>
    document.getAnimations().map(({ effect }) => Reflect.get(Object(effect), 'pseudoElement'));
  await expect
    .poll(async () => (await page.evaluate(running)).filter((name) => /^::view-transition/.test(name ?? '')))
    .toEqual([]);
});

test('who goes back and forth at once leaves no error behind', async ({ page }) => {
  await openSearch(page);
  await firstCard(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.forward(), 40);
    setTimeout(() => history.back(), 80);
  });
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/en/search');
  await expect(firstCard(page)).toBeVisible();
});

test('a picture of a home grows into the whole window', async ({ page, marketplace: { property } }) => {
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await watchFrames(page);
  await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => grown(page)).toEqual(['::view-transition-group(opened-picture)']);
});

test.describe('who is signed in', () => {
  test.use({ isSignedIn: true });
  test('is answered by the heart', async ({ page, marketplace: { property } }) => {
    await openSearch(page, `?propertyIdArray=${property.id}`);
    const heart = firstCard(page).locator('[aria-pressed]');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => grown(page)).toEqual(['::view-transition-group(heart)']);
  });
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing grows', async ({ page }) => {
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error('No transition was expected.');
      };
    });
    await openSearch(page);
    await firstCard(page).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\//);
    await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await grown(page)).toEqual([]);
  });
});
