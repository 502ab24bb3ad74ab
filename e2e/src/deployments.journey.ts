import { deploy, publishVersions } from '@moien/tooling/testing/deployments';
import { readRecord, watchFaults } from '@moien/tooling/testing/fault-watch';
import { showVersion } from '@moien/tooling/testing/release-edits';
import { TOUR } from '@moien/tooling/testing/tour';
import type { Page } from '@playwright/test';
import { expect, headlineOf, searchBarOf, test } from './releases.ts';
import { untilAlive } from './test.ts';

const DEPLOYMENTS = 10;

test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => watchFaults(page));

/** As when somebody comes back to the tab: the page asks at once instead of within four seconds. */
async function askForNews(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
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
    const going = TOUR[count % TOUR.length]?.(page);
    await deploy(releases, versions, count);
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
  await publishVersions(releases);
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
    await TOUR[3](page);
    await TOUR[1](page);
    await expect(headlineOf(page, after)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(searchBarOf(page, after)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  expect((await readRecord(page)).mixed).toEqual([]);
});
