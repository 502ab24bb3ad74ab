import type { Page } from '@playwright/test';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { expect, resize, test, untilAlive } from './test.ts';

test.use({ expectedProblems: /status of 404/ });

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name}: with letters of twice their size nothing is cut off on a phone`, async ({
    page,
    marketplace,
  }) => {
    await resize(page, { width: 390, height: 844 });
    await page.goto(`/de${addressOf(marketplace)}`);
    await untilAlive(page);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await page.getByRole('searchbox').waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await textsOutOfSight(page)).toEqual([]);
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

/** Lines of text that no scrolling brings into view: beside the window, or behind the edge of what clips them. */
function textsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForReaders = ({ clientWidth }: Element) => clientWidth === 1;
    const lines: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (!isInSight(box, node.parentElement)) lines.push(node.textContent);
      }
    }
    return [...new Set(lines)];

    function isInSight(box: DOMRect, parent: Element): boolean {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { overflowX } = getComputedStyle(element);
        if (isForReaders(element) || overflowX === 'auto' || overflowX === 'scroll') return true;
        if (overflowX === 'visible') continue;
        const edges = element.getBoundingClientRect();
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      }
      return box.left >= left - 1 && box.right <= right + 1;
    }
  });
}
