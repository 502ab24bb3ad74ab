import type { Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { brokenWords } from './broken-words.ts';
import { cutTexts } from './cut-texts.ts';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { searchBar } from './search-bar.ts';
import { expect, resize, test, untilAlive } from './test.ts';

/** What a change of colours can break; they are the same at every width. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** No rule of WCAG, but by headings people find their way: none is skipped. */
const HEADING_RULES = ['heading-order', 'page-has-heading-one'];
const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 900 },
  desktop: { width: 1440, height: 900 },
};
/** Pages that hold other elements on a wide screen; any other is judged by axe on a phone alone. */
const OTHERWISE_ON_DESKTOP = ['home', 'search', 'property', 'checkout', 'article'];
const NARROWEST = { width: 320, height: 640 };

// Colours are judged where they arrive, not on the way.
test.use({
  expectedProblems: /status of 404/,
  contextOptions: { reducedMotion: 'reduce' },
  colorScheme: 'light',
});

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name} has no barrier that axe knows, and fits every width and size of letters in German`, async ({
    page,
    marketplace,
  }) => {
    await page.goto(`/de${addressOf(marketplace)}`);
    await untilAlive(page);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await searchBar(page).waitFor();
    for (const [device, size] of Object.entries(DEVICES)) {
      await resize(page, size);
      if (name === 'property') await untilGalleryFits(page);
      expect(await contentWidth(page), device).toBeLessThanOrEqual(size.width);
      if (device === 'phone' || (device === 'desktop' && OTHERWISE_ON_DESKTOP.includes(name)))
        expect(await barriersOf(page, { also: HEADING_RULES }), device).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOf(page, { only: COLOUR_RULES }), 'dark').toEqual([]);

    await resize(page, NARROWEST);
    expect(await brokenWords(page), 'words broken without a hyphen').toEqual([]);
    expect(await contentWidth(page)).toBeLessThanOrEqual(NARROWEST.width);

    await resize(page, DEVICES.phone);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await contentWidth(page), 'letters of twice their size').toBeLessThanOrEqual(DEVICES.phone.width);
    expect(await cutTexts(page)).toEqual([]);
    expect(await brokenWords(page, 'footer, button, [download]')).toEqual([]);
  });
}

/** In pixels; more than the window's when something sticks out to the side. */
const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

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
