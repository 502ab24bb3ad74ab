import { formatPrice } from '@moien/shared-lib/ui/format';
import type { Page } from '@playwright/test';
import { openLanguages } from './language-picker.ts';
import { cityName } from './marketplace.ts';
import { PAGES } from './pages.ts';
import { moneyOf } from './stay.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

/** Buttons and fields in sight that neither send a form of the browser's nor open a popover. */
const deadControls = (page: Page) =>
  page.locator('button, input, select, textarea, [role=button]').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter(
        (control) => !control.closest('form:not([method=post])') && !control.hasAttribute('popovertarget'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const name of ['home', 'search', 'property', 'checkout', 'article']) {
      test(`${name} shows nothing that would do nothing with JavaScript off`, async ({
        page,
        marketplace,
      }) => {
        await page.goto(`/en${PAGES[name]?.(marketplace)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await deadControls(page)).toEqual([]);
      });
    }
  });
}

test('the checkout shows price and refunds with JavaScript off, and says what booking needs', async ({
  page,
  marketplace,
}) => {
  await page.goto(`/en${PAGES.checkout?.(marketplace)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Book your stay|Request to book)$/);
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText(
    moneyOf(marketplace.stay.quote),
  );
  await expect(page.getByRole('table', { name: 'If you cancel' }).first()).toBeVisible();
  // Texts within `noscript` are none to `getByText`.
  const needs = page.locator('main noscript p');
  await expect(needs).toBeVisible();
  await expect(needs).toContainText('Booking and paying need JavaScript.');
});

test('a search is made by its form with JavaScript off', async ({ page, marketplace: { city } }) => {
  await page.goto('/en');
  await page.getByRole('main').getByRole('link', { name: 'Where to?' }).click();
  const form = page.getByRole('main').getByRole('form', { name: 'Your search' });
  await form.getByLabel('City or town').selectOption(cityName(city, 'en'));
  await form.getByLabel('Adults').fill('2');
  await form.getByRole('button', { name: 'Show homes' }).click();
  await expect(page).toHaveURL(`/en/search?cityId=${city.id}&adultCount=2&sort=recommended`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cityName(city, 'en'));
  await expect(form.getByLabel('City or town')).toHaveValue(String(city.id));
});

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^[\\d.]+ (Unterkunft|Unterkünfte) in ${cityName(city, 'de')}$`),
  );
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
  await expect(main.getByRole('region', { name: 'Amenities' }).getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Available nights' }).getByRole('table')).toHaveCount(3);
  await (await openLanguages(page)).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr/property/${property.id}`);
});

test('pages of results are turned with JavaScript off', async ({ page }) => {
  await page.goto('/en/search');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/search?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
