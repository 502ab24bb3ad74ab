import { quoteStay, type RemoteDeclaration, type Session, VISITOR_SESSION } from '@moien/contract';
import { createTexts, RootStoreProvider, readStored, type Transport } from '@moien/shared-lib';
import {
  exampleEssentials,
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
  exampleTerms,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import { BookingBox } from './BookingBox.tsx';
import { lazyBooking } from './lazy-booking.ts';
import { stayStore } from './stay-store.ts';

beforeAll(async () => void (await lazyBooking.load()), 60_000);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const { id } = exampleProperty;
const DIGEST = 'A'.repeat(43);
const STAY = 'arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=2';
const exchangeRateArray = [{ currency: 'CHF' as const, rate: 0.95, day: '2026-11-20' }];

const known: Transport = async () => ({
  status: 200,
  body: {
    quote: quoteStay({
      arrivalDate: '2030-04-20',
      departureDate: '2030-04-23',
      nightCountByPriceMap: { 14200: 2, 16000: 1 },
      ...exampleTerms,
    }),
    ...{ nightArray: [], digest: DIGEST, conversionRate: 1 },
  },
});

const byMonth = {
  status: 200,
  body: {
    quote: quoteStay({
      arrivalDate: '2030-04-20',
      departureDate: '2030-04-23',
      monthlyPrice: 185_000,
      monthlyCharges: 21_000,
      currency: 'EUR',
    }),
    ...{ nightArray: [], digest: DIGEST, conversionRate: 1 },
  },
};

const refused =
  (code: string): Transport =>
  async () => ({
    status: 409,
    body: { type: 'about:blank', title: 'Conflict', status: 409, code, message: 'As the service says.' },
  });

const booking: RemoteDeclaration = {
  name: 'mf-booking',
  owner: 'Booking',
  mountContract: 1,
  supportedShells: '*',
  routes: [
    { id: 'checkout', path: 'booking/checkout/:id', isPublic: true, skeleton: 'article' },
    {
      id: 'conversation',
      path: 'conversation/:propertyId/:propertyUserId/:conversationTypeId',
      isPublic: true,
      skeleton: 'article',
    },
  ],
  slots: [],
  textNamespaces: ['booking'],
  byteBudget: 1,
};

const own: RemoteDeclaration = {
  ...booking,
  name: 'mf-search',
  routes: [{ id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' }],
};

type Shown = {
  transport?: Transport;
  search?: string;
  property?: typeof exampleProperty;
  isBookable?: boolean;
  session?: Session;
};

async function show({
  transport = known,
  search = STAY,
  property = exampleProperty,
  isBookable,
  session = VISITOR_SESSION,
}: Shown = {}) {
  const root = exampleRoot({
    languageTag: 'en',
    transport,
    session,
    essentials: { ...exampleEssentials, exchangeRateArray },
    registry: isBookable ? exampleRegistry(own, booking) : exampleRegistry(own),
  });
  root.navigation.connect(exampleShell());
  await root
    .feature(stayStore)
    .load(id, new URLSearchParams(search), '2030-04-07', new AbortController().signal);
  const onOpen = jest.fn();
  const page = (
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <BookingBox property={property} today="2030-04-07" now="2030-04-07T09:00:00.000Z" onOpen={onOpen} />
    </RootStoreProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  render(<RouterProvider router={router} />);
  return { root, onOpen };
}

const box = () => screen.getByRole('complementary', { name: 'Price and terms' }).textContent;

describe('BookingBox', () => {
  it('shows the stay with all lines and the total', async () => {
    await show();
    expect(box()).toContain('€142');
    expect(box()).toContain('Cleaning fee€60');
    expect(box()).toContain('Service fee€30.24');
    expect(box()).toContain('Total€534.24');
    expect(screen.getByRole('button', { name: /Arrival/ }).textContent).toContain('20 Apr');
    expect(screen.getByRole('button', { name: /Guests/ }).textContent).toContain('2 guests');
  });

  it('says until when a cancellation costs nothing, and what the deposit is', async () => {
    await show({ isBookable: true });
    expect(box()).toContain('Free cancellation until 15 Apr 2030, 15:00');
    expect(box()).toContain('Deposit€500');
    cleanup();
    await show({
      isBookable: true,
      property: { ...exampleProperty, cancellationPolicy: 'strict', deposit: 0 },
    });
    expect(box()).not.toContain('Free cancellation');
    expect(box()).not.toContain('Deposit');
    cleanup();
    await show({ search: 'term=month' });
    expect(box()).not.toContain('only reserved on your card');
  });

  it('opens the choice by each of its fields', async () => {
    const { onOpen } = await show({ search: '' });
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(onOpen.mock.calls).toEqual([['days'], ['days'], ['guests'], ['days']]);
    expect(box()).toContain('Choose your dates');
  });

  it('leads on by its strong button: to the dates, and out of a stay that is refused', async () => {
    const { onOpen } = await show({ search: '' });
    const strong = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    strong('Choose dates');
    expect(onOpen).toHaveBeenLastCalledWith('days');
    cleanup();
    const refusal = await show({ transport: refused('too-many-guests') });
    strong('Change guests');
    expect(refusal.onOpen).toHaveBeenLastCalledWith('guests');
  });

  it('says why a stay cannot be booked, in the words of the service', async () => {
    await show({ transport: refused('stay-too-short'), isBookable: true });
    expect(screen.getByRole('status').textContent).toBe('As the service says.');
    expect(screen.queryByRole('link', { name: 'Request to book' })).toBeNull();
  });

  it('says that the price did not come, and asks for it again', async () => {
    let isReachable = false;
    await show({
      transport: async (request) => {
        if (!isReachable) throw new Error('offline');
        return known(request);
      },
    });
    expect(box()).toContain('We couldn’t work out the price.');
    isReachable = true;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(box()).toContain('Total€534.24');
  });

  it('adds up what is due for months, each month and at the start', async () => {
    await show({ search: 'term=month' });
    expect(box()).toContain('Choose when you move in and out');
    expect(box()).toContain('Monthly rent€1,850');
    expect(box()).toContain('Every month€2,060');
    expect(box()).toContain('Due when you move in€2,560');
    expect(box()).toContain('Move-in1 May 2030');
  });

  it('says that one may move in right away once the day has passed', async () => {
    await show({ search: 'term=month', property: { ...exampleProperty, moveInDate: '2030-04-07' } });
    expect(box()).toContain('Move-inRight away');
  });

  it('has one total for nights and one for months, of the same days', async () => {
    const asked: unknown[] = [];
    const { root } = await show({
      transport: async (request) => {
        asked.push(request.body);
        return (request.body as { term?: string }).term === 'month' ? byMonth : known(request);
      },
    });
    const term = (name: string) => screen.getByRole('link', { name });
    expect(term('Nights').getAttribute('aria-current')).toBe('true');
    expect(box()).not.toContain('Every month');
    await act(async () => fireEvent.click(term('Months')));
    expect(term('Months').getAttribute('aria-current')).toBe('true');
    expect(term('Months').getAttribute('href')).toBe(`/en/property/${id}?${STAY}&term=month`);
    expect(asked.at(-1)).toMatchObject({ arrivalDate: '2030-04-20', term: 'month' });
    expect(box()).toContain('3 nights, each a thirtieth of €2,060€206');
    expect(box()).toContain('Total for 3 nights€206');
    expect(screen.getByRole('button', { name: /Move in/ })).not.toBeNull();
    expect(root.feature(stayStore).termOf(id)).toBe('month');
    await act(async () => fireEvent.click(term('Nights')));
    expect(box()).toContain('Total€534.24');
  });

  it('asks a home that is let by the month alone by the month', async () => {
    const property = { ...exampleProperty, isAvailableForShortTerm: false, nightlyPrice: null };
    await show({
      property,
      transport: async (request) =>
        (request.body as { term?: string }).term === 'month' ? byMonth : refused('not-short-term')(request),
    });
    expect(box()).toContain('Total for 3 nights€206');
    expect(screen.queryByRole('link', { name: 'Nights' })).toBeNull();
  });

  it('leads nowhere without a release that books', async () => {
    await show();
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Nights', 'Months']);
  });

  it('leads on to booking with the stay, and keeps the home that is booked', async () => {
    const { root } = await show({ isBookable: true });
    act(() => root.currency.choose('CHF'));
    const link = screen.getByRole('link', { name: 'Request to book' });
    expect(link.getAttribute('href')).toBe(`/en/booking/checkout/${id}?${STAY}`);
    // In another tab: this router has nowhere to go.
    fireEvent.click(link, { metaKey: true });
    expect(readStored('booked-property')).toEqual({
      id,
      userId: exampleProperty.owner.userId,
      featureArray: exampleProperty.featureArray,
      nightCountByPriceMap: { 14200: 2, 16000: 1 },
      conversionRate: 0.95,
    });
  });

  it('offers nobody to book their own home, or to write to themselves', async () => {
    const { userId, firstName, imagePath } = exampleProperty.owner;
    const profile = { userId, firstName, imagePath, lastName: 'Ney', mangopayUserId: null };
    await show({ isBookable: true, session: { ...VISITOR_SESSION, profile } });
    expect(box()).toContain('This is your own home.');
    expect(box()).toContain('Total€534.24');
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Nights', 'Months']);
  });

  it('says in which currency one pays, and of which day the rates are', async () => {
    const { root } = await show();
    expect(box()).not.toContain('You pay in');
    act(() => root.currency.choose('CHF'));
    expect(box()).toContain('≈\u00a0CHF\u00a0508 total for 3 nights');
    expect(box()).toContain(
      'You pay in EUR. Other amounts are converted at European Central Bank rates of 20 November 2026.',
    );
    act(() => root.currency.choose('GBP'));
    expect(box()).not.toContain('You pay in');
  });
});
