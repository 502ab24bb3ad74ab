import { addDays, type PropertyPage, toDay } from '@moien/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, resize, test, untilAlive } from './test.ts';
import { answerTiles, TILE_SERVER } from './tiles.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** As near as it takes until homes of a city stand alone. */
const ZOOMS_MAXIMUM = 8;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of homes' });
const PRICED = / (in total|a night|a month)$/;
const pinsOf = (page: Page) => mapOf(page).getByRole('button', { name: PRICED });
const clustersOf = (page: Page) => mapOf(page).getByRole('button', { name: /^[\d,]+ homes$/ });

/** The pins of the view are there, and none is on the way. */
async function untilPinsRest(page: Page): Promise<void> {
  await expect(mapOf(page).getByRole('status')).toHaveText(/in this area/);
  await expect(page.locator('[aria-busy="true"]').filter({ has: mapOf(page) })).toHaveCount(0);
}

async function openMap(page: Page, search: string): Promise<void> {
  await page.goto(`/en/search?${search}`);
  await untilAlive(page);
  await mapOf(page).waitFor();
  await untilPinsRest(page);
}

/** Nearer and nearer, by clusters, until a home stands alone. */
async function untilAlone(page: Page): Promise<Locator> {
  for (let count = 0; count < ZOOMS_MAXIMUM && (await pinsOf(page).count()) === 0; count++) {
    const asked = page.waitForResponse((response) => response.url().includes('/api/properties/pins'));
    await clustersOf(page).first().press('Enter');
    await asked;
    await untilPinsRest(page);
  }
  return pinsOf(page).first();
}

async function drag(page: Page, byX: number, byY: number): Promise<void> {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('The map is not seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y + byY / 2, { steps: 4 });
  await page.mouse.move(x + byX, y + byY, { steps: 4 });
  await page.mouse.up();
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a pin says the total of the stay, to the cent what the search says', async ({
    page,
    marketplace: { city },
  }) => {
    const arrival = addDays(toDay(new Date()), 40);
    const stay = `arrivalDate=${arrival}&departureDate=${addDays(arrival, 3)}`;
    await openMap(page, `cityId=${city.id}&isAvailableForShortTerm=true&${stay}`);
    const pin = await untilAlone(page);
    const name = await pin.getAttribute('aria-label');
    await pin.press('Enter');
    const home = mapOf(page).getByRole('region', { name: 'Selected home' });
    const link = home.getByRole('link');
    const id = /property\/([0-9a-f-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
    const answer = await page.request.get(`/api/properties?propertyIdArray=${id}&${stay}`);
    const total = ((await answer.json()) as PropertyPage).propertyArray[0]?.quote?.total ?? 0;
    const shown = Number(/€([\d,.]+) in total$/.exec(name ?? '')?.[1]?.replaceAll(',', ''));
    expect(Math.round(shown * 100)).toBe(total);
    await expect(home).toContainText(/€[\d,.]+ in total/);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/en/property/${id}\\?.*arrivalDate=${arrival}`));
  });

  test('the keyboard finds pins, opens a home and comes back', async ({ page, marketplace: { city } }) => {
    await openMap(page, `cityId=${city.id}`);
    const pin = await untilAlone(page);
    await pin.focus();
    await page.keyboard.press('Enter');
    const home = mapOf(page).getByRole('region', { name: 'Selected home' });
    await expect(home).toBeVisible();
    await expect(pin).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(home).toHaveCount(0);
    await expect(pin).toBeFocused();
  });

  test('the best homes show their prices, and a dot says its own to the keyboard', async ({
    page,
    marketplace: { city },
  }) => {
    await openMap(page, `cityId=${city.id}&isAvailableForShortTerm=true`);
    await untilAlone(page);
    const dots = mapOf(page).locator('[data-is-dot]:not([data-is-covered])');
    const priced = mapOf(page).locator('[data-kind="home"]:not([data-is-dot])');
    expect(await priced.count()).toBeLessThanOrEqual(25);
    await expect(priced.first()).toHaveText(/^€[\d.]+k?$/);
    await expect(mapOf(page)).toContainText('Price per night');
    await expect(dots.first()).toHaveAccessibleName(PRICED);
    for (const dot of await dots.all()) {
      const { width = 0, height = 0 } = (await dot.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await dots.first().focus();
    await page.keyboard.press('Enter');
    await expect(mapOf(page).getByRole('region', { name: 'Selected home' })).toBeVisible();
  });

  test('card and pin light up each other', async ({ page, marketplace: { property } }) => {
    await openMap(page, `propertyIdArray=${property.id}`);
    const pin = pinsOf(page).first();
    const card = page.getByRole('article').filter({ hasText: property.title }).first();
    await expect(pin).toHaveAccessibleName(new RegExp(`^${property.title.slice(0, 12)}`));
    await card.hover();
    await expect(pin).toHaveAttribute('data-is-highlighted');
    await page.mouse.move(5, 5);
    await expect(pin).not.toHaveAttribute('data-is-highlighted');
  });

  test('a card lights up the cluster that holds its home', async ({ page, marketplace: { city } }) => {
    await openMap(page, `cityId=${city.id}&sort=price-ascending`);
    await page.getByRole('article').first().hover();
    await expect(mapOf(page).locator('[data-is-highlighted]').first()).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(mapOf(page).locator('[data-is-highlighted]')).toHaveCount(0);
  });

  test('the frame does not scroll to what reaches over its edge', async ({ page, marketplace: { city } }) => {
    await answerTiles(page);
    await openMap(page, `cityId=${city.id}`);
    await mapOf(page).getByRole('button', { name: 'Show streets' }).focus();
    expect(await mapOf(page).evaluate((frame) => frame.scrollTop)).toBe(0);
  });

  test('the search follows the map, and Back leads to the search before', async ({
    page,
    marketplace: { city },
  }) => {
    const before = `/en/search?cityId=${city.id}`;
    await page.clock.install();
    await openMap(page, `cityId=${city.id}`);
    const count = page.getByRole('main').getByRole('status').first();
    const countBefore = await count.textContent();
    // A slow browser lets the map glide on: short ways keep some of the city in view.
    await drag(page, -150, -40);
    await expect(page).toHaveURL(/bounds=/);
    const first = page.url();
    await drag(page, -60, 60);
    await expect(page).not.toHaveURL(first);
    await expect(page).toHaveURL(/bounds=/);
    const last = page.url();
    await expect(count).not.toHaveText(countBefore ?? '');
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(count).toHaveText(countBefore ?? '');
    await page.goForward();
    await expect(page).toHaveURL(last);
    await untilPinsRest(page);
    // A map that was moved for somebody, not by them, searches nothing however long it rests.
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(last);
  });

  test('a map that does not search by itself offers to', async ({ page, marketplace: { city } }) => {
    await openMap(page, `cityId=${city.id}`);
    await mapOf(page).getByRole('switch', { name: 'Search as I move' }).uncheck();
    await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
    const here = mapOf(page).getByRole('button', { name: 'Search here' });
    await here.click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(here).toHaveCount(0);
  });

  test('nobody else is asked before consent, and streets come once it is given', async ({
    page,
    marketplace: { city },
    siteAddress,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(siteAddress) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await answerTiles(page);
    await openMap(page, `cityId=${city.id}`);
    await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
    await untilPinsRest(page);
    expect(foreign).toEqual([]);
    await mapOf(page).getByRole('button', { name: 'Show streets' }).click();
    await expect(page.getByRole('region', { name: 'Your privacy is yours' })).toHaveCount(0);
    expect(foreign).toEqual([]);
    await mapOf(page).getByRole('button', { name: 'Load streets' }).click();
    await expect(mapOf(page).getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.every((url) => url.startsWith(TILE_SERVER))).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the map is one tap away, and the search follows it', async ({ page, marketplace: { city } }) => {
    await page.goto(`/en/search?cityId=${city.id}`);
    await untilAlive(page);
    await expect(mapOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Map' }).tap();
    await mapOf(page).waitFor();
    await untilPinsRest(page);
    await expect(mapOf(page).getByRole('switch')).toBeChecked();
    await drag(page, 60, -80);
    await expect(page).toHaveURL(/bounds=/);
    await expect(mapOf(page).getByRole('button', { name: 'Search here' })).toHaveCount(0);
  });

  test('the switch to the map covers no heart when the phone lies on its side', async ({
    page,
    marketplace: { city },
  }) => {
    await resize(page, { width: 844, height: 390 });
    await page.goto(`/en/search?cityId=${city.id}`);
    await untilAlive(page);
    const hearts = page.getByRole('article').locator('button[aria-pressed]');
    const switchToMap = await page.getByRole('button', { name: 'Map', exact: true }).boundingBox();
    await expect(hearts.first()).toBeVisible();
    // Whatever is scrolled past the switch: none of them stands above or below it.
    for (const heart of await hearts.all()) {
      const { x = 0, width = 0 } = (await heart.boundingBox()) ?? {};
      const isBefore = x + width <= (switchToMap?.x ?? 0);
      const isAfter = x >= (switchToMap?.x ?? 0) + (switchToMap?.width ?? 0);
      expect(isBefore || isAfter).toBe(true);
    }
  });

  test('a map has the whole window below the bar when the phone lies on its side', async ({
    page,
    marketplace: { city },
  }) => {
    await resize(page, { width: 844, height: 390 });
    await page.goto(`/en/search?cityId=${city.id}`);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await untilPinsRest(page);
    const bar = await page.getByRole('banner').boundingBox();
    const map = await mapOf(page).boundingBox();
    expect(map?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBe(390);
    const filters = await page.getByRole('button', { name: /^Filters/ }).boundingBox();
    const own = await mapOf(page).getByRole('switch').boundingBox();
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(filters?.x ?? 0);
  });

  test('the switch to the map does not cover the filters where letters are twice their size', async ({
    page,
    marketplace: { city },
  }) => {
    await page.goto(`/en/search?cityId=${city.id}`);
    await untilAlive(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ });
    const switchToMap = page.getByRole('button', { name: 'Map', exact: true });
    const [box, other] = [await filters.boundingBox(), await switchToMap.boundingBox()];
    const by = Math.min(0, (other?.y ?? 0) - (box?.y ?? 0));
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), -by);
    await filters.scrollIntoViewIfNeeded();
    expect(await isOnTop(filters)).toBe(true);
  });
});

/** Whether a press on its middle would reach it. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });
}
