import { runInThisContext } from 'node:vm';
import type { BookingPage, BookingSummary, Session } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookingsStore } from '../features/bookings/bookings-store.ts';
import type { BookingsView } from '../features/bookings/bookings-view.ts';
import { exampleBookingSummary, exampleDeadline } from '../features/examples/example-booking.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { BookingsPage } from './BookingsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const GET = 'GET /api/bookings';
const page = (
  bookingArray: BookingSummary[],
  { nextCursor = null, isHost = true }: Partial<BookingPage> = {},
): ExampleAnswer => {
  const body: BookingPage = { bookingArray, nextCursor, isHost };
  return { status: 200, body };
};
const guest: Session = {
  ...exampleSession,
  profile: exampleSession.profile && { ...exampleSession.profile, mangopayUserId: null },
};

async function open(view: BookingsView, answers: ExampleAnswer[], session = exampleSession) {
  const shown = renderPage(<BookingsPage data={{ view }} />, {
    session,
    answers: { [GET]: answers },
    load: (root) => root.feature(bookingsStore).load(view),
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

describe('the page of stays', () => {
  it('shows a stay with its days, home, state in words, clock and what to do next', async () => {
    const stay = exampleBookingSummary({
      state: 'held',
      deadline: exampleDeadline('hold', 900),
      actionArray: ['pay'],
    });
    await open('open', [page([stay])]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link').getAttribute('href')).toBe(`/en/rental-booking/${stay.id}`);
    expect(card.getByText(/^5\s?–\s?9 Jun 2030$/)).not.toBeNull();
    expect(card.getByText('Luxembourg · 4 nights · 2 guests, 1 infant')).not.toBeNull();
    expect(card.getByText('Your dates are held for you')).not.toBeNull();
    expect(card.getByText('15 minutes left, until 1 May 2030, 12:15')).not.toBeNull();
    expect(card.getByText('Go to payment')).not.toBeNull();
  });

  it('says of a stay to come how far it is, that it is booked, and what it costs', async () => {
    await open('upcoming', [page([exampleBookingSummary({ serverTime: '2030-05-25T10:00:00.000Z' })])]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('In 11 days')).not.toBeNull();
    expect(card.getByText('Booked')).not.toBeNull();
    expect(card.getByText('€684.76')).not.toBeNull();
    expect(card.queryByText('Your stay is booked')).toBeNull();
  });

  it('says to a host who comes and what arrives', async () => {
    await open('host-upcoming', [page([exampleBookingSummary({ role: 'owner' })])]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Léa · 4 nights · 2 guests, 1 infant')).not.toBeNull();
    expect(card.getByText('€626.62 for you')).not.toBeNull();
  });

  it('does not say of each request that it is one', async () => {
    const request = exampleBookingSummary({
      state: 'requested',
      role: 'owner',
      deadline: exampleDeadline('request', 900),
      actionArray: ['accept', 'decline'],
    });
    await open('requests', [page([request])]);
    const card = within(await screen.findByRole('article'));
    expect(card.queryByText('Requested')).toBeNull();
    expect(card.getByText('Answer the request')).not.toBeNull();
  });

  it('leads on from no request to who comes', async () => {
    await open('requests', [page([])]);
    const link = await screen.findByRole('link', { name: 'See upcoming stays' });
    expect(link.getAttribute('href')).toBe('/en/dashboard/bookings?view=host-upcoming');
  });

  it('has no price of what was called off', async () => {
    await open('cancelled', [page([exampleBookingSummary({ state: 'declined' })])]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Declined')).not.toBeNull();
    expect(card.queryByText(/€/)).toBeNull();
  });

  it('has the lists of guest and host for hosts, and begins there with what waits', async () => {
    const names = (list: string) =>
      within(screen.getByRole('navigation', { name: list }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await open('upcoming', [page([])], { ...exampleSession, bookingRequestCount: 2 });
    expect(names('Your role')).toEqual(['As a guest', 'As a host']);
    expect(names('Which stays')).toEqual(['Upcoming', 'Waiting', 'Past', 'Cancelled']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Upcoming');
    expect(screen.getByRole('link', { name: 'As a host' }).getAttribute('href')).toBe(
      '/en/dashboard/bookings?view=requests',
    );
    cleanup();
    await open('requests', [page([])], { ...exampleSession, bookingRequestCount: 2 });
    expect(names('Which stays')).toEqual([
      'Requests22 requests waiting for your answer',
      'Upcoming',
      'Past',
      'Cancelled',
    ]);
  });

  it('has no switch for who lets nothing, as the answer says', async () => {
    await open('upcoming', [page([], { isHost: false })], guest);
    await screen.findByRole('heading', { name: 'No stay is coming up' });
    expect(screen.queryByRole('navigation', { name: 'Your role' })).toBeNull();
    cleanup();
    await open('upcoming', [page([])], guest);
    expect(await screen.findByRole('navigation', { name: 'Your role' })).not.toBeNull();
  });

  it.each([
    ['upcoming', 'No stay is coming up', true],
    ['requests', 'No open requests', false],
    ['host-upcoming', 'No stay is coming up', false],
  ] as const)('leads on where there are none of %s', async (view, title, isSearchOffered) => {
    await open(view, [page([])]);
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Find a home' }) !== null).toBe(isSearchOffered);
  });

  it.each([
    [0, 'There’s no connection'],
    [500, 'We couldn’t load your stays'],
  ])('says what became of it at %i, and tries again', async (status, title) => {
    await open('upcoming', [exampleRefusal(status), page([exampleBookingSummary()])]);
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).not.toBeNull();
  });

  it('adds the next page below, and says when that fails', async () => {
    const other = exampleBookingSummary({ id: '019b76da-a800-7838-a932-f8c36951b0a2' });
    await open('upcoming', [
      page([exampleBookingSummary()], { nextCursor: 'next' }),
      exampleRefusal(0),
      page([other]),
    ]);
    const more = await screen.findByRole('button', { name: 'Show more stays' });
    fireEvent.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load more stays.');
    fireEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more stays' })).toBeNull();
  });
});
