import type { Locator, Page } from '@playwright/test';
import type { Marketplace } from './marketplace.ts';
import { type Screen, WIDTHS } from './screen.ts';
import { searchBar } from './search-bar.ts';
import { stayQuery } from './stay.ts';

/** Both have room beside each other, or one has to be chosen. */
const BESIDE = [WIDTHS.desktop];
const ONE_AT_A_TIME = [WIDTHS.phone, WIDTHS.tablet];

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** What opens a dialog, by its place among those of the page that do. */
const opener = (page: Page) => main(page).locator('[aria-haspopup="dialog"]:visible');

const open = async (page: Page, button: Locator) => {
  await button.click();
  await dialog(page).waitFor();
};

const sectionOfPopup = (section: number) => async (page: Page) => {
  await open(page, searchBar(page));
  if (section > 0) await dialog(page).locator('summary').nth(section).click();
  if (section === 1) await page.getByRole('grid').first().waitFor();
};

/** The map is there, and nothing of it is on its way. */
const untilMapRests = async (page: Page) => {
  await main(page).getByRole('application').waitFor();
  await main(page)
    .locator('[aria-busy="false"]')
    .filter({ has: page.getByRole('application') })
    .waitFor();
};

const turnToMap = async (page: Page) => {
  await main(page).locator('[data-view] > div:last-child > button').click();
  await untilMapRests(page);
};

const openFilters = async (page: Page) => {
  await open(page, main(page).locator('header button[aria-haspopup="dialog"]'));
  await dialog(page).locator('[data-numbers="known"]').waitFor();
};

const inCity = ({ city }: Marketplace) => `/search?cityId=${city.id}`;
const withStay = (marketplace: Marketplace) =>
  `${inCity(marketplace)}&${stayQuery(marketplace.stay)}&adultCount=2`;
const home = ({ property }: Marketplace) => `/property/${property.id}`;
const homeWithStay = (marketplace: Marketplace) =>
  `${home(marketplace)}?${stayQuery(marketplace.stay)}&adultCount=1`;

const screensOfResults: Record<string, Screen> = {
  'search popup, where to': { addressOf: () => '', prepare: sectionOfPopup(0) },
  'search popup, when': { addressOf: () => '/search', prepare: sectionOfPopup(1) },
  'search popup, who': { addressOf: () => '/search', prepare: sectionOfPopup(2) },
  'search popup with a search': { addressOf: withStay, prepare: sectionOfPopup(0) },
  'search with a stay': { addressOf: withStay },
  'search in a city': { addressOf: inCity, prepare: untilMapRests, widths: BESIDE },
  'search with filters': {
    addressOf: (marketplace) =>
      `${withStay(marketplace)}&isAvailableForShortTerm=true&maximumDailyBudget=900&immediateAvailability=true`,
  },
  'lines of a price': {
    addressOf: withStay,
    prepare: async (page) => {
      const price = main(page).getByRole('article').first().getByRole('button', { name: /€/ });
      await price.click();
      await main(page).getByRole('definition').last().waitFor();
    },
  },
  'reason for a place in the list': {
    addressOf: inCity,
    prepare: (page) =>
      main(page).getByRole('article').first().locator('button[aria-expanded]').last().click(),
  },
  'home at its pin': {
    addressOf: inCity,
    prepare: async (page) => {
      if (await main(page).locator('[data-view] > div:last-child > button').isVisible())
        await turnToMap(page);
      else await untilMapRests(page);
      const pins = main(page).getByRole('application').getByRole('button', { name: /€/ });
      await pins.nth(4).click();
      await main(page).locator('section[aria-busy="false"] article').waitFor();
    },
  },
  'map of a search': { addressOf: inCity, prepare: turnToMap, widths: ONE_AT_A_TIME },
  filters: { addressOf: () => '/search', prepare: openFilters },
  'filters, some chosen': {
    addressOf: (marketplace) =>
      `${withStay(marketplace)}&isAvailableForShortTerm=true&maximumDailyBudget=900`,
    prepare: openFilters,
  },
  'filters that leave no home': { addressOf: () => '/search?maximumDailyBudget=0', prepare: openFilters },
};

const screensOfAHome: Record<string, Screen> = {
  'home with a stay': {
    addressOf: homeWithStay,
    prepare: (page) => main(page).locator('aside').getByRole('definition').last().waitFor(),
  },
  'home with a stay that is refused': {
    addressOf: (marketplace) => `${homeWithStay(marketplace)}0&childrenCount=10`,
  },
  'home, its calendar': {
    addressOf: home,
    prepare: async (page) => {
      const day = main(page).locator('table').first();
      await day.scrollIntoViewIfNeeded();
      await main(page).getByRole('grid').first().waitFor();
    },
  },
  'home, its end': {
    addressOf: home,
    prepare: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await main(page).getByRole('article').getByRole('article').first().waitFor();
    },
  },
  'pictures of a home': { addressOf: home, prepare: (page) => open(page, opener(page).first()) },
  'stay in a home': {
    addressOf: homeWithStay,
    prepare: async (page) => {
      await open(page, main(page).locator('section > div > button[aria-haspopup="dialog"]:visible').last());
      await dialog(page).getByRole('grid').first().waitFor();
    },
    widths: ONE_AT_A_TIME,
  },
  'stay in a home, on a wide screen': {
    addressOf: home,
    prepare: async (page) => {
      await open(page, main(page).locator('aside [aria-haspopup="dialog"]').first());
      await dialog(page).getByRole('grid').first().waitFor();
    },
    widths: BESIDE,
  },
  'report of a home, sent empty': {
    addressOf: home,
    prepare: async (page) => {
      await open(page, main(page).locator('div > button[aria-haspopup="dialog"]:visible').last());
      await dialog(page).getByRole('button').last().click();
      await dialog(page).locator('[aria-invalid="true"]').first().waitFor();
    },
  },
};

/** What somebody who looks for a home comes to. Told by place and role, as all screens are. */
export const SCREENS_OF_THE_SEARCH: Record<string, Screen> = { ...screensOfResults, ...screensOfAHome };
