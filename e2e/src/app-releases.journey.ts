import type { Release, SignedRegistry } from '@moien/contract';
import { showVersion } from '@moien/tooling/testing/release-edits';
import type { ReleaseSite } from '@moien/tooling/testing/release-site';
import type { Page } from '@playwright/test';
import { APP_ORIGIN, expect, goOffline, releaseTest as test } from './app.ts';
import { headlineOf } from './releases.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });

const card = 'article';

/** As when somebody comes back to the app: it asks at once instead of within four seconds. */
async function askForNews(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

async function openApp(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/registry');
  await page.goto(APP_ORIGIN);
  await expect(page.locator(card).first()).toBeVisible();
  await asked;
}

/** A navigation in the app: to another page and back to the search. */
async function visitSearchAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/en/blog"]')?.click());
  await expect(page).toHaveURL(`${APP_ORIGIN}/en/blog`);
  await page.goBack();
  await expect(page.locator(card).first()).toBeVisible();
}

/** Ships a newer release of the search. */
async function ship(releases: ReleaseSite): Promise<Release> {
  const newer = await releases.publish('mf-search', showVersion);
  await releases.activate('mf-search', newer.version);
  return newer;
}

async function untilUsed(page: Page, release: Release): Promise<void> {
  await expect(async () => {
    await askForNews(page);
    await visitSearchAgain(page);
    await expect(headlineOf(page, release)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a release over the air is used from the next navigation on, and at the next start at once', async ({
  page,
  phone,
  releases,
}) => {
  await openApp(page);
  const newer = await ship(releases);
  await untilUsed(page, newer);
  phone.forgetListeners();
  await page.goto(APP_ORIGIN);
  await expect(headlineOf(page, newer)).toBeVisible();
});

test.describe('what cannot be had', () => {
  test.use({ expectedProblems: /ERR_INTERNET|CORS|Mixed Content|MF-\d|integrity|CallError|could not be/ });

  test('without a network is taken from the app', async ({ page, phone, releases, context, siteAddress }) => {
    await openApp(page);
    const newer = await ship(releases);
    await untilUsed(page, newer);
    phone.forgetListeners();
    await goOffline(context, siteAddress);
    await page.goto(APP_ORIGIN);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(headlineOf(page, newer)).toHaveCount(0);
  });

  test('because somebody has altered it is refused, and the one in the app is used', async ({
    page,
    releases,
    context,
    siteAddress,
  }) => {
    const newer = await ship(releases);
    await context.route(`${siteAddress}/remotes/mf-search/${newer.version}/**/*.js`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};document.title="altered"` });
    });
    await openApp(page);
    await askForNews(page);
    await visitSearchAgain(page);
    await expect(page.locator(card).first()).toBeVisible();
    await expect(headlineOf(page, newer)).toHaveCount(0);
    expect(await page.title()).not.toBe('altered');
  });

  test('a registry that is not signed so changes nothing', async ({
    page,
    releases,
    context,
    siteAddress,
  }) => {
    const newer = await ship(releases);
    await context.route(`${siteAddress}/registry`, async (route) => {
      const answer = await route.fetch();
      const signed = (await answer.json()) as SignedRegistry;
      const payload = signed.payload.replace('"sequence":', '"sequence":9');
      await route.fulfill({ response: answer, json: { ...signed, payload } });
    });
    await openApp(page);
    await visitSearchAgain(page);
    await expect(headlineOf(page, newer)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('app-registry'))).toBeNull();
  });
});
