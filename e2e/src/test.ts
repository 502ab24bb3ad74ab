import { CONSENT_COOKIE, formatConsent } from '@moien/contract';
import { resolveBrowser } from '@moien/tooling/browser';
import { launchPastCrash } from '@moien/tooling/launch-past-crash';
import { test as base, expect, type Page } from '@playwright/test';
import { startTlsSite, type TlsAddress } from '../tls-sites.ts';
import { watchCardData } from './card-data.ts';
import { type Marketplace, readMarketplace } from './marketplace.ts';
import { signIn } from './sign-in.ts';

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Options = {
  /**
   * Whether pictures are drawn by the media pipeline; otherwise one pixel stands for each, which is much
   * quicker.
   */
  arePicturesDrawn: boolean;
  /** Whether the document of a first visit, with its splash, is wanted. */
  isFirstVisit: boolean;
  /** Whether the visitor has answered the question about cookies: with what is necessary alone. */
  hasAnswered: boolean;
  /** Whether the visitor is signed in, as somebody who lets homes and to whom people have written. */
  isSignedIn: boolean;
  /** Whether the site may keep files in a service worker, past which a journey alters no answer. */
  hasServiceWorker: boolean;
  /** Console messages that belong to what a journey provokes. */
  expectedProblems: RegExp | undefined;
};
type Fixtures = {
  /** Errors and warnings of the console, thrown errors and violations of the security policy. */
  problems: string[];
  /** What was sent to our own site with card data in it. */
  cardLeaks: string[];
};
export type WorkerOptions = {
  /** Which of the sites of this run is visited: `site`, or one of `TLS_SITES`. */
  siteName: string;
};
type WorkerFixtures = {
  /** Where journeys ask the same site for data by themselves: without TLS. */
  dataAddress: string;
  /** Origin of the site that the journeys visit. */
  siteAddress: string;
  marketplace: Marketplace;
};

/**
 * A visitor's browser on the site of this run. A journey during which the console warns or complains, or the
 * site is sent card data, has failed.
 */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  arePicturesDrawn: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  hasAnswered: [true, { option: true }],
  isSignedIn: [false, { option: true }],
  hasServiceWorker: [false, { option: true }],
  expectedProblems: [undefined, { option: true }],

  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath, args } = await resolveBrowser();
      // No journey draws with WebGL, and pages are painted a third quicker without it.
      await use({ ...launchOptions, executablePath, args: [...args, '--disable-gpu'] });
    },
    { scope: 'worker' },
  ],

  browser: [
    async ({ playwright }, use) => {
      const browser = await launchPastCrash(() => playwright.chromium.launch());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],

  siteName: ['site', { option: true, scope: 'worker' }],

  siteAddress: [
    async ({ siteName }, use) => {
      if (siteName === 'site') return use(settingOf('BASE_URL'));
      const addresses = JSON.parse(settingOf('TLS_ADDRESSES')) as TlsAddress[];
      const address = addresses.find(({ name }) => name === siteName);
      if (!address) throw new Error(`There is no site ${siteName}.`);
      const site = { databaseUrl: settingOf('DATABASE_URL'), folder: settingOf('FOLDER') };
      const stop = await startTlsSite(site, address);
      try {
        await use(address.origin);
      } finally {
        await stop();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  dataAddress: [
    async ({ siteAddress }, use) =>
      use(siteAddress.startsWith('https:') ? settingOf('BASE_URL') : siteAddress),
    { scope: 'worker' },
  ],

  baseURL: async ({ siteAddress }, use) => use(siteAddress),

  context: async (
    { context, siteAddress, isFirstVisit, hasAnswered, isSignedIn, hasServiceWorker, arePicturesDrawn },
    use,
  ) => {
    if (!arePicturesDrawn) {
      await context.route('**/*.avif', (route) =>
        route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }),
      );
    }
    if (!hasServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    // One page in a hundred tells the site what went well, which costs a request; a journey is never that
    // one.
    await context.addInitScript(() => {
      const { random } = Math;
      Math.random = () => (1 + random()) / 2;
    });
    const cookies = [
      ...(isFirstVisit ? [] : [{ name: 'moien-visited', value: '1' }]),
      ...(hasAnswered ? [{ name: CONSENT_COOKIE, value: formatConsent({ externalContent: false }) }] : []),
      ...(isSignedIn ? [await signIn(siteAddress)] : []),
    ];
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: siteAddress })));
    // On the site alone: the pages of the payment provider have no storage.
    if (!isFirstVisit)
      await context.addInitScript((site) => {
        if (location.origin === site) localStorage.setItem('isOnboardingCompleted', 'true');
      }, siteAddress);
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

  marketplace: [async ({ dataAddress }, use) => use(await readMarketplace(dataAddress)), { scope: 'worker' }],

  cardLeaks: [
    async ({ context, siteAddress }, use) => {
      const leaks = watchCardData(context, siteAddress);
      await use(leaks);
      expect(leaks, 'card data that our own site was sent').toEqual([]);
    },
    { auto: true },
  ],

  problems: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      const remember = (text: string) => {
        if (!expectedProblems?.test(text)) problems.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          remember(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => remember(`thrown: ${error.stack || error.message || error.name}`));
      await use(problems);
      // A page asks for some files again and again; an answer that is still being altered at the end is
      // nobody's any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems, 'problems in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What global-setup.ts says of the site of this run. */
function settingOf(name: 'BASE_URL' | 'DATABASE_URL' | 'FOLDER' | 'TLS_ADDRESSES'): string {
  const value = process.env[`MOIEN_E2E_${name}`];
  if (!value) throw new Error(`The site of the journeys has not started: MOIEN_E2E_${name} is empty.`);
  return value;
}

/** Addresses of the API that the page has asked for since this was called, the search bar's among them. */
export function watchApi(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) urls.push(pathname + search);
  });
  return urls;
}

/**
 * Waits until the shell answers: the browser has taken over its part of what the server rendered, and its
 * effects have run.
 */
export async function untilShellAlive(page: Page): Promise<void> {
  // An effect of the router sets this; a document begins with `auto`.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** Waits until the whole page answers, the remote's part of it too. */
export async function untilAlive(page: Page): Promise<void> {
  await untilShellAlive(page);
  await page.waitForFunction(() => {
    type Fiber = {
      memoizedState: { dehydrated?: unknown } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    };
    const isLeftToServer = (fiber: Fiber | null): boolean =>
      fiber !== null &&
      (Boolean(fiber.memoizedState?.dehydrated) ||
        isLeftToServer(fiber.child) ||
        isLeftToServer(fiber.sibling));
    const container = document.querySelector('#root') ?? document.body;
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const root = Reflect.get(container, key) as { stateNode: { current: Fiber } } | undefined;
    return root !== undefined && !isLeftToServer(root.stateNode.current);
  });
}

/**
 * Waits until the page is alive and has nothing left to do: neither a font on its way nor work in a queue.
 */
export async function untilAtRest(page: Page): Promise<void> {
  await untilAlive(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Waits for the animations that end: what still arrives has neither its place nor its colours. */
export async function untilAnimationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Gives the window another size, and waits until the page has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => window.innerWidth === width, size);
}
