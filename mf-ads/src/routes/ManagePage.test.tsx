import { runInThisContext } from 'node:vm';
import type { ExampleAnswer } from '@moien/shared-lib/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { calendarFeedsStore } from '../features/calendar-feeds/calendar-feeds-store.ts';
import { exampleFeeds } from '../features/examples/example-calendar-feeds.ts';
import { exampleWholeAd } from '../features/examples/example-whole-ad.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { manageStore } from '../features/manage/manage-store.ts';
import { ManagePage } from './ManagePage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const HOME = '019b76da-a800-7838-a932-f8c36951b0e1';
const refusal = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: 'Refused', status, code, message: 'Refused.' },
});

const open = (answer: ExampleAnswer, { ad = answer, feeds = answer } = {}) =>
  renderPage(<ManagePage />, {
    answers: {
      [`GET /api/ads/${HOME}`]: [ad],
      [`GET /api/ads/${HOME}/calendar-feeds`]: [feeds],
      'GET /api/bookings': [answer],
      [`GET /api/ads/${HOME}/statistics`]: [answer],
    },
    load: (root) => {
      root.feature(manageStore).open(HOME);
      root.feature(calendarFeedsStore).open(HOME);
    },
  });

it('says so where the home is somebody else’s, and leads to one’s own', async () => {
  open(refusal(404, 'ad-not-found'));
  await screen.findByRole('heading', { level: 2, name: 'This home isn’t among yours' });
  expect(screen.getByRole('link', { name: 'All your homes' }).getAttribute('href')).toBe('/en/dashboard/ads');
});

it('offers to try again where the home cannot be loaded', async () => {
  open(refusal(503, 'unavailable'));
  await screen.findByRole('heading', { name: 'We couldn’t load this home' });
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
});

it('leads to the list and to each page of the home, and folds the calendars where none is connected', async () => {
  const ad = exampleWholeAd({ state: 'published', missingArray: ['street-address'] });
  const feeds = { status: 200, body: exampleFeeds({ calendarFeedArray: [] }) };
  open(refusal(503, 'unavailable'), { ad: { status: 200, body: ad }, feeds });
  await screen.findByRole('heading', { level: 1, name: 'Helles Zimmer über dem Grund' });
  expect(screen.getByText('Published')).not.toBeNull();
  expect(screen.getByText('€95 a night')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Your homes' }).getAttribute('href')).toBe('/en/dashboard/ads');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this home' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/en/dashboard/ads/manage/${HOME}`,
    `/en/dashboard/ads/${HOME}`,
    `/en/dashboard/ads/availability?property=${HOME}`,
    `/en/dashboard/ads/availability/rules?property=${HOME}`,
    `/en/property/${HOME}`,
  ]);
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Overview');
  const missing = screen.getByRole('link', { name: 'Still missing: address' });
  expect(missing.getAttribute('href')).toBe(`/en/dashboard/ads/${HOME}/place`);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Connect calendars' });
  expect(heading.closest('details')?.open).toBe(false);
});
