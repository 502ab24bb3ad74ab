import { addDays, type City, LOCATION_SEARCH_DEBOUNCE_MILLISECONDS, toDay } from '@moien/contract';
import type { Locator, Page } from '@playwright/test';
import { cityName } from './marketplace.ts';
import { openPopup, searchBar } from './search-bar.ts';
import { expect, test, untilAlive, untilAtRest, watchApi } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 }, hasTouch: false };

const placeField = (popup: Locator) => popup.getByRole('combobox', { name: 'Stadt oder Ort' });
const sectionOf = (popup: Locator, number: number) => popup.locator('summary').nth(number);
const dayOf = (popup: Locator, day: string) => popup.locator(`[data-day="${day}"] button`);
const showButton = (popup: Locator) => popup.getByRole('button', { name: /anzeigen/ });

async function openSearch(page: Page, address = ''): Promise<Locator> {
  await page.goto(`/de/search${address}`);
  await untilAlive(page);
  return openPopup(page, /^Wohin/);
}

async function expectHomesOf(page: Page, city: City): Promise<void> {
  const name = cityName(city, 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^[\\d.]+ (Unterkunft|Unterkünfte) in ${name}$`),
  );
  await expect(page).toHaveTitle(`Unterkünfte in ${name} – Moïen`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('vom Zentrum');
}

for (const [device, use] of [
  ['a phone, by touch', PHONE],
  ['a desktop, by mouse', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);
    const press = (target: Locator) => (use.hasTouch ? target.tap() : target.click());

    test('where, when and who are chosen, counted and shown', async ({ page, marketplace: { city } }) => {
      await page.goto('/de');
      await untilAlive(page);
      await searchBar(page).waitFor();
      await press(searchBar(page));
      const popup = page.getByRole('dialog', { name: 'Ihre Suche' });
      await press(placeField(popup));
      await placeField(popup).fill(cityName(city, 'de'));
      await press(popup.getByRole('option', { name: cityName(city, 'de') }).first());
      const arrival = addDays(toDay(new Date()), 3);
      const departure = addDays(arrival, 4);
      await press(dayOf(popup, departure));
      await press(dayOf(popup, arrival));
      await expect(popup.getByText(/4 Nächte$/)).toBeVisible();
      await press(sectionOf(popup, 2));
      await press(popup.getByRole('button', { name: 'Erwachsene: eins mehr' }));
      await press(popup.getByRole('button', { name: 'Haustiere: eins mehr' }));
      await press(popup.getByRole('button', { name: 'Haustiere: eins weniger' }));
      await expect(showButton(popup)).not.toContainText('gezählt');
      await expect(popup.getByRole('img', { name: 'Unterkünfte werden gezählt' })).toHaveCount(0);
      const promise = (await showButton(popup).textContent()) ?? '';
      await press(showButton(popup));
      await expect(page).toHaveURL(
        `/de/search?cityId=${city.id}&arrivalDate=${arrival}&departureDate=${departure}&adultCount=1`,
      );
      await expectHomesOf(page, city);
      const count = /\d+/.exec(promise)?.[0];
      if (count) await expect(page.getByRole('main').getByRole('status').first()).toContainText(count);
      await expect(page.getByRole('search').getByRole('button', { name: /1 Gast/ })).toBeVisible();
    });

    test('nothing sticks out to the side in any section', async ({ page }) => {
      const popup = await openSearch(page);
      for (const section of [0, 1, 2]) {
        if (section > 0) await press(sectionOf(popup, section));
        if (section === 1) await expect(popup.getByRole('grid')).toHaveCount(3);
        await untilAtRest(page);
        const { scrollWidth, clientWidth } = await popup.evaluate((dialog) => ({
          scrollWidth: dialog.scrollWidth,
          clientWidth: dialog.clientWidth,
        }));
        expect(scrollWidth, `section ${section}`).toBeLessThanOrEqual(clientWidth);
      }
    });
  });
}

test.describe('by touch', () => {
  test.use(PHONE);

  test('at most one section is open, and the open one closes by a press', async ({ page }) => {
    const popup = await openSearch(page);
    const open = () =>
      popup.locator('details').evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
    expect(await open()).toEqual([true, false, false]);
    await sectionOf(popup, 2).tap();
    await expect.poll(open).toEqual([false, false, true]);
    await sectionOf(popup, 1).tap();
    await expect.poll(open).toEqual([false, true, false]);
    await sectionOf(popup, 1).tap();
    await expect.poll(open).toEqual([false, false, false]);
  });
});

test('a city with many homes is one press away, and a departure that is pointed at says the nights', async ({
  page,
  marketplace: { city },
}) => {
  const popup = await openSearch(page);
  const cities = popup.getByRole('list', { name: 'Städte mit den meisten Unterkünften' }).getByRole('button');
  expect(await cities.count()).toBeLessThanOrEqual(8);
  await cities.filter({ hasText: new RegExp(`^${cityName(city, 'de')} [\\d.]+ `) }).click();
  await expect(sectionOf(popup, 0)).toContainText(cityName(city, 'de'));
  const arrival = addDays(toDay(new Date()), 3);
  await dayOf(popup, arrival).click();
  await dayOf(popup, addDays(arrival, 3)).hover();
  await expect(dayOf(popup, addDays(arrival, 3))).toHaveAccessibleDescription('3 Nächte');
  await dayOf(popup, addDays(arrival, 3)).click();
  await expect(popup.getByText(/, 3 Nächte$/)).toBeVisible();
});

test('a place is looked up one second after typing pauses, once', async ({ page, marketplace: { city } }) => {
  await page.clock.install();
  const popup = await openSearch(page);
  const asked = watchApi(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await placeField(popup).pressSequentially(cityName(city, 'de').slice(0, 4));
  await page.clock.runFor(LOCATION_SEARCH_DEBOUNCE_MILLISECONDS - 100);
  const lookups = () => asked.filter((url) => url === '/api/location/get-by-name');
  expect(lookups()).toEqual([]);
  await page.clock.runFor(100);
  await expect(popup.getByRole('option', { name: cityName(city, 'de') }).first()).toBeVisible();
  await page.clock.resume();
  expect(lookups()).toHaveLength(1);
});

test('a place is taken with Enter, at once; who comes and when stays', async ({
  page,
  marketplace: { city },
}) => {
  const today = toDay(new Date());
  const stay = `arrivalDate=${addDays(today, 30)}&departureDate=${addDays(today, 34)}&adultCount=2`;
  const popup = await openSearch(page, `?${stay}&utm_source=letter`);
  await placeField(popup).fill(cityName(city, 'de'));
  await placeField(popup).press('Enter');
  await expect(sectionOf(popup, 0)).toContainText(cityName(city, 'de'));
  await showButton(popup).click();
  await expect(page).toHaveURL(`/de/search?cityId=${city.id}&${stay}&utm_source=letter`);
});

test('a place that does not exist is said to be unknown, and the words stay', async ({ page }) => {
  const popup = await openSearch(page);
  await placeField(popup).fill('Qqqqqzzzz');
  await placeField(popup).press('Enter');
  await expect(
    popup.getByRole('status').filter({ hasText: 'Einen Ort mit diesem Namen kennen wir nicht' }),
  ).toBeVisible();
  await expect(placeField(popup)).toHaveValue('Qqqqqzzzz');
});

test.describe('when places cannot be searched', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to load resource|ChunkLoadError/ });

  test('an alert says so, and the words stay', async ({ page }) => {
    await page.route('**/api/location/get-by-name', (route) => route.abort());
    const popup = await openSearch(page);
    await placeField(popup).fill('Trier');
    await placeField(popup).press('Enter');
    await expect(popup.getByRole('alert')).toHaveText(/^Die Ortssuche ist gerade nicht möglich/);
    await expect(placeField(popup)).toHaveValue('Trier');
  });

  test('the popup itself is asked for again after it did not come', async ({ page }) => {
    await page.route(/search-popup[^/]*\.js$/, (route) => route.abort());
    await page.goto('/de/search');
    await untilAlive(page);
    await searchBar(page).click();
    const failure = page.getByRole('status').filter({ hasText: 'konnte nicht geöffnet werden' });
    await expect(failure).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await searchBar(page).click();
    await expect(page.getByRole('dialog', { name: 'Ihre Suche' })).toBeVisible();
  });
});

test('Escape closes the popup, keeps nothing, and the focus is in the bar', async ({ page }) => {
  await page.goto('/de/search?adultCount=2');
  await untilAlive(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const popup = await openPopup(page, /^Wer/);
  await popup.getByRole('button', { name: 'Kinder: eins mehr', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('search').getByRole('button', { name: 'Wer? 2 Gäste' })).toBeFocused();
  await expect(page).toHaveURL('/de/search?adultCount=2');
  expect(await page.evaluate(() => localStorage.getItem('guest-counts'))).toBeNull();
});

test('guests and places of the last search are offered in the next one', async ({
  page,
  marketplace: { city },
}) => {
  const name = cityName(city, 'de');
  const first = await openSearch(page, `?cityId=${city.id}&adultCount=2&infantCount=1`);
  await showButton(first).click();
  await expect(first).toBeHidden();
  const second = await openSearch(page);
  await expect(sectionOf(second, 2)).toContainText('2 Gäste, 1 Kleinkind');
  await second.getByRole('list', { name: 'Zuletzt gesucht' }).getByRole('button', { name }).click();
  await expect(sectionOf(second, 0)).toContainText(name);
  await showButton(second).click();
  await expect(page).toHaveURL(`/de/search?cityId=${city.id}&adultCount=2&infantCount=1`);
  // The address beats what is kept.
  const third = await openSearch(page, '?petCount=1');
  await expect(sectionOf(third, 2)).toHaveText(/1 Haustier$/);
});

test('all is cleared, filters too', async ({ page, marketplace: { city } }) => {
  const popup = await openSearch(page, `?cityId=${city.id}&minimumDailyBudget=20&adultCount=2`);
  await popup.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(placeField(popup)).toHaveValue('');
  await showButton(popup).click();
  await expect(page).toHaveURL('/de/search');
});

test('where no home is left, the dates can be cleared', async ({ page, marketplace: { city } }) => {
  const arrival = addDays(toDay(new Date()), 30);
  const none = 'minimumDailyBudget=2000&maximumDailyBudget=2000';
  const stay = `arrivalDate=${arrival}&departureDate=${addDays(arrival, 2)}`;
  const popup = await openSearch(page, `?cityId=${city.id}&${stay}&${none}`);
  await expect(popup.getByText(/^Keine Unterkunft passt zu Ihrer Suche\. Versuchen Sie/)).toBeVisible();
  await popup
    .getByRole('contentinfo')
    .or(popup.locator('footer'))
    .getByRole('button', { name: 'Zeitraum zurücksetzen' })
    .click();
  await expect(sectionOf(popup, 1)).toContainText('Zeitraum wählen');
});

test('past days say why they cannot be chosen', async ({ page }) => {
  // The calendar begins with the current week of the current month: a Monday or a first shows no past day.
  let day = toDay(new Date());
  while (day.endsWith('-01') || new Date(day).getUTCDay() === 1) day = addDays(day, 1);
  await page.clock.install({ time: new Date(`${day}T12:00:00Z`) });
  const popup = await openSearch(page);
  await sectionOf(popup, 1).click();
  const past = dayOf(popup, addDays(day, -1));
  await expect(past).toHaveAccessibleDescription('Dieser Tag liegt in der Vergangenheit.');
  // A press on what cannot be chosen is forced, so it does not wait until the section has opened; the pointer
  // does.
  await past.hover();
  await past.click({ force: true });
  await expect(popup.getByRole('status').filter({ hasText: 'in der Vergangenheit' })).toBeVisible();
  await expect(sectionOf(popup, 1)).toContainText('Zeitraum wählen');
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the same days are the same nights', async ({ page }) => {
      const arrival = addDays(toDay(new Date()), 10);
      const departure = addDays(arrival, 3);
      const popup = await openSearch(page);
      await sectionOf(popup, 1).click();
      await dayOf(popup, arrival).click();
      await dayOf(popup, departure).click();
      await expect(popup.getByText(/3 Nächte$/)).toBeVisible();
      await showButton(popup).click();
      await expect(page).toHaveURL(`/de/search?arrivalDate=${arrival}&departureDate=${departure}`);
    });
  });
}

test.describe('close to me', () => {
  const REVERSE_GEOCODING = 'https://nominatim.openstreetmap.org/**';

  /** The service names this country; the addresses that it was asked for. */
  async function answerWith(page: Page, body: object): Promise<string[]> {
    const asked: string[] = [];
    await page.route(REVERSE_GEOCODING, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });
    });
    return asked;
  }

  test.describe('with leave', () => {
    test.use({
      geolocation: { latitude: 49.611_234, longitude: 6.127_912 },
      permissions: ['geolocation'],
      expectedProblems: /country code unavailable/,
    });

    test('finds homes round the visitor and names the country', async ({ page }) => {
      const asked = await answerWith(page, { address: { country_code: 'lu' } });
      const popup = await openSearch(page);
      expect(asked).toEqual([]);
      await popup.getByRole('button', { name: 'In meiner Nähe' }).click();
      await expect(sectionOf(popup, 0)).toContainText('In meiner Nähe, Luxemburg');
      expect(asked).toEqual(['?format=jsonv2&zoom=3&lat=49.61&lon=6.13']);
      await showButton(popup).click();
      await expect(page).toHaveURL('/de/search?currentCoordinates=49.611%2C6.128');
      await expect(
        page.getByRole('search').getByRole('button', { name: /In meiner Nähe, Luxemburg/ }),
      ).toBeVisible();
    });

    test('does nothing without a country, and can be pressed again', async ({ page }) => {
      await answerWith(page, {});
      const popup = await openSearch(page);
      const button = popup.getByRole('button', { name: 'In meiner Nähe' });
      await button.click();
      await expect(popup.getByText('Ihr Standort ließ sich nicht ermitteln.')).toBeVisible();
      await expect(sectionOf(popup, 0)).toContainText('Überall');
      await expect(button).toBeEnabled();
    });
  });

  test.describe('without leave', () => {
    test.use({ expectedProblems: /Geolocation: permission denied/ });

    test('asks nobody and says that the position is not known', async ({ page }) => {
      const asked = await answerWith(page, { address: { country_code: 'lu' } });
      const popup = await openSearch(page);
      await popup.getByRole('button', { name: 'In meiner Nähe' }).click();
      await expect(popup.getByText('Ihr Standort ließ sich nicht ermitteln.')).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
});
