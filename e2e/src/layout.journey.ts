import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { expect, test, untilAlive } from './test.ts';

const WIDTHS = [390, 820, 1440];

declare global {
  interface Window {
    layoutShiftUntilNow: () => number;
  }
}

test.use({ expectedProblems: /status of 404/ });

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name}: nothing sticks out to the side in German`, async ({ page, marketplace }) => {
    await page.goto(`/de${addressOf(marketplace)}`);
    await untilAlive(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, `at ${width} pixels`).toBeLessThanOrEqual(width);
    }
  });
}

for (const name of ['home', 'search', 'property', 'blog', 'article', 'events', 'event']) {
  test(`nothing moves while ${name} arrives on a phone`, async ({ page, marketplace }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      let sum = 0;
      const add = (entries: PerformanceEntry[]) => {
        for (const entry of entries) sum += Reflect.get(entry, 'value');
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      window.layoutShiftUntilNow = () => {
        add(observer.takeRecords());
        return sum;
      };
    });
    await page.goto(`/de${PAGES[name]?.(marketplace)}`);
    await untilAlive(page);
    if (PAGES_WITH_SEARCH_BAR.includes(name)) await page.getByRole('searchbox').waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => window.layoutShiftUntilNow())).toBe(0);
  });
}
