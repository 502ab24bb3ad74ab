import type { Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import type { Screen } from './screen.ts';

/** Of nothing: an id that no booking has. */
const NO_BOOKING = '019b76da-a800-7838-a932-f8c36951b0a1';

const checkout: Screen['addressOf'] = (marketplace) => PAGES.checkout?.(marketplace) ?? '';
const formOf = (page: Page) => page.getByRole('main').getByRole('form');

/** What somebody who books sees, and what guests and hosts see of their stays. */
export const SCREENS_OF_BOOKING: Record<string, Screen> = {
  'checkout of somebody signed in': {
    addressOf: checkout,
    isSignedIn: true,
    prepare: (page) => formOf(page).waitFor(),
  },
  'checkout, sent empty': {
    addressOf: checkout,
    isSignedIn: true,
    prepare: async (page) => {
      await formOf(page).locator('[type="submit"]').click();
      await formOf(page).locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  'checkout, other dates': {
    addressOf: checkout,
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click();
      await page.getByRole('dialog').getByRole('grid').first().waitFor();
    },
  },
  'payment, signed out': { addressOf: () => `/confirm-booking-payment?bookingId=${NO_BOOKING}` },
  'payment that is not there': {
    addressOf: () => `/confirm-booking-payment?bookingId=${NO_BOOKING}`,
    isSignedIn: true,
  },
  stays: { addressOf: () => '/dashboard/bookings', isSignedIn: true },
  'requests of a host': { addressOf: () => '/dashboard/bookings?view=requests', isSignedIn: true },
  'booking that is not there': { addressOf: () => `/rental-booking/${NO_BOOKING}`, isSignedIn: true },
};
