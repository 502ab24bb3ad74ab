import { addDays, toDay } from '@moien/contract';
import type { Locator, Page } from '@playwright/test';
import { enterPassword, toast } from './auth-modal.ts';
import { layoutShift, STILL, watchLayoutShift } from './layout-shift.ts';
import { searchBar } from './search-bar.ts';
import { createPerson } from './sign-in.ts';
import { stayQuery } from './stay.ts';
import { expect, test, untilAlive, untilAtRest } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Cards of the list; those on the map are no articles of it. */
const cards = (page: Page) => page.getByRole('list', { name: /^Page \d+ of/ }).getByRole('article');
const pageOfResults = (page: Page, number: number) =>
  page.getByRole('list', { name: new RegExp(`^Page ${number} of`) });

/** Scrolls as somebody does who looks for the end, until this page of results is on top. */
async function scrollToPage(page: Page, number: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(pageOfResults(page, number)).toBeAttached({ timeout: 250 });
  }).toPass({ timeout: 60_000, intervals: [0] });
  // What is far from the window is drawn again while it is scrolled to.
  const card = pageOfResults(page, number).getByRole('article').nth(6);
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(page).toHaveURL(new RegExp(`page=${number}\\b`));
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('results go on as one scrolls, and Back finds them as they were left', async ({ page }) => {
      await watchLayoutShift(page);
      await page.goto('/en/search');
      await untilAtRest(page);
      await page.mouse.move(200, 500);
      await scrollToPage(page, 6);
      await expect(page.getByRole('button', { name: 'Show more homes' })).toBeAttached();
      expect(await page.getByRole('main').getByRole('article').count()).toBeLessThanOrEqual(4 * 24);
      expect(await layoutShift(page)).toBeLessThan(STILL);

      const link = pageOfResults(page, 6).getByRole('heading', { level: 3 }).nth(6).getByRole('link');
      const title = (await link.textContent()) ?? '';
      const address = page.url();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(link).toHaveText(title);
      await expect(link).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(pageOfResults(page, 1).getByRole('article').first()).toBeInViewport();
      await expect(page).toHaveURL('/en/search');
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('homes stand in the order that is chosen', async ({ page, marketplace: { city } }) => {
    await page.goto(`/en/search?cityId=${city.id}&isAvailableForShortTerm=true&utm_source=letter`);
    await untilAlive(page);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveValue('recommended');
    await sort.selectOption('Lowest price');
    await expect(page).toHaveURL(/sort=price.*utm_source=letter/);
    await expect
      .poll(async () => {
        const prices = await pricesOf(cards(page));
        return prices.length > 10 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
      })
      .toBe(true);
    await cards(page).first().getByRole('button', { name: 'Why is this home here?' }).click();
    const rule = page.getByText('Sorted by price: the cheapest home comes first.');
    await expect(rule.filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await sort.selectOption('Nearest');
    await expect(page).toHaveURL(/sort=distance/);
    await expect(cards(page).first()).toContainText(/ k?m from the centre/);
    await page.goBack();
    await expect(sort).toHaveValue('price');
  });

  test('a modal that is closed leaves the home where it was', async ({ page }) => {
    await page.goto('/en/search');
    await untilAlive(page);
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /to favourites$/ });
    await heart.click();
    const modal = page.getByRole('dialog', { name: 'Sign in' });
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => sessionStorage.getItem('favorite-wish'))).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the total of a stay is the sum of its lines', async ({ page, marketplace: { city } }) => {
    const arrival = addDays(toDay(new Date()), 40);
    await page.goto(
      `/en/search?cityId=${city.id}&arrivalDate=${arrival}&departureDate=${addDays(arrival, 4)}&adultCount=2`,
    );
    await untilAlive(page);
    for (const card of (await cards(page).all()).slice(0, 4)) {
      const total = card.getByRole('button', { name: /total for 4 nights$/ });
      await total.click();
      const lines = card.getByRole('group', { name: 'Price breakdown' });
      await expect(lines).toBeVisible();
      const amounts = (await lines.getByRole('definition').allTextContents()).map(euros);
      const sum = amounts.slice(0, -1).reduce((all, amount) => all + amount, 0);
      expect(sum).toBeCloseTo(amounts.at(-1) ?? 0, 2);
      expect(euros((await total.textContent()) ?? '')).toBe(Math.round(amounts.at(-1) ?? 0));
      await page.keyboard.press('Escape');
    }
  });

  test('a visitor’s heart asks to sign in, and then keeps the home', async ({ page }) => {
    const person = await createPerson();
    await page.goto('/en/search');
    await untilAlive(page);
    const title = (await cards(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
    const heart = cards(page)
      .first()
      .getByRole('button', { name: `Save ${title} to favourites` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    const modal = page.getByRole('dialog', { name: 'Sign in to save this home' });
    await enterPassword(modal, person);
    await expect(toast(page, `${title} is in your favourites.`)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await untilAlive(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('the way to the map covers no price: not the first, and none while somebody reads on', async ({
    page,
    marketplace,
  }) => {
    const { city, stay } = marketplace;
    await page.goto(`/de/search?cityId=${city.id}&${stayQuery(stay)}&adultCount=2&maximumDailyBudget=900`);
    await untilAlive(page);
    const map = page.getByRole('main').getByRole('button', { name: 'Karte', exact: true });
    const card = page.getByRole('main').getByRole('article').first();
    const price = await card.getByRole('button', { name: /€/ }).boundingBox();
    const button = await map.boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 12);
    await page.mouse.wheel(0, 700);
    await expect(map).toHaveCSS('opacity', '0');
    await map.focus();
    await expect(map).toHaveCSS('opacity', '1');
  });

  test('the map is one press away, and the list is found where it was left', async ({ page }) => {
    await page.goto('/en/search');
    await untilAlive(page);
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => window.scrollY);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Map of homes' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await main.getByRole('button', { name: 'List', exact: true }).click();
    await expect(cards(page).nth(4)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(position);

    await main.getByRole('button', { name: 'Map', exact: true }).click();
    await page.goBack();
    await expect(cards(page).nth(4)).toBeInViewport();
    await expect(page).toHaveURL('/en/search');
  });

  test('nothing lies over the ways out of a search without homes', async ({ page }) => {
    await page.goto('/en/search?maximumDailyBudget=1&isAvailableForShortTerm=true');
    await untilAlive(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Clear all' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0);
  });
});

test('a page that comes late takes the place that was kept for it', async ({ page }) => {
  await watchLayoutShift(page);
  const question = '**/api/properties?*page=2*';
  const held = Promise.withResolvers<void>();
  await page.route(question, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en/search');
  await untilAtRest(page);
  await pageOfResults(page, 1).getByRole('article').last().scrollIntoViewIfNeeded();
  const place = page.getByRole('list', { name: 'Loading more homes.' });
  await place.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await untilAtRest(page);
  const before = await layoutShift(page);
  held.resolve();
  await expect(pageOfResults(page, 2).getByRole('article').first()).toBeInViewport();
  await untilAtRest(page);
  expect((await layoutShift(page)) - before).toBeLessThan(STILL);
});

test('a laptop shows four homes beside the map, each with its quarter and its way to the centre', async ({
  page,
  marketplace: { city },
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`/en/search?cityId=${city.id}`);
  await expect(cards(page).nth(3)).toBeInViewport({ ratio: 0.5 });
  await expect(cards(page).first()).toContainText(/ · .+(m|km) from the centre/);
});

test.describe('while the service is away', () => {
  test.use({ expectedProblems: /Failed to load resource|could not be loaded/ });

  test('a search that fails leaves the page round its list, and is asked again by hand', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/en/search');
    await untilAlive(page);
    const map = page.getByRole('region', { name: 'Map of homes' });
    await expect(map).toBeVisible();
    await map.evaluate((element) => element.setAttribute('data-same', ''));
    await page.route('**/api/properties?*', (route) => route.abort());
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
    await expect(main.getByRole('heading', { level: 2, name: 'We couldn’t load the homes' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Homes');
    await expect(searchBar(page)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Filters/ })).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
    await expect(page.locator('[data-same]')).toBeVisible();
    await page.unroute('**/api/properties?*');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/sort=price/);
  });

  test('more homes are asked for again by hand', async ({ page }) => {
    await page.goto('/en/search');
    await untilAlive(page);
    await page.route('**/api/properties?*page=*', (route) => route.abort());
    await page.mouse.move(200, 500);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(retry).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load more homes.' })).toBeVisible();
    await page.unroute('**/api/properties?*page=*');
    await retry.click();
    await expect(pageOfResults(page, 2).getByRole('article').first()).toBeAttached();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the last page leads back to the homes before', async ({ page }) => {
    await page.goto('/en/search?page=3');
    await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', { name: 'Previous homes' }).click();
    await expect(page).toHaveURL('/en/search?page=2');
    await expect(cards(page)).toHaveCount(24);
  });
});

test('no home matches: each part of the search can be dropped, and says how many homes that finds', async ({
  page,
  marketplace: { city },
}) => {
  const budget = 'minimumDailyBudget=2000&maximumDailyBudget=2000';
  await page.goto(`/en/search?cityId=${city.id}&${budget}`);
  await untilAlive(page);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ homes$/ })).toHaveText('0 homes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without a price limit [\d,]+ homes?$/ })
    .click();
  await expect(page).toHaveURL(`/en/search?cityId=${city.id}`);
  await expect(cards(page).first()).toBeVisible();
});

async function pricesOf(homes: Locator): Promise<number[]> {
  const texts = await homes.allTextContents();
  return texts.flatMap((text) => [/€[\d,.]+ a night/.exec(text)?.[0] ?? []].flat().map(euros));
}

/** `€1,234.50 a night` is 1234.5. */
function euros(text: string): number {
  return Number(/[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));
}
