import { cityName } from './marketplace.ts';
import { expect, test, untilAlive } from './test.ts';

test('an address of the search may name its term as the first address of a visit does', async ({ page }) => {
  await page.goto('/en/search?termType=long-term&utm_source=letter');
  await expect(page).toHaveURL('/en/search?utm_source=letter&isAvailableForLongTerm=true');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Remove filter: By the month' })).toBeVisible();
  await expect(main.getByText(/address/)).toHaveCount(0);
});

test('both terms of an address show in the chips and in the filters', async ({ page }) => {
  await page.goto('/en/search?termType=short-term&termType=long-term');
  await untilAlive(page);
  const main = page.getByRole('main');
  const chips = main.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(chips).toHaveText(['By the night', 'By the month']);
  await main.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  for (const term of [/^By the night/, /^By the month/])
    await expect(filters.getByRole('button', { name: term, pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await chips.filter({ hasText: 'By the night' }).click();
  await expect(page).toHaveURL('/en/search?isAvailableForLongTerm=true');
});

test('what the first address asks for is searched from any page', async ({ page, marketplace: { city } }) => {
  const asked = `cityId=${city.id}&termType=short-term`;
  await page.goto(`/en/about?${asked}`);
  await untilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  await expect(page).toHaveURL(`/en/search?cityId=${city.id}&isAvailableForShortTerm=true`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cityName(city, 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  await expect(page).toHaveURL('/en/search');
});

test('what the first address asks for outlives the way to signing in', async ({
  page,
  marketplace: { city },
}) => {
  await page.goto(`/en/dashboard/account-security?cityId=${city.id}&termType=short-term`);
  await expect(page).toHaveURL(/\/en\?auth=sign-in&next=/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  await expect(page).toHaveURL(`/en/search?cityId=${city.id}&isAvailableForShortTerm=true`);
});
