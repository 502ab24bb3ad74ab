import type { Page } from '@playwright/test';
import { SCREENS_OF_OWNERS } from './ad-screens.ts';
import { SCREENS_OF_BOOKING } from './booking-screens.ts';
import { PAGES, PAGES_WITH_SEARCH_BAR } from './pages.ts';
import { type Screen, WIDTHS } from './screen.ts';
import { searchBar } from './search-bar.ts';
import { SCREENS_OF_THE_SEARCH } from './search-screens.ts';

const plainScreens = Object.entries(PAGES).map(([name, addressOf]): [string, Screen] => [
  name,
  {
    addressOf,
    prepare: async (page) => {
      if (PAGES_WITH_SEARCH_BAR.includes(name)) await searchBar(page).waitFor();
    },
  },
]);

/** As a mail's link carries one; it counts for nothing. */
const TOKEN = 'a'.repeat(43);
const MAIL_END_TOKEN = `${'a'.repeat(60)}.${TOKEN}`;

const fieldOfModal = (page: Page) => page.getByRole('dialog').getByRole('textbox').first().waitFor();

/** Whoever is signed in has messages of Jo. */
const conversationWith = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Jo / });
const untilInbox = (page: Page) => conversationWith(page).waitFor();

const untilSettings = (page: Page) => page.getByRole('main').getByRole('checkbox').first().waitFor();
/** Until the list is loaded: its first heading is that of a home, or of the empty state. */
const untilListed = (page: Page) => page.getByRole('main').getByRole('heading').nth(1).waitFor();
const untilNotified = (page: Page) => page.getByRole('main').getByRole('listitem').first().waitFor();

const screensOfTheAccount: Record<string, Screen> = {
  'sign-in': { addressOf: () => '/about?auth=sign-in', prepare: fieldOfModal },
  'sign-in, sent empty': {
    addressOf: () => '/about?auth=sign-in',
    prepare: async (page) => {
      await fieldOfModal(page);
      await page.keyboard.press('Enter');
    },
  },
  'sign-up': { addressOf: () => '?auth=sign-up', prepare: fieldOfModal },
  'beta application': { addressOf: () => '/faq?auth=beta-applicant', prepare: fieldOfModal },
  'confirmation of a sign-up': { addressOf: () => `/auth/verify-sign-up?token=${TOKEN}` },
  'confirmation of a sign-up, too late': {
    addressOf: () => `/auth/verify-sign-up?token=${TOKEN}`,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('main').getByRole('button').nth(1).waitFor();
    },
  },
  'confirmation of a new address': { addressOf: () => `/auth/confirm-email-change?token=${TOKEN}` },
  'new password': { addressOf: () => `/auth/reset-password?token=${TOKEN}` },
  'return from a provider': { addressOf: () => '/auth' },
  'account security': { addressOf: () => '/dashboard/account-security', isSignedIn: true },
  inbox: { addressOf: () => '/dashboard/conversation', isSignedIn: true, prepare: untilInbox },
  conversation: {
    addressOf: () => '/dashboard/conversation',
    isSignedIn: true,
    prepare: async (page) => {
      await untilInbox(page);
      await conversationWith(page).click();
      await page.getByRole('log').getByRole('article').last().waitFor();
    },
  },
  notifications: { addressOf: () => '/dashboard/notifications', isSignedIn: true, prepare: untilNotified },
  'notifications, one cleared': {
    addressOf: () => '/dashboard/notifications',
    isSignedIn: true,
    prepare: async (page) => {
      await untilNotified(page);
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').last().click();
      await page.locator('[popover]:popover-open').getByRole('button').last().click();
      await page.getByRole('status').or(page.locator('[aria-live] > li')).first().waitFor();
    },
  },
  dashboard: { addressOf: () => '/dashboard', isSignedIn: true, prepare: untilListed },
  favourites: { addressOf: () => '/dashboard/favorites', isSignedIn: true, prepare: untilListed },
  history: { addressOf: () => '/dashboard/history', isSignedIn: true, prepare: untilListed },
  'rental file': { addressOf: () => '/dashboard/rental-file', isSignedIn: true, prepare: untilListed },
  'rental file, about to change': {
    addressOf: () => '/dashboard/rental-file',
    isSignedIn: true,
    prepare: async (page) => {
      await untilListed(page);
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'supporting document': {
    addressOf: () => '/dashboard/supporting-document',
    isSignedIn: true,
    prepare: (page) => page.getByRole('main').getByRole('combobox').waitFor(),
  },
  'files of tenants': {
    addressOf: () => '/dashboard/shared-rental-files',
    isSignedIn: true,
    prepare: untilListed,
  },
  'own events': { addressOf: () => '/dashboard/events', isSignedIn: true, prepare: untilListed },
  'statistics, without a home': {
    addressOf: () => '/dashboard/statistics',
    isSignedIn: true,
    prepare: untilListed,
  },
  settings: { addressOf: () => '/dashboard/settings', isSignedIn: true, prepare: untilSettings },
  'settings, with quiet hours': {
    addressOf: () => '/dashboard/settings',
    isSignedIn: true,
    prepare: async (page) => {
      await untilSettings(page);
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.setChecked(true);
    },
  },
  'end of mails': { addressOf: () => `/notification-mails/end?token=${MAIL_END_TOKEN}` },
  'end of mails, by half a link': { addressOf: () => '/notification-mails/end' },
  'account security, to be deleted': {
    addressOf: () => '/dashboard/account-security',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
};

const lastTool = (page: Page) => page.getByRole('banner').getByRole('button').last();
const about = () => '/about';
/** From 44em on the tools stand in the header; below it one button opens them. */
const WIDE = [WIDTHS.tablet, WIDTHS.desktop];
const PHONE = [WIDTHS.phone];

const statesOfTheShell: Record<string, Screen> = {
  'menu of languages': {
    addressOf: about,
    prepare: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^(Language|Langue|Sprache)/ })
        .click(),
    widths: WIDE,
  },
  'menu of currencies': {
    addressOf: about,
    prepare: (page) => page.getByRole('banner').getByRole('button', { name: /EUR/ }).click(),
    widths: WIDE,
  },
  'menu behind one button': { addressOf: about, prepare: (page) => lastTool(page).click(), widths: PHONE },
  'home of somebody signed in': { addressOf: () => '', isSignedIn: true },
  'account menu': { addressOf: about, prepare: (page) => lastTool(page).click(), isSignedIn: true },
  'question about cookies': { addressOf: about, isUnanswered: true },
  'question about cookies, with details': {
    addressOf: () => '',
    isUnanswered: true,
    prepare: (page) => page.locator('section > div > details > summary').first().click(),
  },
  'question in the faq, opened': {
    addressOf: () => '/faq',
    prepare: (page) => page.getByRole('main').locator('summary').nth(3).click(),
  },
  'faq without an answer': {
    addressOf: () => '/faq',
    prepare: (page) => page.getByRole('main').getByRole('searchbox').fill('Xylophonmuseum'),
  },
  'contact form, sent empty': {
    addressOf: () => '/contact-us',
    prepare: (page) => page.getByRole('main').getByRole('button').last().click(),
  },
  onboarding: {
    addressOf: () => '/search',
    isFirstVisit: true,
    prepare: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor();
    },
    widths: PHONE,
  },
};

export const SCREENS: Record<string, Screen> = {
  ...Object.fromEntries(plainScreens),
  ...statesOfTheShell,
  ...SCREENS_OF_THE_SEARCH,
  ...SCREENS_OF_BOOKING,
  ...SCREENS_OF_OWNERS,
  ...screensOfTheAccount,
};
