import { type Session, VISITOR_SESSION } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import {
  exampleEssentials,
  exampleProperty,
  exampleRegistry,
  exampleRoot,
  exampleShell,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import declaration from '../../../remote.json' with { type: 'json' };
import search from '../../locales/en.json' with { type: 'json' };
import { writeTerm } from '../booking-box/stay-parameters.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import {
  answeredPayment,
  type BookingAnswers,
  bookingService,
  ok,
  pageOf,
  refusal,
} from '../examples/booking-service.ts';
import {
  exampleBooking,
  exampleGuest,
  exampleNow,
  examplePropertyQuote,
  exampleStay,
  exampleToday,
} from '../examples/example-booking.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { checkoutStore } from './checkout-store.ts';
import { lazyCheckout } from './lazy-checkout.ts';
import checkoutTexts from './locales/en.json' with { type: 'json' };

const { id } = exampleProperty;
const { signal } = new AbortController();

beforeAll(async () => void (await lazyCheckout.load()), 60_000);
beforeEach(() => {
  globalThis.fetch = async () => ({ ok: true, text: async () => 'data=token' }) as Response;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

type Shown = { answers?: BookingAnswers; session?: Session; property?: typeof exampleProperty };

async function show({ answers, session = exampleGuest, property = exampleProperty }: Shown = {}) {
  const service = bookingService({
    'POST /api/page/home/essentials': ok(exampleEssentials),
    ...answers,
  });
  const root = exampleRoot({
    languageTag: 'en',
    transport: service.transport,
    session,
    essentials: exampleEssentials,
    registry: exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]),
  });
  const visited: string[] = [];
  root.navigation.connect(exampleShell({ navigate: async (to) => void visited.push(to) }));
  const address = writeTerm('night', exampleStay);
  await root.feature(stayStore).load(id, address, exampleToday, signal, 'checkout');
  await root.feature(checkoutStore).of(id).load(undefined, signal);
  const view = {
    property,
    featureGroups: [],
    permissions: { pets: false, smoking: false, parties: false },
    bookingOptions: [
      {
        featureTypeId: 150,
        unitAmount: 1200,
        basis: 'per-night' as const,
        maximumQuantity: 4,
        text: 'Breakfast',
      },
    ],
  };
  const page = (
    <RootStoreProvider root={root} texts={createTexts('en', { search, checkout: checkoutTexts })}>
      <CheckoutView view={view} today={exampleToday} now={exampleNow} />
    </RootStoreProvider>
  );
  await act(async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  });
  return { ...service, root, visited };
}

const button = () => screen.getByRole('button', { name: 'Request with obligation to pay' });
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function fillCard(number = '4970107111111119') {
  type('Card number', number);
  type('Expires', '12/49');
  type('Security code', '123');
  await act(async () => fireEvent.click(screen.getByLabelText('I accept the house rules.')));
}

const press = () => act(async () => fireEvent.click(button()));

describe('the checkout', () => {
  it('says of each line what it is and whether it comes back, and shows the curve as a table', async () => {
    await show();
    const price = screen.getByRole('region', { name: 'Price' }).textContent;
    expect(price).toContain('2 nights × €142Full refund until 15 Apr 2030, 15:00€284');
    expect(price).toContain('Cleaning feeRefundable until check-in€60');
    expect(price).toContain('Service feeFull refund until 15 Apr 2030, 15:00');
    expect(price).toContain('Total€534.24');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(0, 2)).toEqual([
      'If you cancelYou get back',
      'until 15 Apr 2030, 15:00Full refund€534.24',
    ]);
    expect(rows[2]).toBe(
      'then until 20 Apr 2030, 15:0050% of each night after the first, no service fee€211',
    );
    expect(screen.getByText('Show all steps').closest('details')?.open).toBe(false);
    expect(rows.at(-1)).toBe('until 23 Apr 2030, 15:00Nothing');
    expect(screen.getByText('All times are local to the home (Europe/Luxembourg).')).toBeTruthy();
  });

  it('says before the button what the law wants to be said', async () => {
    await show();
    const list = screen.getByText(/no right of withdrawal/).closest('ul');
    const foot = button().parentElement?.textContent;
    expect(foot).toContain('only reserved on your card until Léa answers, for 48 hours at most');
    expect(list?.textContent).toContain('Léa hosts as a private person. Consumer law only covers');
    expect(list && list.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    cleanup();
    await show({ property: { ...exampleProperty, isInstantBookable: true } });
    expect(screen.getByText('The amount is charged as soon as you book.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book with obligation to pay' })).toBeTruthy();
  });

  it('says beside each field what is wrong, and goes to the first', async () => {
    const { bodiesOf } = await show();
    type('Card number', '4970107111111118');
    await press();
    await screen.findByText('This isn’t a card number. Please check the digits.');
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(screen.getByText('Please accept the house rules first.')).toBeTruthy();
    expect(screen.getByText('Please enter the security code.')).toBeTruthy();
    expect(bodiesOf('POST /api/bookings')).toEqual([]);
    type('Card number', '4970107111111119');
    expect(screen.queryByText('This isn’t a card number. Please check the digits.')).toBeNull();
  });

  it('begins with the phone prefix of Luxembourg where the device tells no other', async () => {
    await show({ answers: { 'GET /api/account': refusal(503, 'unavailable') } });
    const country = screen.getByRole('button', { name: /Country code/ });
    await waitFor(() => expect(country.parentElement?.textContent).toContain('+352'));
  });

  it('shows brand and groups while a card is typed, in fields that no browser sends by itself', async () => {
    await show();
    type('Card number', '375989111111119');
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('3759 891111 11119');
    expect(screen.getByText('American Express')).toBeTruthy();
    expect(screen.getByText('Four digits, on the front')).toBeTruthy();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Booking' });
    expect([...new FormData(form).keys()]).toEqual([]);
    expect(screen.getByLabelText('Card number').getAttribute('autocomplete')).toBe('cc-number');
    expect(screen.getByLabelText('Expires').getAttribute('inputmode')).toBe('numeric');
  });

  it('books and pays once, whatever is pressed how often', async () => {
    const { bodiesOf, visited } = await show();
    await fillCard();
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(bodiesOf('POST /api/bookings')).toHaveLength(1);
    expect(bodiesOf('POST /api/bookings/:id/payment')).toHaveLength(1);
    expect(visited[0]).toMatch(/^\/en\/confirm-booking-payment\?bookingId=/);
  });

  it('gives the focus to what went wrong, and keeps the form', async () => {
    const failed = answeredPayment({ bookingState: 'held', state: 'failed', failure: 'refused-by-bank' });
    await show({ answers: { 'POST /api/bookings/:id/payment': failed } });
    await fillCard();
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your bank has refused the payment, and nothing was charged.');
    expect(document.activeElement).toBe(alert);
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4970 1071 1111 1119');
    expect(screen.getByText(/Your dates are held for you/)).toBeTruthy();
  });

  it('takes the next free dates at a press', async () => {
    const nextFreeStay = { arrivalDate: '2030-04-24', departureDate: '2030-04-27' };
    const { root } = await show({
      answers: { 'POST /api/bookings': refusal(409, 'dates-taken', { nextFreeStay }) },
    });
    await fillCard();
    await press();
    const next = await screen.findByRole('button', { name: /^Choose 24.+27 Apr$/ });
    expect(screen.queryByRole('button', { name: 'Request with obligation to pay' })).toBeNull();
    await act(async () => void fireEvent.click(next));
    expect(root.feature(stayStore).stayOf(id).range).toEqual({
      arrival: '2030-04-24',
      departure: '2030-04-27',
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).toBeTruthy();
  });

  it('leads from the bar, or from beside the total, to the end of the form', async () => {
    await show();
    const ways = screen.getAllByRole('button', { name: 'Continue to payment' });
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      way.focus();
      fireEvent.click(way);
      expect(document.activeElement?.contains(button())).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
    }
  });

  it('counts the time of a hold down from what the service said', async () => {
    await show({
      answers: { 'GET /api/bookings': pageOf(exampleBooking) },
    });
    expect(screen.getByRole('timer').textContent).toBe('15:00');
  });

  it('adds extras to the price and to the address', async () => {
    const { root, bodiesOf } = await show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Breakfast: one more' })));
    expect(root.feature(stayStore).optionsOf(id)).toEqual([{ featureTypeId: 150, quantity: 1 }]);
    expect(bodiesOf('POST /api/properties/:id/quote').at(-1)).toMatchObject({
      optionArray: [{ featureTypeId: 150, quantity: 1 }],
    });
  });

  it('asks who is not signed in to do so, and leads back to the same checkout', async () => {
    const { root } = await show({ session: VISITOR_SESSION });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('region', { name: 'Price' }).textContent).toContain('Total€534.24');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(root.authModal.mode).toBe('sign-in');
    expect(root.authModal.next).toBe(`/en/booking/checkout/${id}?${exampleStay}`);
  });

  it.each([
    ['stay-too-short', 'Choose other dates'],
    ['too-many-guests', 'Change guests'],
  ])('has neither price nor form for %s, but says why beside what helps', async (code, name) => {
    await show({ answers: { 'POST /api/properties/:id/quote': refusal(409, code) } });
    const price = screen.getByRole('region', { name: 'Price' });
    expect(price.textContent).toContain('Total—');
    expect(within(price).getByRole('status').textContent).toBe('As the service says.');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request with obligation to pay' })).toBeNull();
    const way = screen
      .getAllByRole('button', { name })
      .find((element) => element.getAttribute('data-variant') === 'primary') as HTMLElement;
    expect(way.closest('[data-tone]')?.textContent).toContain('As the service says.');
    await act(async () => void fireEvent.click(way));
    expect(await screen.findByRole('dialog', { name: 'Your stay' })).toBeTruthy();
  });

  it('has no way out where the home takes no stay by the night', async () => {
    await show({
      answers: { 'POST /api/properties/:id/quote': refusal(409, 'registration-number-missing') },
    });
    expect(screen.getAllByText('As the service says.').length).toBeGreaterThan(0);
    const notice = screen
      .getAllByText('As the service says.')
      .map((element) => element.closest('[data-tone]'));
    expect(notice.some((element) => element !== null && element.querySelector('button') === null)).toBe(true);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps what is written while a stay has no price, and takes free dates of the calendar', async () => {
    let isFree = true;
    const quote = () => (isFree ? ok(examplePropertyQuote) : refusal(409, 'stay-not-available'));
    const property = { ...exampleProperty, unavailableArray: [{ start: '2030-04-22', end: '2030-04-24' }] };
    const { root } = await show({ property, answers: { 'POST /api/properties/:id/quote': quote } });
    type('Card number', '4970107111111119');
    isFree = false;
    const range = { arrival: '2030-04-21', departure: '2030-04-24' };
    await act(async () =>
      root.feature(stayStore).choose(id, { ...root.feature(stayStore).stayOf(id), range }),
    );
    expect(screen.queryByRole('form')).toBeNull();
    isFree = true;
    const next = screen.getByRole('button', { name: /^Choose 24.+27 Apr$/ });
    await act(async () => void fireEvent.click(next));
    expect(root.feature(stayStore).stayOf(id).range.arrival).toBe('2030-04-24');
    expect(screen.getByRole('form', { name: 'Booking' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4970 1071 1111 1119');
  });

  it('leads who is not signed in out of such a stay first', async () => {
    await show({
      session: VISITOR_SESSION,
      answers: { 'POST /api/properties/:id/quote': refusal(409, 'stay-too-short') },
    });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose other dates' })).toBeTruthy();
  });

  it('keeps total and clock in view of a phone, for the eye alone', async () => {
    await show({
      answers: { 'GET /api/bookings': pageOf(exampleBooking) },
    });
    const bar = screen.getByText('15:00 left').parentElement;
    expect(bar?.textContent).toBe('Total €534.2415:00 left');
    expect(bar?.getAttribute('aria-hidden')).toBe('true');
  });
});
