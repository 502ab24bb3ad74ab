import { formatPrice } from '../../shared-lib/src/ui/format.ts';
import { openLanguages } from './language-picker.ts';
import { cityName } from './marketplace.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('homes are found and read with JavaScript off', async ({ page, marketplace: { city } }) => {
  await page.goto('/de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mieten, untervermieten, leben und reisen',
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${cityName(city, 'de')}`) })
    .first()
    .click();
  await expect(page).toHaveURL(`/de/search?cityId=${city.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wohnungen in ${cityName(city, 'de')}`);
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/de\/property\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a property says everything with JavaScript off', async ({ page, marketplace: { property } }) => {
  await page.goto(`/en/property/${property.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(property.title);
  await expect(main.getByRole('complementary', { name: 'Price and terms' })).toContainText(
    formatPrice(property.nightlyPrice ?? 0, property.currency, 'en'),
  );
  await expect(main.getByText(`${property.guestCount} guest`).first()).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'What it offers' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(main.getByRole('region', { name: 'Free nights' }).getByRole('table')).toHaveCount(3);
  await (await openLanguages(page)).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr/property/${property.id}`);
});

test('pages of results are turned with JavaScript off', async ({ page }) => {
  await page.goto('/en/search');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/search?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
