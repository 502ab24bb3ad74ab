import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShift } from './layout-shift.ts';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { searchBar } from './search-bar.ts';
import { expect, test, untilAlive, untilAtRest } from './test.ts';

test.use({ expectedProblems: /status of 404/ });

/** Drawn as the terms are. */
const SAME_AS_TERMS = ['privacy policy', 'cookies policy'];

for (const [name, addressOf] of Object.entries(PAGES).filter(([name]) => !SAME_AS_TERMS.includes(name))) {
  test(`nothing moves while ${name} arrives on a phone, with fonts that come last`, async ({
    page,
    marketplace,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShift(page);
    const bringFonts = await holdFonts(page);
    // A document has loaded when its fonts have.
    await page.goto(`/de${addressOf(marketplace)}`, { waitUntil: 'commit' });
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await searchBar(page).waitFor();
    await untilAlive(page);
    await bringFonts();
    await untilAtRest(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('fonts that came too late for a page are there for the next one', async ({ page }) => {
  const bringFonts = await holdFonts(page);
  await page.goto('/en/about', { waitUntil: 'commit' });
  await untilAlive(page);
  expect(await hasHeadingFont(page)).toBe(false);
  await bringFonts();
  expect(await hasHeadingFont(page)).toBe(false);
  const footer = page.getByRole('contentinfo');
  // They are fetched when the page has been at rest for a while.
  await expect(async () => {
    await footer.getByRole('link', { name: 'Questions and answers' }).click();
    await footer.getByRole('link', { name: 'About Moïen' }).click();
    expect(await hasHeadingFont(page)).toBe(true);
  }).toPass();
});

/** Holds the fonts back; the answer lets them come. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const fonts = [/bricolage-grotesque-latin-wght[^/]*$/, /instrument-sans-latin-wght[^/]*$/];
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    const arrived = fonts.map((font) =>
      page.waitForEvent('requestfinished', (request) => font.test(request.url())),
    );
    release();
    await Promise.all(arrived);
  };
}

/** Whether headings are drawn in their own font: the fallback is as wide in all, but not in each letter. */
function hasHeadingFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const widthIn = (family: string) => {
      const probe = Object.assign(document.createElement('span'), { textContent: 'Wijgfl' });
      probe.style.cssText = `position: absolute; font: 600 100px ${family}`;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return widthIn('"Bricolage Grotesque Variable", monospace') !== widthIn('monospace');
  });
}
