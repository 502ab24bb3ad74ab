import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { PAGES } from './pages.ts';
import { expect, resize, test, untilAlive } from './test.ts';

for (const name of ['home', 'terms'] as const) {
  test(`${name}: a heading grows with its text, and remains the larger of the two`, async ({
    page,
    marketplace,
  }) => {
    await resize(page, { width: 390, height: 844 });
    await page.goto(`/de${PAGES[name]?.(marketplace)}`);
    await untilAlive(page);
    const usual = await letterSizes(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const large = await letterSizes(page);
    expect(await brokenWords(page, 'h1')).toEqual([]);
    expect(large.h1).toBeGreaterThanOrEqual(large.h2);
    expect(large.h2).toBeGreaterThanOrEqual(large.body);
    for (const level of ['h1', 'h2', 'body'] as const)
      expect(large[level] / usual[level], level).toBeGreaterThanOrEqual(1.65);
  });
}

test('with letters of twice their size the header scrolls away instead of covering the page', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/search');
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollTo(0, 1200));
  expect(await top()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    window.scrollTo(0, 1200);
  });
  expect(await top()).toBe(-1200);
});

/** Of the first heading of each level and of the text, in pixels. */
async function letterSizes(page: Page): Promise<{ h1: number; h2: number; body: number }> {
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  return { h1: await sizeOf('h1'), h2: await sizeOf('main h2'), body: await sizeOf('body') };
}
