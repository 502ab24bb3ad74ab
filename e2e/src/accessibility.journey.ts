import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { expect, resize, test, untilAlive } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What a change of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

// Colours are judged where they arrive, not on the way.
test.use({ expectedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name} has no barrier that axe knows`, async ({ page, marketplace }) => {
    await page.goto(`/de${addressOf(marketplace)}`);
    await untilAlive(page);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await page.getByRole('searchbox').waitFor();
    for (const [device, size] of Object.entries(DEVICES)) {
      await resize(page, size);
      if (name === 'property') await untilGalleryFits(page);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violationsOf(new AxeBuilder({ page }).withTags(RULES)), `${device}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(new AxeBuilder({ page }).withRules(COLOUR_RULES)), `${device}, dark`).toEqual(
        [],
      );
    }
  });
}

/** The pictures of a home are reached by keyboard where they are a row to swipe, which the page finds out at each size. */
async function untilGalleryFits(page: Page): Promise<void> {
  const gallery = page.getByRole('region', { name: 'Bilder' });
  await expect
    .poll(() => gallery.evaluate((row) => row.scrollWidth > row.clientWidth === (row.tabIndex === 0)))
    .toBe(true);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
