import type { Page } from '@playwright/test';
import { searchBar } from './search-bar.ts';
import { expect, resize, test, untilAlive } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const PAGES = { home: '', 'contact us': '/contact-us', faq: '/faq' };

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: in forced colours every control has an edge, and the logo its dots`, async ({ page }) => {
    await resize(page, { width: 390, height: 844 });
    await page.goto(`/de${path}`);
    await untilAlive(page);
    if (name === 'home') await searchBar(page).waitFor();
    expect(await controlsWithoutEdge(page)).toEqual([]);
    for (const width of await dotsOfLogo(page)) expect(Number.parseFloat(width)).toBeGreaterThan(1);
  });
}

test.describe('before the question about cookies is answered', () => {
  test.use({ hasAnswered: false });

  test('in forced colours its answers and its panel have an edge', async ({ page }) => {
    await resize(page, { width: 390, height: 844 });
    await page.goto('/de');
    await untilAlive(page);
    const region = page.getByRole('region', { name: 'Ihre Daten gehören Ihnen' });
    expect(await region.evaluate((panel) => getComputedStyle(panel).borderBlockStartWidth)).not.toBe('0px');
    expect(await controlsWithoutEdge(page)).toEqual([]);
  });
});

/** How thick those of the letter ï are. */
function dotsOfLogo(page: Page): Promise<string[]> {
  const logo = page.getByRole('banner').getByRole('img', { name: /Moïen/ });
  return logo
    .locator('span span')
    .evaluate((letter) =>
      ['::before', '::after'].map((dot) => getComputedStyle(letter, dot).borderBlockStartWidth),
    );
}

/**
 * What is pressed or filled in, by its markup, where neither it nor the box that holds it has a line round
 * it.
 */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page
    .locator('button, input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea')
    .filter({ visible: true })
    .evaluateAll((controls) => {
      const hasEdge = (element: Element | null) => {
        if (!element) return false;
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
        const width = (style: string, size: string) => (style === 'none' ? 0 : Number.parseFloat(size));
        return width(borderTopStyle, borderTopWidth) + width(outlineStyle, outlineWidth) > 0;
      };
      return controls
        .filter((control) => !control.closest('[aria-hidden="true"]'))
        .filter((control) => !hasEdge(control))
        .filter((control) => control.matches('button') || !hasEdge(control.parentElement))
        .map((control) => control.outerHTML.slice(0, 160));
    });
}
