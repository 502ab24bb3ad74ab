import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type BookingAnswers, bookingService, ok, refusal } from '../../examples/booking-service.ts';
import { exampleBooking, exampleBookingId } from '../../examples/example-booking.ts';
import { TRIER } from '../../examples/example-cities.ts';
import kept from '../locales/en.json' with { type: 'json' };
import { LoadedJourney } from './LoadedJourney.tsx';

const BOOKING = 'GET /api/bookings/:id';
const HOME = 'GET /api/properties/:id';
const KEY = 'travel-origin';
/** Half a degree of latitude is 55.6 km. */
const PLACE = { latitude: TRIER.latitude + 0.5, longitude: TRIER.longitude };
const address = { ...PLACE, text: '1, rue de la Loge' };
const known = {
  ...exampleBooking,
  adultCount: 1,
  childrenCount: 0,
  home: { ...exampleBooking.home, address },
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function show(answers: BookingAnswers = {}) {
  localStorage.setItem(KEY, JSON.stringify([TRIER]));
  const service = bookingService({ [BOOKING]: ok(known), ...answers });
  const root = exampleRoot({ languageTag: 'en', transport: service.transport });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en, 'kept-homes': kept })}>
      <LoadedJourney bookingId={exampleBookingId} />
    </RootStoreProvider>,
  );
  return service;
}

const means = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replace('\u00a0', ' '));

it('says what the journey to the booked home causes, with source and year', async () => {
  const { requests } = await show();
  expect(await means()).toEqual([
    'Regional train 3.7 kg',
    'Coach 6.3 kg',
    'Electric car 9.7 kg',
    'Car 21 kg',
  ]);
  expect(screen.getByText('CO₂e from Trier, for one person')).not.toBeNull();
  expect(screen.getByText(/ADEME \(Impact CO2, 2026\)/)).not.toBeNull();
  expect(requests.map(({ name }) => name)).toEqual([BOOKING]);
});

it('shares a car among those of the booking', async () => {
  await show({ [BOOKING]: ok({ ...known, adultCount: 2, childrenCount: 2, infantCount: 1 }) });
  expect(await means()).toEqual([
    'Electric car 2.4 kg',
    'Regional train 3.7 kg',
    'Car 5.1 kg',
    'Coach 6.3 kg',
  ]);
});

it('takes the place that the page of the home shows while the exact one is not told', async () => {
  const later = { ...known, home: { ...known.home, address: null } };
  await show({ [BOOKING]: ok(later), [HOME]: ok({ ...exampleProperty, ...PLACE }) });
  expect((await means())[0]).toBe('Regional train 3.7 kg');
});

it('says that the home cannot be loaded, and tries again', async () => {
  let isAway = true;
  await show({ [BOOKING]: () => (isAway ? refusal(503, 'unavailable') : ok(known)) });
  expect((await screen.findByRole('alert')).textContent).toBe(kept['travel-failed']);
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: kept['travel-again'] }));
  expect(await means()).toHaveLength(4);
});

it('shows nothing once the city is cleared, and offers to choose one', async () => {
  await show();
  await means();
  fireEvent.click(screen.getByRole('button', { name: 'Clear city' }));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Emissions of the trip' })).not.toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});
