import { addDays, toDay } from '@moien/contract';
import type { Somebody } from './people.ts';

/** A page of the dashboard and the call that its data come with. */
export type Page = { name: string; pathOf: (somebody: Somebody) => string };

const arrival = addDays(toDay(new Date()), 70);
const DATES = `arrivalDate=${arrival}&departureDate=${addDays(arrival, 7)}&adultCount=2`;

const page = (name: string, path: string): Page => ({ name, pathOf: () => path });

export const PAGES: readonly Page[] = [
  page('today', '/api/dashboard/today'),
  page('bookings of a host', '/api/bookings?role=owner&group=past'),
  page('bookings of a guest', '/api/bookings?role=guest&group=past'),
  page('invoices', '/api/invoices'),
  page('balance', '/api/payments/balance'),
  page('ledger lines', '/api/payments/ledger-lines?currency=EUR'),
  page('banking information', '/api/payments/banking-information'),
  page('statistics', '/api/statistics'),
  page('statistics of a year', '/api/statistics?period=year'),
  page('homes', '/api/ads'),
  page('favorites', '/api/favorites'),
  page('favorites with dates', `/api/favorites?${DATES}`),
  {
    name: 'shared list with dates',
    pathOf: ({ favoritesToken }) => `/api/shared-favorites?token=${favoritesToken}&${DATES}`,
  },
  page('history', '/api/history'),
  page('event participations', '/api/event-participations'),
  page('rental file', '/api/rental-file'),
  page('shared rental files', '/api/shared-rental-files'),
  {
    name: 'shared rental file',
    pathOf: ({ sharedFileId }) => `/api/shared-rental-files/${sharedFileId}`,
  },
  page('help', '/api/dashboard/help'),
  page('personal details', '/api/account/personal-details'),
  page('account', '/api/account'),
];
