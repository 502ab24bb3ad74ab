import { join } from 'node:path';
import { resolveBrowser } from '@moien/tooling/browser';
import { rootDirectory } from '@moien/tooling/paths';
import { watchFaults } from '@moien/tooling/testing/fault-watch';
import { openReleaseSite, type ReleaseSite } from '@moien/tooling/testing/release-site';
import { startService } from '@moien/tooling/testing/service';
import type { StackAnnouncement } from '@moien/tooling/testing/stack-service';
import { type Browser, chromium, type Page } from 'playwright';

const STACK = join(rootDirectory, 'tooling/src/testing/stack-service.ts');
const HOMES = '40';
const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What a campaign about releases runs on: a site and a browser of its own, of which nothing remains. */
export type ReleaseCampaign = {
  site: ReleaseSite;
  /** Gives a page of a visitor who was never here, and takes it away afterwards. */
  withPage: <Value>(work: (page: Page) => Promise<Value>) => Promise<Value>;
};

export async function runOnReleaseSite(work: (campaign: ReleaseCampaign) => Promise<void>): Promise<void> {
  // A process of its own: its log says each fault, too.
  const stack = await startService<StackAnnouncement>(STACK, { MOIEN_STACK_HOMES: HOMES });
  const { executablePath, args } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu'] });
  try {
    const site = await openReleaseSite(stack.announced);
    await work({ site, withPage: (visit) => withPage(browser, site.address, visit) });
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function withPage<Value>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ baseURL });
  try {
    await context.addCookies([{ name: 'moien-visited', value: '1', url: baseURL }]);
    await context.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
    const page = await context.newPage();
    await watchFaults(page);
    const outcome = await work(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return outcome;
  } finally {
    await context.close();
  }
}

/** Opens a page by its address and waits until the shell answers in it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // An effect of the router sets this; a document begins with `auto`.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
}

export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isSamePage') === true);
}
