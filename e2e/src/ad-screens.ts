import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const STEPS = [
  'kind',
  'place',
  'rooms',
  'photos',
  'text',
  'price',
  'availability',
  'rules',
  'legal',
  'preview',
];

const untilGrid = (page: Page) => page.getByRole('main').getByRole('gridcell').first().waitFor();
const untilTitled = (page: Page) => page.getByRole('main').getByRole('heading').first().waitFor();

/** A table or cards, by the width. */
const untilListed = (page: Page) => page.getByRole('main').locator('[href*="/manage/"]').first().waitFor();

/** Where nothing has happened yet, there is no chart. */
const untilCounted = (page: Page) => page.getByRole('main').locator('dl').waitFor();

const calendar: Screen['addressOf'] = ({ property }) => `/dashboard/ads/availability?property=${property.id}`;

const screensOfOwners: Record<string, Omit<Screen, 'isOwner'>> = {
  'ads of an owner': { addressOf: () => '/dashboard/ads', prepare: untilListed },
  'ad of an owner': {
    addressOf: ({ property }) => `/dashboard/ads/manage/${property.id}`,
    prepare: untilTitled,
  },
  ...Object.fromEntries(
    STEPS.map((step): [string, Omit<Screen, 'isOwner'>] => [
      `ad of an owner, ${step}`,
      { addressOf: ({ property }) => `/dashboard/ads/${property.id}/${step}`, prepare: untilTitled },
    ]),
  ),
  'calendar of a home': { addressOf: calendar, prepare: untilGrid },
  'calendar of a home, days chosen': {
    addressOf: calendar,
    prepare: async (page) => {
      await untilGrid(page);
      await page.getByRole('main').getByRole('gridcell').last().click();
    },
  },
  'calendar of all homes': { addressOf: () => '/dashboard/ads/availability', prepare: untilGrid },
  'statistics of all homes': { addressOf: () => '/dashboard/statistics', prepare: untilCounted },
  'statistics of a home': {
    addressOf: ({ property }) => `/dashboard/statistics?period=year&property=${property.id}`,
    prepare: untilCounted,
  },
  'price rules': {
    addressOf: ({ property }) => `/dashboard/ads/availability/rules?property=${property.id}`,
    prepare: untilTitled,
  },
};

/** What the owner of a home sees of it. */
export const SCREENS_OF_OWNERS: Record<string, Screen> = Object.fromEntries(
  Object.entries(screensOfOwners).map(([name, screen]) => [name, { ...screen, isOwner: true }]),
);
