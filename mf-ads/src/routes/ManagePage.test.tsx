import { runInThisContext } from 'node:vm';
import { cleanup, screen } from '@testing-library/react';
import { calendarFeedsStore } from '../features/calendar-feeds/calendar-feeds-store.ts';
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

const open = (answer: ReturnType<typeof refusal>) =>
  renderPage(<ManagePage />, {
    answers: {
      [`GET /api/ads/${HOME}`]: [answer],
      [`GET /api/ads/${HOME}/calendar-feeds`]: [answer],
      'GET /api/bookings': [answer],
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
