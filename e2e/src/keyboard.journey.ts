import { cityName } from './marketplace.ts';
import { expect, test, untilAlive } from './test.ts';

test('a property is reached by keyboard alone, from the skip link on', async ({ page }) => {
  await page.goto('/en');
  await untilAlive(page);
  const searchBar = page.getByRole('main').getByRole('searchbox', { name: 'Where to?' });
  await searchBar.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(searchBar).toBeFocused();
  // Its button, the download, and what moves the pictures.
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'See all homes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const firstHome = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  await expect(firstHome).toBeFocused();
  const title = (await firstHome.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a place is searched and chosen by keyboard alone', async ({ page, marketplace: { city } }) => {
  await page.goto('/en/search');
  const input = page.getByRole('searchbox', { name: 'Where to?' });
  await input.focus();
  // At once: a machine that pauses between two letters would look up the first of them alone.
  await page.keyboard.insertText(cityName(city, 'en'));
  const place = page.getByRole('list', { name: 'Places found' }).getByRole('button').first();
  await expect(place).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/en/search?cityId=${city.id}`);
});
