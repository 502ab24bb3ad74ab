import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { type PageMarks, watchPage } from './watch-page.ts';

export type Visit = Required<
  Pick<PageMarks, 'contentPaint' | 'largestPaint' | 'shellAlive' | 'pageAlive'>
> & {
  /** Pages without a search bar have none. */
  searchBar: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
};
/** The first visit with nothing in the cache, and the next one. */
export type VisitPair = { cold: Visit; warm: Visit };

/** A middling phone on a slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

export async function visitTwice(browser: Browser, url: string): Promise<VisitPair> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies([{ name: 'moien-visited', value: '1', url }]);
    // Pictures are drawn at the first visit, which takes its time on a busy machine.
    context.setDefaultTimeout(120_000);
    await context.addInitScript(watchPage);
    return { cold: await visit(context, url), warm: await visit(context, url) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await countTraffic(devtools);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(isSettled, undefined, { polling: 100 });
  await traffic.untilQuiet();
  const marks = await page.evaluate(() => window.pageMarks);
  await page.close();
  return { ...complete(marks, url), ...traffic.counted };
}

/** Whether everything that this page will note has been noted. */
function isSettled(): boolean {
  const { contentPaint, pageAlive, searchBar } = window.pageMarks;
  const hasSearchBar = document.querySelector('[data-slot="search-bar"]') !== null;
  return contentPaint !== undefined && pageAlive !== undefined && (!hasSearchBar || searchBar !== undefined);
}

function complete(marks: PageMarks, url: string) {
  const { contentPaint, largestPaint, shellAlive, pageAlive, searchBar = Number.NaN } = marks;
  if (!contentPaint || !largestPaint || !shellAlive || !pageAlive) {
    throw new Error(`${url} did not come alive: ${JSON.stringify(marks)}`);
  }
  return { contentPaint, largestPaint, shellAlive, pageAlive, searchBar };
}

const QUIET_MILLISECONDS = 500;
/** What is still under way after this time is not waited for; it is then missing in the bytes. */
const LONGEST_WAIT_MILLISECONDS = 20_000;

/** Counts what crosses the network, as encoded, headers included. */
async function countTraffic(devtools: CDPSession) {
  const scripts = new Set<string>();
  const cached = new Set<string>();
  const pending = new Set<string>();
  const counted = { requests: 0, bytes: 0, scriptBytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (cached.has(requestId)) return;
    counted.requests += 1;
    counted.bytes += encodedDataLength;
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return { counted, untilQuiet: () => untilEmpty(pending) };
}

/** Resolves when nothing has been under way for a while. */
async function untilEmpty(pending: ReadonlySet<string>): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  while (performance.now() - quietSince < QUIET_MILLISECONDS) {
    if (performance.now() - started > LONGEST_WAIT_MILLISECONDS) return;
    await setTimeout(QUIET_MILLISECONDS / 10);
    if (pending.size > 0) quietSince = performance.now();
  }
}
