import { cityName } from './marketplace.ts';
import { searchBar } from './search-bar.ts';
import { expect, test, untilAlive, watchApi } from './test.ts';

test('pages of results are turned and can be gone back', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  const firstPage = await titles.allTextContents();
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL('/en/search?page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(titles.first()).not.toHaveText(firstPage[0] ?? '');
  const secondPage = (await titles.allTextContents()).slice(0, firstPage.length);
  expect(secondPage.filter((title) => firstPage.includes(title))).toEqual([]);
  await page.goBack();
  await page.getByRole('list', { name: /^Page 1 of/, includeHidden: true }).waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(titles.first()).toHaveText(firstPage[0] ?? '');
  await expect(page).toHaveURL('/en/search');
});

test('Back from a property restores the list and where it was scrolled to', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  await searchBar(page).waitFor();
  const asked = watchApi(page);
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).nth(15).getByRole('link');
  const title = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/search');
  await expect(link).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  // Only for what comes below it.
  const searches = asked.filter((url) => url.startsWith('/api/properties?'));
  expect(searches.filter((url) => !url.includes('page='))).toEqual([]);
});

test('two quick navigations end at the second, and each asks once', async ({
  page,
  marketplace: { city },
}) => {
  await page.goto('/en');
  await untilAlive(page);
  const asked = watchApi(page);
  const first = page.getByRole('contentinfo').getByRole('link', { name: 'All homes' });
  const second = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${cityName(city, 'en')}`) })
    .first();
  await Promise.all([first, second].map((link) => link.waitFor()));
  await page.evaluate(
    (links) => {
      for (const link of links) if (link instanceof HTMLElement) link.click();
    },
    [await first.elementHandle(), await second.elementHandle()],
  );
  await expect(page).toHaveURL(`/en/search?cityId=${city.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^[\\d,]+ homes? in ${cityName(city, 'en')}$`),
  );
  const searches = asked.filter((url) => url.startsWith('/api/properties?'));
  expect(searches.filter((url) => url.includes('cityId='))).toHaveLength(1);
  expect(searches.filter((url) => !url.includes('cityId=')).length).toBeLessThanOrEqual(1);
});

test('a page beyond the last leads to the last one', async ({ page }) => {
  await page.goto('/en/search?page=400');
  await expect(page).toHaveURL(/\/en\/search\?page=\d{1,2}$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the head follows the page', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/property\//);
  const path = new URL(page.url()).pathname.slice(3);
  const german = page.locator('link[hreflang="de"]');
  await expect(german).toHaveAttribute('href', new RegExp(`/de${path}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
});

for (const [language, note] of [
  ['en', 'Part of this link made no sense to us, so we left it out.'],
  ['fr', 'Nous n’avons pas compris une partie de ce lien ; nous l’avons ignorée.'],
  ['de', 'Einen Teil dieses Links haben wir nicht verstanden und deshalb weggelassen.'],
] as const) {
  test(`a part of the address that is no filter is left out with one line in ${language}`, async ({
    page,
  }) => {
    // Which values are none is the same in every language.
    const all = ['minimumPrice=abc', 'minimumDailyBudget=abc', 'typeId=9999'];
    for (const broken of language === 'en' ? all : all.slice(0, 1)) {
      await page.goto(`/${language}/search?${broken}`);
      await expect(page.getByRole('main').getByText(note)).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
  });
}

test('a part of the address that is of somebody else is left alone without a word', async ({ page }) => {
  await page.goto('/en/search?utm_source=letter');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Part of this link/)).toHaveCount(0);
});
