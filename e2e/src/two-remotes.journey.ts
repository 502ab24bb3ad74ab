import type { Page } from '@playwright/test';
import { expectLibrariesInShellAlone, expectOneOfEach, watchScripts } from './census.ts';
import { searchBar } from './search-bar.ts';
import { expect, test, untilAlive } from './test.ts';

/** Strings that only one remote's code has: the keys of its stores. */
const MARKS = {
  'mf-search': ['search/results', 'search/feeds'],
  'mf-blog': ['blog/articles', 'blog/events'],
};
const REMOTES = ['mf-search', 'mf-blog'] as const;

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const remoteOf = (path: string) => path.split('/')[2] ?? '';

/** Sees pages of both remotes without leaving the document. */
async function visitBoth(page: Page): Promise<void> {
  await page.goto('/en/search');
  await untilAlive(page);
  await searchBar(page).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(headline(page)).toHaveText('Arrive well, live well');
  const article = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = (await article.textContent()) ?? '';
  await article.click();
  await expect(headline(page)).toHaveText(title);
  await page.goBack();
  await expect(headline(page)).toHaveText('Arrive well, live well');
  await page.goBack();
  await searchBar(page).waitFor();
}

test('two remotes share one of each with the shell', async ({ page }) => {
  const scripts = watchScripts(page);
  await visitBoth(page);
  // The shell's root and that of the search bar; the blog has come and gone without one of its own.
  const shared = await expectOneOfEach(page, 2);
  const users = shared['@moien/shared-lib']?.users.join() ?? '';
  expect(users).toMatch(/mf_search/);
  expect(users).toMatch(/mf_blog/);
  await expectLibrariesInShellAlone(page, scripts);
});

test('neither remote holds the other’s code', async ({ page }) => {
  const scripts = watchScripts(page);
  await visitBoth(page);
  for (const [owner, marks] of Object.entries(MARKS)) {
    for (const mark of marks) {
      const holders = new Set<string>();
      for (const path of new Set(scripts)) {
        if ((await (await page.request.get(path)).text()).includes(mark)) holders.add(remoteOf(path));
      }
      expect([...holders], mark).toEqual([owner]);
    }
  }
});

test('no class name of one remote is one of the other', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) styles.push(pathname);
  });
  await visitBoth(page);
  const names: Record<string, string[]> = {};
  for (const remote of REMOTES) {
    const own = styles.filter((path) => remoteOf(path) === remote);
    const texts = await Promise.all(own.map(async (path) => (await page.request.get(path)).text()));
    names[remote] = texts.flatMap((text) => text.match(/\.[a-z][\w-]*-[\w-]{6}(?=[^\w-])/gi) ?? []);
    expect(names[remote].length, remote).toBeGreaterThan(10);
  }
  expect(names['mf-search']?.filter((name) => names['mf-blog']?.includes(name))).toEqual([]);
});

test('a page of one remote stays until that of the other is there', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  const title = (await headline(page).textContent()) ?? '';
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/articles?*', async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/articles?*');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await asked;
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(headline(page)).toHaveText(title);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/en/search');
  release();
  await expect(headline(page)).toHaveText('Arrive well, live well');
  await expect(page).toHaveURL('/en/blog');
});
