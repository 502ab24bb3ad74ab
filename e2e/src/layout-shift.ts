import type { Page } from '@playwright/test';

/**
 * Chromium counts a select whose list we draw as moved when a style sheet comes later, though not a pixel of
 * it changes.
 */
export const STILL = 0.0002;

declare global {
  interface Window {
    layoutShiftUntilNow: () => number;
  }
}

/** Adds up from the next document on how far a page moves by itself. */
export async function watchLayoutShift(page: Page): Promise<void> {
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
}

/** The sum until now, movements after a click or key included; 0 is a page that stood still. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShiftUntilNow());
}
