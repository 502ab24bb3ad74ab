import { quoteStay, type RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import {
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
  exampleTerms,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import { BookingBar } from './BookingBar.tsx';
import { lazyBooking } from './lazy-booking.ts';
import { StaySheet } from './StaySheet.tsx';
import { stayStore } from './stay-store.ts';

beforeAll(async () => void (await lazyBooking.load()), 60_000);
afterEach(cleanup);

const { id } = exampleProperty;
const today = '2030-04-07';
const STAY = 'arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=2';
const property = { ...exampleProperty, isInstantBookable: true };

const known: Transport = async () => ({
  status: 200,
  body: {
    quote: quoteStay({
      arrivalDate: '2030-04-20',
      departureDate: '2030-04-23',
      nightCountByPriceMap: { 14200: 3 },
      ...exampleTerms,
    }),
    ...{ nightArray: [], digest: 'A'.repeat(43), conversionRate: 1 },
  },
});

const refused =
  (code: string): Transport =>
  async () => ({
    status: 409,
    body: { type: 'about:blank', title: 'Conflict', status: 409, code, message: 'As the service says.' },
  });

async function show({ transport = known, search = STAY, isChoosing = false, isServed = true } = {}) {
  const remote = declaration as RemoteDeclaration;
  const routes = remote.routes.filter((route) => isServed || route.id !== 'checkout');
  const registry = exampleRegistry({ ...remote, routes });
  const root = exampleRoot({ languageTag: 'en', transport, registry });
  root.navigation.connect(exampleShell());
  await root.feature(stayStore).load(id, new URLSearchParams(search), today, new AbortController().signal);
  const onOpen = jest.fn();
  const onClose = jest.fn();
  const page = (
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <BookingBar property={property} onOpen={onOpen} />
      {isChoosing && <StaySheet {...{ property, today, onClose }} arePetsAllowed isOpen part="days" />}
    </RootStoreProvider>
  );
  await act(async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  });
  return { onOpen, onClose };
}

const bar = () => within(screen.getByRole('region', { name: 'Your stay' }));
const strong = () =>
  screen.getByRole('region', { name: 'Your stay' }).querySelector('[data-variant=primary]');

describe('the booking bar', () => {
  it('books with its strong button once the stay has a price, and changes it by its days', async () => {
    const { onOpen } = await show();
    expect(strong()?.textContent).toBe('Book');
    expect(strong()?.getAttribute('href')).toBe(`/en/booking/checkout/${id}?${STAY}`);
    expect(bar().getByText('total')).toBeTruthy();
    fireEvent.click(bar().getByRole('button', { name: /^Change: 20.+23 Apr · 2 guests$/ }));
    expect(onOpen).toHaveBeenCalledWith('days');
  });

  it('asks for dates first', async () => {
    const { onOpen } = await show({ search: '' });
    fireEvent.click(bar().getByRole('button', { name: 'Choose dates' }));
    expect(onOpen).toHaveBeenCalledWith('days');
    expect(bar().queryByRole('link')).toBeNull();
  });

  it('says both prices of a home that is let by both, until there is a stay', async () => {
    await show({ search: '' });
    expect(bar().getByText('a night')).toBeTruthy();
    expect(bar().getByText('a month')).toBeTruthy();
  });

  it.each([
    ['stay-not-available', 'Choose other dates', 'days'],
    ['too-many-guests', 'Change guests', 'guests'],
  ])('leads out of %s with “%s”', async (code, name, part) => {
    const { onOpen } = await show({ transport: refused(code) });
    expect(bar().getByText('As the service says.')).toBeTruthy();
    expect(strong()?.textContent).toBe(name);
    fireEvent.click(bar().getByRole('button', { name }));
    expect(onOpen).toHaveBeenCalledWith(part);
  });

  it('leads nowhere where the home takes no stay by the night', async () => {
    await show({ transport: refused('registration-number-missing') });
    expect(bar().getByText('As the service says.')).toBeTruthy();
    expect(bar().queryByRole('button', { name: 'Choose other dates' })).toBeNull();
  });

  it('changes the stay where no release books', async () => {
    await show({ isServed: false });
    expect(strong()?.textContent).toBe('Change');
  });
});

it('the foot of the sheet books as well, beside the button that closes it', async () => {
  const { onClose } = await show({ isChoosing: true });
  const sheet = screen.getByRole('dialog');
  expect(within(sheet).getAllByRole('link', { name: 'Book' })).toHaveLength(1);
  expect(within(sheet).getByRole('link', { name: 'Book' }).closest('footer, [class*=footer]')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
