import { resolveBrowser } from '@moien/tooling/browser';
import { freePort } from '@moien/tooling/port';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

/** Scores from 0 to 100, times in milliseconds, and what was found wanting. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  bytes: number;
  failed: string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * A first visit, by a browser that has never been here, with Lighthouse's own settings for phones.
 * @throws when the page could not be judged
 */
export async function auditPage(url: string): Promise<Audit> {
  const { executablePath, args } = await resolveBrowser();
  const port = await freePort('127.0.0.1');
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    return await audit(port, url);
  } finally {
    await browser.close();
  }
}

async function audit(port: number, url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  const { audits, categories } = result.lhr;
  const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id]?.title}`),
    ),
  };
}
