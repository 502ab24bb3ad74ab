import type { EventParticipation, RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  type ExampleAnswers,
  exampleRefusal,
  exampleRegistry,
  exampleRoot,
  exampleSession,
  exampleTransport,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import blog from '../../locales/en.json' with { type: 'json' };
import { exampleWholeEvent } from '../examples/example-event.ts';
import { exampleListedParticipations, exampleParticipation } from '../examples/example-participation.ts';
import { JoinedEvents } from '../joined-events/JoinedEvents.tsx';
import { JoinedEventsStore } from '../joined-events/joined-events-store.ts';
import own from '../joined-events/locales/en.json' with { type: 'json' };
import { Participation } from './Participation.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const event = exampleWholeEvent({ seatsLeft: 3 });
const PATH = `/api/events/${event.id}/participation`;
const is = (changes: Partial<EventParticipation>) => [{ status: 200, body: exampleParticipation(changes) }];
const JOINED = is({ state: 'joined', seatsLeft: 2 });

type Root = ReturnType<typeof exampleRoot>;

function show(answers: ExampleAnswers, isSignedIn: boolean, page: (root: Root) => ReactNode) {
  const { transport, sent } = exampleTransport(answers);
  const root = exampleRoot({
    languageTag: 'en',
    transport,
    ...(isSignedIn && { session: exampleSession }),
    registry: exampleRegistry(declaration as RemoteDeclaration),
  });
  const router = createMemoryRouter([{ path: '*', element: page(root) }]);
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { blog, 'joined-events': own })}>
      <RouterProvider router={router} />
    </RootStoreProvider>,
  );
  return { root, calls: () => sent.map(({ call }) => call) };
}

const showBox = (answers: ExampleAnswers, isSignedIn = true) =>
  show(answers, isSignedIn, () => <Participation event={event} />);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pressOnceReady = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull());
  await press(name);
};
const status = () => screen.getByRole('status').textContent;

describe('the box of an event', () => {
  it('takes a seat, and gives it back once that is said again', async () => {
    const { calls } = showBox({
      [`GET ${PATH}`]: is({}),
      [`PUT ${PATH}`]: JOINED,
      [`DELETE ${PATH}`]: is({}),
    });
    expect(status()).toBe('3 seats left');
    await pressOnceReady('Join');
    await waitFor(() => expect(status()).toBe(blog.joined));
    await press(`Leave the event: ${event.title}`);
    await press(blog['keep-joined']);
    await press(`Leave the event: ${event.title}`);
    expect(document.activeElement?.textContent).toBe(blog['keep-joined']);
    await press('Leave');
    await waitFor(() => expect(status()).toBe('3 seats left'));
    expect(calls()).toEqual([`GET ${PATH}`, `PUT ${PATH}`, `DELETE ${PATH}`]);
  });

  it('says which place in the waiting list somebody has', async () => {
    showBox({ [`GET ${PATH}`]: is({ state: 'waiting', waitingPlace: 4, seatsLeft: 0 }) });
    await waitFor(() => expect(status()).toBe('You’re number 4 on the waiting list'));
    await screen.findByRole('button', { name: `Leave the waiting list: ${event.title}` });
  });

  it('offers the waiting list when no seat is left any more', async () => {
    showBox({ [`GET ${PATH}`]: is({ seatsLeft: 0 }) });
    await screen.findByRole('button', { name: 'Join the waiting list' });
    expect(status()).toBe('No seats left');
  });

  it('says the words of the service when it refuses, and its own when it cannot be reached', async () => {
    showBox({ [`GET ${PATH}`]: is({}), [`PUT ${PATH}`]: [exampleRefusal(409)] });
    await pressOnceReady('Join');
    expect((await screen.findByRole('alert')).textContent).not.toBe(blog['participation-failed']);
    cleanup();
    showBox({ [`GET ${PATH}`]: is({}) });
    await pressOnceReady('Join');
    expect((await screen.findByRole('alert')).textContent).toBe(blog['participation-failed']);
  });

  it('asks a visitor to sign in, and takes the seat once they have', async () => {
    const { root, calls } = showBox({ [`PUT ${PATH}`]: JOINED }, false);
    await press('Join');
    expect(root.authModal).toMatchObject({ mode: 'sign-in', purpose: 'join-event' });
    expect(calls()).toEqual([]);
    act(() =>
      runInAction(() => {
        root.session.follow(exampleSession);
        root.authModal.close();
      }),
    );
    await waitFor(() => expect(status()).toBe(blog.joined));
    expect(sessionStorage.length).toBe(0);
  });

  it('forgets what a visitor wanted when they close the modal', async () => {
    const { root, calls } = showBox({ [`GET ${PATH}`]: is({}) }, false);
    await press('Join');
    act(() => root.authModal.close());
    act(() => root.session.follow(exampleSession));
    await waitFor(() => expect(calls()).toEqual([`GET ${PATH}`]));
  });
});

describe('the page of one’s own events', () => {
  const LIST = 'GET /api/event-participations';
  const list = [{ status: 200, body: { eventParticipationArray: exampleListedParticipations() } }];
  const showList = (answers: ExampleAnswers) =>
    show(answers, true, (root) => {
      const store = new JoinedEventsStore(root);
      store.open();
      return <JoinedEvents store={store} />;
    });

  it('has those to come and past ones, and leaves one', async () => {
    const { calls } = showList({ [LIST]: list, [`DELETE ${PATH}`]: is({}) });
    await screen.findByRole('heading', { level: 2, name: own.upcoming });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Number 2 on the waiting list')).not.toBeNull();
    expect(screen.getByRole('link', { name: `Add to calendar: ${event.title}` }).getAttribute('href')).toBe(
      `/api/events/${event.id}/calendar.ics?language=en`,
    );
    await press(`Leave the event: ${event.title}`);
    await press('Leave');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(calls().at(-1)).toBe(`DELETE ${PATH}`);
  });

  it('keeps an event that could not be left', async () => {
    showList({ [LIST]: list, [`DELETE ${PATH}`]: [exampleRefusal(503)] });
    await press(`Leave the event: ${event.title}`);
    await press('Leave');
    await screen.findByText(own['not-left']);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('leads to the events when there are none, and asks once more for what could not be loaded', async () => {
    showList({
      [LIST]: [exampleRefusal(503), { status: 200, body: { eventParticipationArray: [] } }],
    });
    await screen.findByRole('heading', { name: own['failed-title'] });
    await press(own.retry);
    await screen.findByRole('heading', { name: own['empty-title'] });
    expect(screen.getByRole('link', { name: own.explore }).getAttribute('href')).toBe('/en/blog/events');
  });
});
