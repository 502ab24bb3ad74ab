import type { Release } from '@moien/contract';
import { showVersion } from '@moien/tooling/testing/release-edits';
import type { ReleaseSite } from '@moien/tooling/testing/release-site';
import { tinyRelease } from '@moien/tooling/testing/tiny-release';
import type { Page } from '@playwright/test';
import { expect, headlineOf, test } from './releases.ts';
import { searchBar } from './search-bar.ts';
import { untilAlive, untilAtRest } from './test.ts';

const FURTHER_REMOTES = 44;
const FILE = /\.(js|css|woff2)$/;

test.describe.configure({ mode: 'default' });

async function ship(releases: ReleaseSite): Promise<Release> {
  const release = await releases.publish('mf-search', showVersion);
  await releases.activate('mf-search', release.version);
  return release;
}

const baseOf = ({ remote, version }: Release) => `/remotes/${remote.name}/${version}/`;

/** Files that the first paint of a route needs. */
function filesOf(release: Release, route: string): string[] {
  const { scripts = [], styles = [] } = release.preload[route] ?? {};
  return [release.entry, ...scripts, ...styles].map((path) => baseOf(release) + path).sort();
}

function watchFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FILE.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const remoteFiles = (paths: string[]) => paths.filter((path) => path.startsWith('/remotes/'));
const repeated = (paths: string[]) => paths.filter((path, index) => paths.indexOf(path) !== index);

async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  await searchBar(page).waitFor();
  await untilAtRest(page);
  return (await response?.text()) ?? '';
}

test('a document preloads exactly the files of its route, and nothing is loaded twice or of another remote', async ({
  page,
  releases,
}) => {
  const release = await ship(releases);
  const files = watchFiles(page);
  const html = await open(page, '/en/search');
  const named = [...html.matchAll(/<link[^>]* href="(\/remotes\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(named.sort()).toEqual(filesOf(release, 'search'));
  expect(remoteFiles(files).filter((path) => !path.startsWith(baseOf(release)))).toEqual([]);
  expect(repeated(files)).toEqual([]);
});

test('a page without a remote of its own preloads none, and loads only what fills its slot', async ({
  page,
  releases,
}) => {
  const release = await ship(releases);
  const files = watchFiles(page);
  expect(await open(page, '/en')).not.toContain('href="/remotes/');
  const pages = remoteFiles(files).filter(
    (path) => path.includes('/route-') || !path.startsWith(baseOf(release)),
  );
  expect(pages).toEqual([]);
  expect(repeated(files)).toEqual([]);
});

for (const [what, touch] of [
  ['the pointer', 'hover'],
  ['the keyboard', 'focus'],
] as const) {
  test(`${what} on a link fetches the code behind it before the click, once`, async ({ page, releases }) => {
    const release = await ship(releases);
    await page.goto('/en/blog');
    await untilAlive(page);
    const files = watchFiles(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All homes' });
    await link[touch]();
    await expect.poll(() => [...files].sort()).toEqual(expect.arrayContaining(filesOf(release, 'search')));
    const before = files.length;
    await expect(page).toHaveURL('/en/blog');
    await page.keyboard.press('Escape');
    await link.press('Enter');
    await expect(headlineOf(page, release)).toBeVisible();
    expect(files.slice(before).filter((path) => filesOf(release, 'search').includes(path))).toEqual([]);
    expect(repeated(files)).toEqual([]);
  });
}

test(`with ${FURTHER_REMOTES} more remotes a page asks for one file more at most, and for none of theirs`, async ({
  page,
  releases,
}) => {
  await ship(releases);
  const files = watchFiles(page);
  const openPages = async () => {
    for (const path of ['/en', '/en/search']) {
      // Three seconds later a page fetches the registry, and what reads it.
      const registry = page.waitForResponse((response) => new URL(response.url()).pathname === '/registry');
      await open(page, path);
      await registry;
      // Late parts come one after the other, how soon depends on the machine.
      await page.waitForLoadState('networkidle');
    }
  };
  await openPages();
  const known = new Set(files.splice(0));
  for (let number = 1; number <= FURTHER_REMOTES; number += 1) {
    const tiny = tinyRelease(number);
    await releases.send(tiny);
    await releases.activate(tiny.release.remote.name, tiny.release.version);
  }
  await openPages();
  const further = new Set(files.filter((path) => !known.has(path)));
  expect(further.size, [...further].join('\n')).toBeLessThanOrEqual(1);
  expect([...further].filter((path) => path.includes('tiny'))).toEqual([]);
  // They are there: their routes are known to the page.
  expect(await page.evaluate(() => document.getElementById('page-snapshot')?.textContent)).toContain(
    'mf-tiny-44',
  );
});
