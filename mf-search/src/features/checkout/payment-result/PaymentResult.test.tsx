import type { Booking, PaymentStatus } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleRegistry, exampleRoot, exampleShell } from '@moien/shared-lib/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../../remote.json' with { type: 'json' };
import search from '../../../locales/en.json' with { type: 'json' };
import { type BookingAnswers, bookingService, ok, refusal } from '../../examples/booking-service.ts';
import {
  exampleBooking,
  exampleBookingId,
  exampleGuest,
  examplePayment,
  exampleStay,
} from '../../examples/example-booking.ts';
import checkoutTexts from '../locales/en.json' with { type: 'json' };
import { PaymentResult } from './PaymentResult.tsx';
import { paymentStore } from './payment-store.ts';

const { signal } = new AbortController();
const home = exampleBooking.home.propertyId;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

async function show(payment: () => Partial<PaymentStatus>, answers: BookingAnswers = {}) {
  const booking = (): Booking => ({
    ...exampleBooking,
    state: payment().bookingState ?? 'confirmed',
    actionArray: [],
    deadline: null,
  });
  const service = bookingService({
    'GET /api/bookings/:id/payment': () => ok({ ...examplePayment, ...payment() }),
    'GET /api/bookings/:id': () => ok(booking()),
    ...answers,
  });
  const root = exampleRoot({
    languageTag: 'en',
    transport: service.transport,
    session: exampleGuest,
    registry: exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]),
  });
  root.navigation.connect(exampleShell());
  await root.feature(paymentStore).load(exampleBookingId, signal);
  const page = (
    <RootStoreProvider root={root} texts={createTexts('en', { search, checkout: checkoutTexts })}>
      <PaymentResult bookingId={exampleBookingId} />
    </RootStoreProvider>
  );
  await act(async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  });
  return { ...service, root };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

it('shows a booked stay, also where no release shows bookings', async () => {
  await show(() => ({}));
  expect(title()).toBe('Your stay is booked');
  expect(screen.getByText('•••• 1119')).toBeTruthy();
  expect(screen.getByText('€534.24')).toBeTruthy();
  expect(screen.getByText('Check-in').nextSibling?.textContent).toMatch(/^from .*15:00$/);
  expect(screen.queryByRole('link', { name: 'See your booking' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')).toBe(
    `/api/bookings/${exampleBookingId}/calendar.ics`,
  );
});

it('says what a request waits for', async () => {
  await show(() => ({ bookingState: 'requested', isAuthorisation: true }));
  expect(title()).toBe('Léa has your request');
  expect(screen.getByText('only reserved').closest('dd')?.textContent).toBe('€534.24only reserved');
});

it('leads on to a confirmation that is still open', async () => {
  const challengeUrl = 'https://bank.example/confirm';
  await show(() => ({ bookingState: 'held', state: 'challenge', challengeUrl }));
  expect(screen.getByRole('link', { name: 'Confirm with your bank' }).getAttribute('href')).toBe(
    challengeUrl,
  );
});

it('says the days of a stay across New Year by their weekdays', async () => {
  const booking = {
    ...exampleBooking,
    state: 'confirmed',
    arrivalDate: '2030-12-28',
    departureDate: '2031-01-05',
  };
  await show(() => ({}), { 'GET /api/bookings/:id': ok(booking) });
  expect(screen.getByText('Sat 28 Dec to Sun 5 Jan')).toBeTruthy();
});

it('asks again ever less often until the answer is there', async () => {
  let payment: Partial<PaymentStatus> = { bookingState: 'held', state: 'unknown' };
  const { bodiesOf } = await show(() => payment);
  const asked = () => bodiesOf('GET /api/bookings/:id/payment').length;
  expect(title()).toBe('Your payment is under way');
  expect(asked()).toBe(1);
  await pass(1000);
  expect(asked()).toBe(2);
  await pass(1000);
  expect(asked()).toBe(2);
  await pass(1000);
  expect(asked()).toBe(3);
  payment = {};
  await pass(4000);
  expect(title()).toBe('Your stay is booked');
  await pass(120_000);
  expect(asked()).toBe(4);
});

it('says why a payment failed, and leads back to the checkout', async () => {
  await show(() => ({ bookingState: 'held', state: 'failed', failure: 'three-d-secure-failed' }));
  expect(screen.getByText(/wasn’t confirmed with your bank/)).toBeTruthy();
  expect(screen.queryByText(/with another card/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Try the payment again' }).getAttribute('href')).toBe(
    `/en/booking/checkout/${home}?${exampleStay}`,
  );
});

it.each<[string, Partial<PaymentStatus>]>([
  ['The time to pay has run out', { bookingState: 'hold-expired', state: 'none' }],
  ['Your money is on its way back', { bookingState: 'hold-expired' }],
  ['Your stay isn’t paid yet', { bookingState: 'held', state: 'none' }],
  ['This booking has ended', { bookingState: 'declined' }],
])('%s', async (text, payment) => {
  await show(() => payment);
  expect(title()).toBe(text);
});

it.each([
  ['Sign in to see your payment', refusal(401, 'signed-out')],
  ['We couldn’t find this payment', refusal(404, 'booking-not-found')],
  ['We can’t see how your payment stands right now', refusal(500, 'broken')],
])('%s', async (text, answer) => {
  await show(() => ({}), {
    'GET /api/bookings/:id/payment': answer,
    'POST /api/get-session': ok({ profile: null, unreadNotificationCount: 0, unreadMessageCount: 0 }),
  });
  expect(title()).toBe(text);
});

it('keeps what was known while the service cannot be reached', async () => {
  let isReachable = true;
  const payment = { ...examplePayment, bookingState: 'held', state: 'unknown' };
  await show(() => ({}), {
    'GET /api/bookings/:id/payment': () => {
      if (!isReachable) throw new Error('offline');
      return ok(payment);
    },
  });
  isReachable = false;
  await pass(1000);
  expect(title()).toBe('Your payment is under way');
  expect(screen.getByText(/the latest we know/)).toBeTruthy();
});
