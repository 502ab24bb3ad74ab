import { runInThisContext } from 'node:vm';
import type { CalendarFeeds as Feeds } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import type { ExampleAnswer } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleFeed, exampleFeeds } from '../examples/example-calendar-feeds.ts';
import { renderPage } from '../examples/render-page.tsx';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import { calendarFeedsStore } from './calendar-feeds-store.ts';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const HOME = '019b76da-a800-7838-a932-f8c36951b0e1';
const BASE = `/api/ads/${HOME}/calendar-feeds`;
const answer = (body: Feeds): ExampleAnswer => ({ status: 200, body });

const Page = () => <CalendarFeeds store={useFeatureStore(calendarFeedsStore)} />;
const open = (answers: Parameters<typeof renderPage>[1]) =>
  renderPage(<Page />, { ...answers, load: (root) => root.feature(calendarFeedsStore).open(HOME) });

it('asks for name and link where there is no calendar yet, and connects it', async () => {
  const { sent } = open({ answers: { [`GET ${BASE}`]: [answer(exampleFeeds({ calendarFeedArray: [] }))] } });
  const form = within(await screen.findByRole('form', { name: 'Connect another calendar' }));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Airbnb' } });
  fireEvent.change(form.getByLabelText('Link to the calendar'), {
    target: { value: 'https://a.example/1.ics' },
  });
  fireEvent.click(form.getByRole('button', { name: 'Connect' }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContainEqual(expect.stringMatching(`^PUT ${BASE}/`)),
  );
});

it('says why a calendar could not be read, and that its nights are kept', async () => {
  open({
    answers: {
      [`GET ${BASE}`]: [answer(exampleFeeds({ calendarFeedArray: [exampleFeed({ problem: 'gone' })] }))],
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Airbnb' }));
  expect(card.getByText(/There’s no calendar at this address any more.*stay blocked/)).not.toBeNull();
  expect(card.getByText(/3 reservations · 1 blocked period/)).not.toBeNull();
});

it('says one sentence of a problem of a later release', async () => {
  open({
    answers: {
      [`GET ${BASE}`]: [answer(exampleFeeds({ calendarFeedArray: [exampleFeed({ problem: 'new' })] }))],
    },
  });
  expect(await screen.findByText(/won’t let us read/)).not.toBeNull();
});

it('leads from a conflict to the booking', async () => {
  const conflict = { id: HOME, source: 'Airbnb', firstDay: '2030-06-10', endDay: '2030-06-14' };
  open({
    answers: {
      [`GET ${BASE}`]: [
        answer(exampleFeeds({ conflictArray: [{ ...conflict, kind: 'booking', bookingId: HOME }] })),
      ],
    },
  });
  expect(await screen.findByText(/“Airbnb” has a reservation for/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the booking' }).getAttribute('href')).toBe(
    `/en/rental-booking/${HOME}`,
  );
});

it('is rid of a conflict once its owner has settled it', async () => {
  const conflict = {
    id: HOME,
    source: 'Vrbo',
    firstDay: '2030-06-10',
    endDay: '2030-06-14',
    bookingId: null,
  };
  const path = `POST /api/ads/${HOME}/calendar-conflicts/${HOME}/settle`;
  const { sent } = open({
    answers: {
      [`GET ${BASE}`]: [answer(exampleFeeds({ conflictArray: [{ ...conflict, kind: 'lease' }] }))],
      [path]: [answer(exampleFeeds({ conflictArray: [] }))],
    },
  });
  expect(await screen.findByRole('heading', { name: 'One conflict to settle' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Settled: Vrbo, / }));
  await waitFor(() => expect(screen.queryByText(/let on a lease/)).toBeNull());
  expect(sent.map(({ call }) => call)).toContain(path);
});

it('removes a calendar only after a question', async () => {
  const path = `DELETE ${BASE}/${exampleFeed().id}`;
  const { sent } = open({
    answers: {
      [`GET ${BASE}`]: [answer(exampleFeeds())],
      [path]: [answer(exampleFeeds({ calendarFeedArray: [] }))],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(sent.map(({ call }) => call)).not.toContain(path);
  const question = within(await screen.findByRole('alert'));
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('form', { name: 'Connect another calendar' });
  expect(sent.map(({ call }) => call)).toContain(path);
});

it('copies the address at which the other site reads ours', async () => {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  open({ answers: { [`GET ${BASE}`]: [answer(exampleFeeds())] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(written).toEqual([`${location.origin}${exampleFeed().exportPath}`]);
});
