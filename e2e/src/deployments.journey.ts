import type { Page } from '@playwright/test';
import { readRecord, watchFaults } from '../../tooling/src/testing/fault-watch.ts';
import { showVersion } from '../../tooling/src/testing/release-edits.ts';
import type { ReleaseSite } from '../../tooling/src/testing/release-site.ts';
import { expect, headlineOf, searchBarOf, test } from './releases.ts';
import { untilAlive } from './test.ts';

const REMOTES = ['mf-search', 'mf-blog'] as const;
const DEPLOYMENTS = 10;

test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => watchFaults(page));

const headline = (page: Page, remote: string) => page.locator(`h1[data-release^="${remote}@"]`);

/** Home, search, a property and the blog, by links alone; what each shows of a remote is of one version. */
const TOUR: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('link', { name: 'Moïen, to the start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent, sublet, live and travel');
  },
  async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'See all homes' }).click();
    await expect(headline(page, 'mf-search')).toHaveText('Homes');
    const version = await headline(page, 'mf-search').getAttribute('data-release');
    await expect(page.getByRole('search').locator('form')).toHaveAttribute('data-release', version ?? '');
  },
  async (page) => {
    const home = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
    const name = (await home.textContent()) ?? '';
    await home.click();
    await expect(headline(page, 'mf-search')).toHaveText(name);
  },
  async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(headline(page, 'mf-blog')).toHaveText('Arrive well, live well');
  },
];

/** As when somebody comes back to the tab: the page asks at once instead of within four seconds. */
async function askForNews(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

/** Three versions of each remote, the first of them active. */
async function publishVersions(releases: ReleaseSite): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>();
  for (const remote of REMOTES) {
    const published: string[] = [];
    for (let count = 0; count < 3; count += 1)
      published.push((await releases.publish(remote, showVersion)).version);
    await releases.activate(remote, published[0] ?? '');
    versions.set(remote, published);
  }
  return versions;
}

test('deployments while somebody goes through the pages are neither seen as errors nor mixed', async ({
  page,
  releases,
}) => {
  const versions = await publishVersions(releases);
  const used = new Set<string>();
  page.on('request', (request) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\/route-/.exec(request.url()) ?? [];
    if (remote && version) used.add(`${remote}@${version}`);
  });
  await page.goto('/en/blog');
  await untilAlive(page);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  for (let count = 0; count < DEPLOYMENTS; count += 1) {
    const remote = REMOTES[count % 2] ?? 'mf-search';
    const published = versions.get(remote) ?? [];
    const going = TOUR[count % TOUR.length]?.(page);
    await (count % 5 === 4
      ? releases.rollback(remote)
      : releases.activate(remote, published[(1 + Math.floor(count / 2)) % 3] ?? ''));
    await going;
    await askForNews(page);
  }
  for (const go of TOUR) await go(page);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  const { lines, mixed } = await readRecord(page);
  expect([lines, mixed]).toEqual([[], []]);
  // Otherwise nothing was deployed under the page.
  expect(used.size).toBeGreaterThan(3);
});

test('an open tab uses an activated release at its next navigation, without a reload', async ({
  page,
  releases,
}) => {
  const before = await releases.publish('mf-search', showVersion);
  await releases.activate('mf-search', before.version);
  const after = await releases.publish('mf-search', showVersion);
  await page.goto('/en/search');
  await untilAlive(page);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await expect(searchBarOf(page, before)).toBeVisible();
  const learned = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/registry') &&
      response.ok() &&
      (await response.text()).includes(after.version),
  );
  await releases.activate('mf-search', after.version);
  await learned;
  await expect(headlineOf(page, before)).toBeVisible();
  await expect(async () => {
    await TOUR[3]?.(page);
    await TOUR[1]?.(page);
    await expect(headlineOf(page, after)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(searchBarOf(page, after)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  expect((await readRecord(page)).mixed).toEqual([]);
});
