import { addDays, type City, LOCATION_SEARCH_DEBOUNCE_MILLISECONDS, toDay } from '@moien/contract';
import type { Page } from '@playwright/test';
import { cityName } from './marketplace.ts';
import { expect, test, untilAlive, watchApi } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a place is typed, found after a pause and chosen', async ({ page, marketplace: { city } }) => {
      await page.clock.install();
      await page.goto('/de');
      await untilAlive(page);
      const asked = watchApi(page);
      await page.getByRole('searchbox', { name: 'Wohin?' }).waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page
        .getByRole('searchbox', { name: 'Wohin?' })
        .pressSequentially(cityName(city, 'de').slice(0, 4));
      await page.clock.runFor(LOCATION_SEARCH_DEBOUNCE_MILLISECONDS - 100);
      expect(asked).toEqual([]);
      await page.clock.runFor(100);
      const places = page.getByRole('list', { name: 'Gefundene Orte' });
      await places
        .getByRole('button', { name: cityName(city, 'de') })
        .first()
        .click();
      await page.clock.resume();
      await expect(page).toHaveURL(`/de/search?cityId=${city.id}`);
      await expectHomesOf(page, city);
      expect(asked.filter((url) => url === '/api/location/get-by-name')).toHaveLength(1);
    });

    test('a place is found with Enter', async ({ page, marketplace: { city } }) => {
      await page.goto('/de/search');
      await untilAlive(page);
      const input = page.getByRole('searchbox', { name: 'Wohin?' });
      await input.fill(cityName(city, 'de'));
      await input.press('Enter');
      await expect(page).toHaveURL(`/de/search?cityId=${city.id}`);
      await expectHomesOf(page, city);
    });
  });
}

async function expectHomesOf(page: Page, city: City): Promise<void> {
  const name = cityName(city, 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wohnungen in ${name}`);
  await expect(page).toHaveTitle(`Wohnungen in ${name} – Moïen`);
  const results = page.getByRole('main').getByRole('article');
  await expect(results.first()).toContainText(`in ${name}`);
  await expect(page.getByRole('status').filter({ hasText: 'Wohnung' })).toHaveText(
    `${city.propertyCount} ${city.propertyCount === 1 ? 'Wohnung' : 'Wohnungen'}`,
  );
}

test('pages of results are turned and can be gone back', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  const firstPage = await titles.allTextContents();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/search?page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(titles.first()).not.toHaveText(firstPage[0] ?? '');
  const secondPage = await titles.allTextContents();
  expect(secondPage.filter((title) => firstPage.includes(title))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/en/search');
  await expect(titles).toHaveText(firstPage);
});

test('Back from a property restores the list and where it was scrolled to', async ({ page }) => {
  await page.goto('/en/search');
  await untilAlive(page);
  await page.getByRole('searchbox').waitFor();
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
  expect(asked.filter((url) => url.startsWith('/api/properties?'))).toEqual([]);
});

test('two quick navigations end at the second, and each asks once', async ({
  page,
  marketplace: { city },
}) => {
  await page.goto('/en');
  await untilAlive(page);
  const asked = watchApi(page);
  const first = page.getByRole('contentinfo').getByRole('link', { name: 'See all homes' });
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes in ${cityName(city, 'en')}`);
  const searches = asked.filter((url) => url.startsWith('/api/properties?'));
  expect(searches.filter((url) => url.includes('cityId='))).toHaveLength(1);
  expect(searches.filter((url) => !url.includes('cityId=')).length).toBeLessThanOrEqual(1);
});

test('choosing another place keeps who comes and when', async ({ page, marketplace: { city } }) => {
  const today = toDay(new Date());
  const stay = `arrivalDate=${addDays(today, 30)}&departureDate=${addDays(today, 34)}&adultCount=2`;
  await page.goto(`/de/search?${stay}`);
  await untilAlive(page);
  const input = page.getByRole('searchbox', { name: 'Wohin?' });
  await input.fill(cityName(city, 'de'));
  await input.press('Enter');
  await expect(page).toHaveURL(`/de/search?${stay}&cityId=${city.id}`);
});

test('a place that does not exist is said to be unknown, and the words stay', async ({ page }) => {
  await page.goto('/de/search');
  await untilAlive(page);
  const input = page.getByRole('searchbox', { name: 'Wohin?' });
  await input.fill('Qqqqqzzzz');
  await input.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Kein Ort heißt so' })).toBeVisible();
  await expect(input).toHaveValue('Qqqqqzzzz');
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
  ['en', 'We did not understand a part of this address and left it out.'],
  ['fr', 'Nous n’avons pas compris une partie de cette adresse et l’avons laissée de côté.'],
  ['de', 'Einen Teil dieser Adresse haben wir nicht verstanden und weggelassen.'],
] as const) {
  test(`a part of the address that is no filter is left out with one line in ${language}`, async ({
    page,
  }) => {
    for (const broken of ['minimumPrice=abc', 'minimumDailyBudget=abc', 'typeId=9999']) {
      await page.goto(`/${language}/search?${broken}`);
      await expect(page.getByRole('main').getByText(note)).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
    await page.goto(`/${language}/search?utm_source=letter`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);
  });
}
