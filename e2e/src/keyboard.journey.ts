import { addDays, toDay } from '@moien/contract';
import { cityName } from './marketplace.ts';
import { searchBar } from './search-bar.ts';
import { expect, test, untilAlive } from './test.ts';

test('a property is reached by keyboard alone, from the skip link on', async ({ page }) => {
  await page.goto('/en');
  await untilAlive(page);
  const bar = searchBar(page);
  await bar.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar).toBeFocused();
  // When and who, the search, the download, and what moves the pictures.
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'See all homes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search');
  await expect(page.getByRole('main')).toBeFocused();
  const firstHome = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const isThere = () => firstHome.evaluate((link) => link === document.activeElement);
  // What changes the list comes before it.
  for (let count = 0; count < 12 && !(await isThere()); count += 1) await page.keyboard.press('Tab');
  await expect(firstHome).toBeFocused();
  const title = (await firstHome.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
});

test('where, when and who are chosen by keyboard alone', async ({ page, marketplace: { city } }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  await searchBar(page).focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Your search' });
  const field = popup.getByRole('combobox', { name: 'City or town' });
  await expect(field).toBeFocused();
  // At once: a machine that pauses between two letters would look up the first of them alone.
  await page.keyboard.insertText(cityName(city, 'en'));
  await expect(popup.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The place leads on to the dates: the earlier months cannot be shown, so the next stop is the later ones,
  // and then a day.
  await expect(popup.locator('summary').nth(1)).toBeFocused();
  await expect(popup.getByRole('grid')).toHaveCount(3);
  const day = popup.locator('[data-day] button[tabindex="0"]');
  await day.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('When do you leave?')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(popup.getByText(/2 nights$/)).toBeVisible();
  await popup.locator('summary').nth(2).focus();
  await page.keyboard.press('Enter');
  const fewerAdults = popup.getByRole('button', { name: 'Adults: one fewer' });
  await expect(fewerAdults).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(fewerAdults).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await popup.getByRole('button', { name: /^Show/ }).focus();
  await page.keyboard.press('Enter');
  const today = toDay(new Date());
  await expect(page).toHaveURL(
    `/en/search?cityId=${city.id}&arrivalDate=${addDays(today, 7)}&departureDate=${addDays(today, 9)}&adultCount=2`,
  );
});
