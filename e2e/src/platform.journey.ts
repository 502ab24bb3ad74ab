import { expectLibrariesInShellAlone, expectOneOfEach, watchScripts } from './census.ts';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { searchBar } from './search-bar.ts';
import { expect, test, untilAlive, untilAtRest, watchApi } from './test.ts';

test('shell and remote share one RootStore, React, MobX and i18next', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/en/search');
  await untilAlive(page);
  const home = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const title = (await home.textContent()) ?? '';
  await home.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await searchBar(page).waitFor();

  // The shell's root and that of the search bar, which is a parcel of the remote.
  const shared = await expectOneOfEach(page, 2);
  expect(shared['@moien/shared-lib']?.users.join()).toMatch(/mf_search/);
  await expectLibrariesInShellAlone(page, scripts);
});

test.describe('a page from the server', () => {
  test.use({ arePicturesDrawn: true });

  for (const name of ['home', 'search', 'property', 'blog', 'article', 'events', 'event']) {
    test(`${name} comes alive as it is, asks for nothing and loads no file twice`, async ({
      page,
      marketplace,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll('#root main *'))
            Reflect.set(element, 'fromServer', true);
        });
      });
      const asked = watchApi(page);
      const files: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/\.(js|css|woff2)$/.test(pathname)) files.push(pathname);
      });
      // Pictures are drawn when they are first asked for, which takes as long as it takes.
      await page.goto(`/en${PAGES[name]?.(marketplace)}${name === 'search' ? '?adultCount=2' : ''}`, {
        waitUntil: 'domcontentloaded',
      });
      if (PAGES_WITH_SEARCH_BAR.includes(name)) await searchBar(page).waitFor();
      await untilAtRest(page);
      // The map is drawn in the browser alone, which knows what part of it has room.
      expect(asked.filter((url) => !url.startsWith('/api/properties/pins?'))).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(1);
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
      const made = await page.evaluate(() =>
        [...document.querySelectorAll('#root main *')]
          // A slot is filled by its remote, the pictures of home begin to change when they can, and beside
          // and below the homes of a search there are the map, what turns to it and the place of those that
          // come.
          .filter(
            (element) => !element.closest('[data-slot], button, [data-view] > div + div, ul[aria-busy]'),
          )
          .filter((element) => !Reflect.get(element, 'fromServer'))
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(made).toEqual([]);
    });
  }
});
