import type { Locator, Page } from '@playwright/test';
import { stayQuery } from './stay.ts';
import { expect, resize, test, untilAlive } from './test.ts';

/** Pixels between a panel and the edge of the window. */
const ROOM = 8;

/**
 * Opens each popover whose button is found here, and tells how much room it leaves at each edge of the
 * window.
 */
async function roomBeside(page: Page, buttons: Locator): Promise<string[]> {
  const lacking: string[] = [];
  for (const button of await buttons.filter({ visible: true }).all()) {
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const panel = page.locator('[popover]:popover-open');
    const room = await panel.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return Math.min(left, clientWidth - right, top, clientHeight - bottom);
    });
    if (room < ROOM) lacking.push(`${await panel.getAttribute('aria-label')}: ${room}`);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
  return lacking;
}

test('panels keep clear of the edges of the window', async ({ page, marketplace: { stay } }) => {
  await page.goto(`/de/search?${stayQuery(stay)}`);
  await untilAlive(page);
  for (const width of [900, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await roomBeside(page, page.getByRole('banner').locator('[popovertarget]'))).toEqual([]);
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
    for (const index of [0, 1, 2, 3])
      expect(
        await roomBeside(page, cards.nth(index).locator('[popovertarget]:not([popovertargetaction="hide"])')),
        `at ${width} pixels`,
      ).toEqual([]);
  }
});

test('the banner asks for pictures as wide as they are cut from', async ({ page }) => {
  await page.goto('/de');
  await untilAlive(page);
  const picture = page.locator('[aria-roledescription] img[srcset]').first();
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await resize(page, size);
    const { asked, needed } = await picture.evaluate((image: HTMLImageElement) => {
      const fitting = image.sizes.split(',').find((part) => {
        const condition = /\(.*\)/.exec(part)?.[0];
        return !condition || window.matchMedia(condition).matches;
      });
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.cssText = `position: absolute; inline-size: ${fitting?.trim().split(' ').at(-1)}`;
      const asked = ruler.offsetWidth;
      ruler.remove();
      // A panorama is 7/3 as wide as high.
      return { asked, needed: Math.max(image.clientWidth, (image.clientHeight * 7) / 3) };
    });
    expect(asked, `at ${size.width} pixels`).toBeGreaterThanOrEqual(Math.floor(needed));
    expect(asked, `at ${size.width} pixels`).toBeLessThan(needed * 1.35);
  }
});
