import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShift } from './layout-shift.ts';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { expect, resize, test, untilAlive, untilAtRest } from './test.ts';

const WIDTHS = [390, 820, 1440];

test.use({ expectedProblems: /status of 404/ });

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name}: nothing sticks out to the side in German`, async ({ page, marketplace }) => {
    await page.goto(`/de${addressOf(marketplace)}`);
    await untilAlive(page);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await page.getByRole('searchbox').waitFor();
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, `at ${width} pixels`).toBeLessThanOrEqual(width);
    }
  });
}

for (const name of ['home', 'search', 'property', 'blog', 'article', 'events', 'event']) {
  test(`nothing moves while ${name} arrives on a phone`, async ({ page, marketplace }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShift(page);
    await paintWithFonts(page);
    await page.goto(`/de${PAGES[name]?.(marketplace)}`);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await page.getByRole('searchbox').waitFor();
    await untilAtRest(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

/** Holds back the shell's styles, without which nothing is painted, until the fonts are there: late ones may break a line elsewhere. */
async function paintWithFonts(page: Page): Promise<void> {
  const fonts = [/bricolage-grotesque-latin-wght[^/]*$/, /instrument-sans-latin-wght[^/]*$/];
  const areHere = Promise.all(
    fonts.map((font) => page.waitForEvent('requestfinished', (request) => font.test(request.url()))),
  );
  await page.route('**/assets/*/shell.*.css', async (route) => {
    await areHere;
    await route.continue();
  });
}
