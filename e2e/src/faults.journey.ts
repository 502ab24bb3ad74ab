import { FAULT_CASES, type FaultCase } from '@moien/tooling/testing/fault-cases';
import { hinder, readRecord, watchFaults } from '@moien/tooling/testing/fault-watch';
import { edited } from '@moien/tooling/testing/release-edits';
import type { Page } from '@playwright/test';
import { expect, expectFault, headlineOf, searchBarOf, shipFault, test } from './releases.ts';
import { searchBar } from './search-bar.ts';
import { untilAlive, untilShellAlive } from './test.ts';

/** Another seed visits other rows of the table; `npm run campaign -- faults` visits them all. */
const SEED = 20_260_101;
const PHASES = ['MF-10', 'MF-20', 'MF-301', 'MF-401'];
const ENTRY_UNAVAILABLE = { files: /^entry\.js$/, how: 'unavailable' } as const;

test.describe.configure({ mode: 'default' });
test.use({
  expectedProblems:
    /MF-\d{3} mf-search|Failed to load resource|ERR_FAILED|integrity|Federation Runtime|ChunkLoadError|Error: broken|Unexpected token/,
});
test.beforeEach(({ page }) => watchFaults(page));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toSearch = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();

/** A page without the search bar, which would meet the fault before anybody goes to the search. */
async function openBlog(page: Page): Promise<void> {
  await page.goto('/en/blog');
  await untilAlive(page);
  await page.evaluate(() => {
    for (const mark of [window, document.querySelector('header')])
      if (mark) Reflect.set(mark, 'isSame', true);
  });
}

async function expectSamePage(page: Page): Promise<void> {
  expect(
    await page.evaluate(() =>
      [window, document.querySelector('header')].map((mark) => mark && Reflect.get(mark, 'isSame')),
    ),
  ).toEqual([true, true]);
  await expect(page).toHaveURL('/en/search');
}

/** One row for each of the phases. */
function sample(): FaultCase[] {
  const rows = FAULT_CASES.filter(({ fault }) => fault !== 'MF-106');
  return PHASES.flatMap((phase, index) => {
    const candidates = rows.filter(({ fault }) => fault.startsWith(phase));
    const chosen = candidates[(SEED * (index + 1)) % candidates.length];
    return chosen ? [chosen] : [];
  });
}

for (const faultCase of new Set(sample())) {
  test(`a release gives way to the last good one in the same page: ${faultCase.name}`, async ({
    page,
    releases,
  }) => {
    const { good, bad } = await shipFault(releases, faultCase);
    if (faultCase.hindrance) await hinder(page, bad, faultCase.hindrance);
    await openBlog(page);
    await toSearch(page);
    await expect(headlineOf(page, good)).toBeVisible();
    await expect(searchBarOf(page, good)).toBeVisible();
    await expectSamePage(page);
    await expectFault(page, bad, faultCase);
  });
}

test('a release that hangs is overtaken by the last good one after three seconds, which is no failure', async ({
  page,
  releases,
}) => {
  const { good, bad } = await shipFault(releases, {});
  await hinder(page, bad, { files: /^entry\.js$/, how: 'hanging' });
  await page.clock.install();
  await openBlog(page);
  const asked = page.waitForRequest('**/entry.js');
  await toSearch(page);
  await asked;
  await page.clock.fastForward(3000);
  await expect(headlineOf(page, good)).toBeVisible();
  await expect(searchBarOf(page, good)).toBeVisible();
  await expectSamePage(page);
  await expectFault(page, bad, { fault: 'MF-106' });
});

test('where no release works there is a room with a way to try again, which heals when one is back', async ({
  page,
  releases,
}) => {
  const { good, bad } = await shipFault(releases, {});
  for (const release of [good, bad]) await hinder(page, release, ENTRY_UNAVAILABLE);
  await openBlog(page);
  await toSearch(page);
  await expect(title(page)).toHaveText('We couldn’t open this page');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(headlineOf(page, bad)).toBeVisible();
  await expect(searchBarOf(page, bad)).toBeVisible();
  await expectSamePage(page);
});

test('a site that is away altogether for a while is healed in the same way', async ({ page, releases }) => {
  await shipFault(releases, {});
  await openBlog(page);
  const files = ({ pathname }: URL) => /^\/(remotes|assets|api|registry|telemetry)\b/.test(pathname);
  await page.route(files, (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
  await toSearch(page);
  await expect(title(page)).toHaveText('We couldn’t open this page');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.locator('h1[data-release]')).toHaveText(/homes$/);
  await expectSamePage(page);
});

test('where no release works, the room heals when a good one is activated', async ({ page, releases }) => {
  const place = 'load:()=>{throw new Error("broken loader")},_load:';
  const edit = edited(/^browser\/route-search/, /\bload:/, place);
  const { good } = await shipFault(releases, { edit });
  const { version } = await releases.publish('mf-search', edit);
  await releases.activate('mf-search', version);
  await openBlog(page);
  await toSearch(page);
  await expect(title(page)).toHaveText('We couldn’t open this page');
  await releases.activate('mf-search', good.version);
  await expect(headlineOf(page, good)).toBeVisible();
  await expectSamePage(page);
});

test('a release that is back after a while is used at the next navigation, and not before', async ({
  page,
  releases,
}) => {
  const { good, bad } = await shipFault(releases, {});
  await hinder(page, bad, ENTRY_UNAVAILABLE);
  await openBlog(page);
  await toSearch(page);
  await expect(searchBarOf(page, good)).toBeVisible();
  await searchBar(page).evaluate((button) => Reflect.set(button, 'isSame', true));
  const isBack = page.waitForResponse(
    (response) => response.url().endsWith(`${bad.version}/entry.js`) && response.ok(),
  );
  await page.unrouteAll({ behavior: 'wait' });
  await isBack;
  await expect(headlineOf(page, good)).toBeVisible();
  expect(await searchBar(page).evaluate((button) => Reflect.get(button, 'isSame'))).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(title(page)).toHaveText('Arrive well, live well');
  await toSearch(page);
  await expect(headlineOf(page, bad)).toBeVisible();
  await expect(searchBarOf(page, bad)).toBeVisible();
  expect((await readRecord(page)).mixed).toEqual([]);
});

test('a page that the server drew is taken over where its entry does not come', async ({
  page,
  releases,
}) => {
  const { good, bad } = await shipFault(releases, {});
  await hinder(page, bad, { files: /^entry\.js$/, how: 'missing' });
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  const response = await page.goto('/en/search');
  expect(await response?.text()).toContain(`data-release="mf-search@${bad.version}"`);
  await expect(headlineOf(page, good)).toBeVisible();
  await expect(searchBarOf(page, good)).toBeVisible();
  await expect(page).toHaveURL('/en/search');
  expect(documents).toBe(1);
  await expectFault(page, bad, { fault: 'MF-101' });
});

test('what an event handler throws is told and shown, and the page stays', async ({ page, releases }) => {
  const listen = 'document.addEventListener("dblclick",()=>{throw new Error("broken handler")}),$&';
  const { bad } = await shipFault(releases, {
    edit: edited(/^browser\/route-search/, /\w\.r\(\w\),/, listen),
  });
  await openBlog(page);
  await toSearch(page);
  await expect(headlineOf(page, bad)).toBeVisible();
  await title(page).dblclick();
  await expect(page.getByText('That didn’t work. Please try again.')).toBeVisible();
  await expect(headlineOf(page, bad)).toBeVisible();
  await untilShellAlive(page);
  await expectFault(page, bad, { fault: 'MF-403' });
});
