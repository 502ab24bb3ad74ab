import type { Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { searchBar } from './search-bar.ts';
import { expect, resize, test, untilAlive } from './test.ts';

/** What a change of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** No rule of WCAG, but by headings people find their way: none is skipped. */
const HEADING_RULES = ['heading-order', 'page-has-heading-one'];
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

// Colours are judged where they arrive, not on the way.
test.use({ expectedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name} has no barrier that axe knows`, async ({ page, marketplace }) => {
    await page.goto(`/de${addressOf(marketplace)}`);
    await untilAlive(page);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await searchBar(page).waitFor();
    for (const [device, size] of Object.entries(DEVICES)) {
      await resize(page, size);
      if (name === 'property') await untilGalleryFits(page);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await barriersOf(page), `${device}, light`).toEqual([]);
      expect(await barriersOf(page, HEADING_RULES), `${device}, headings`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await barriersOf(page, COLOUR_RULES), `${device}, dark`).toEqual([]);
    }
  });
}

/**
 * The pictures of a home are reached by keyboard where they are a row to swipe, which the page finds out at
 * each size.
 */
async function untilGalleryFits(page: Page): Promise<void> {
  const gallery = page.getByRole('region', { name: 'Bilder' }).locator('[data-count]');
  await expect
    .poll(() => gallery.evaluate((row) => row.scrollWidth > row.clientWidth === (row.tabIndex === 0)))
    .toBe(true);
}
