import { webcrypto } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { addDays, type Booking, CANCELLATION_POLICIES } from '@moien/contract';
import { PageSlotContext } from '@moien/shared-lib';
import {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleProperty,
  exampleRefusal,
} from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rentalBookingStore } from '../features/booking-store/rental-booking-store.ts';
import {
  exampleBooking,
  exampleChange,
  exampleClaim,
  exampleDeadline,
  exampleDeposit,
  exampleRequest,
} from '../features/examples/example-booking.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { RentalBookingPage } from './RentalBookingPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
// … and what every browser makes ids with.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// The calendar of the sheet and the dialogs are loaded with their first use.
beforeAll(async () => {
  await import('../features/booking-change/ChangeSheet.tsx');
  await import('../features/booking-actions/BookingDialog.tsx');
  await import('../features/deposit/DepositDialog.tsx');
}, 60_000);
afterEach(cleanup);

const { id } = exampleBooking();
const GET = `GET /api/bookings/${id}`;
const post = (path: string) => `POST /api/bookings/${id}/${path}`;
const of = (body: Booking): ExampleAnswer => ({ status: 200, body });

async function open(booking: Booking, answers: ExampleAnswers = {}) {
  const page = (
    <PageSlotContext value={({ slot, subject }) => <p>{`${slot} of ${subject}`}</p>}>
      <RentalBookingPage />
    </PageSlotContext>
  );
  const shown = renderPage(page, {
    answers: { [GET]: of(booking), ...answers },
    load: (root) => root.feature(rentalBookingStore).open(id),
  });
  await screen.findByRole('heading', { level: 1 });
  const toasts = () => shown.root.toast.toasts.map(({ variant, text }) => [variant, text]);
  const bodies = (call: string) => shown.sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...shown, toasts, bodies };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));

describe('the page of a booking', () => {
  it('says how it stands, when and where, whom to reach, what it costs and what has happened', async () => {
    await open(exampleBooking());
    expect(title()).toBe('Your stay is booked');
    expect(screen.getByText('12, rue de Strasbourg, 2560 Luxembourg')).not.toBeNull();
    expect(screen.getByRole('link', { name: /Show on the map/ }).getAttribute('href')).toContain('49.608');
    expect(screen.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')).toBe(
      `/api/bookings/${id}/calendar.ics`,
    );
    expect(screen.getByRole('link', { name: '+352 621 123 456' }).getAttribute('href')).toBe(
      'tel:+352621123456',
    );
    const price = within(screen.getByRole('region', { name: 'Price and payment' }));
    expect(price.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '3 nights × €142',
      '1 night × €160',
      'Cleaning fee',
      'Service fee',
      'Total',
      'Paid',
    ]);
    const history = within(screen.getByRole('region', { name: 'What has happened' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dates held · You7 April 2030, 11:00',
      'Request sent7 April 2030, 11:04',
      'Request accepted · Léa8 April 2030, 10:30',
    ]);
  });

  it('leads to its receipts once something is paid', async () => {
    await open(exampleBooking());
    expect(screen.getByRole('link', { name: 'Receipts and invoices' }).getAttribute('href')).toBe(
      `/en/dashboard/invoices?bookingId=${id}`,
    );
    cleanup();
    await open(exampleRequest('guest'));
    expect(screen.queryByRole('link', { name: 'Receipts and invoices' })).toBeNull();
  });

  it('keeps address and contact for later until the booking is confirmed', async () => {
    await open(exampleRequest('guest'));
    expect(title()).toBe('Léa has your request');
    expect(screen.getByText('1 day 16 hours left, until 3 May 2030, 04:00')).not.toBeNull();
    expect(
      screen.getByText('You’ll see the exact location once the stay is booked and paid.'),
    ).not.toBeNull();
    expect(
      screen.getByText('You’ll see how to reach each other once the stay is booked and paid.'),
    ).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to your calendar' })).toBeNull();
  });

  it('says what is to be paid while the payment is due, and keeps the contact until then', async () => {
    await open(
      exampleBooking({ deadline: exampleDeadline('payment', 80_000), actionArray: ['pay', 'cancel'] }),
    );
    const price = within(screen.getByRole('region', { name: 'Price and payment' }));
    expect(price.queryByText('Paid')).toBeNull();
    expect(price.getByText('To pay').nextSibling?.textContent).toBe('€684.76');
    const refund = within(screen.getByRole('region', { name: 'Cancellation and refund' }));
    expect(refund.getByText('If you cancel now, nothing is charged.')).not.toBeNull();
    expect(refund.queryByRole('row')).toBeNull();
    expect(screen.queryByRole('link', { name: '+352 621 123 456' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'lea.weber@example.lu' })).toBeNull();
    expect(
      screen.getByText('You’ll see how to reach each other once the stay is booked and paid.'),
    ).not.toBeNull();
    expect(screen.queryByText('12, rue de Strasbourg, 2560 Luxembourg')).toBeNull();
    expect(
      screen.getByText('You’ll see the exact location once the stay is booked and paid.'),
    ).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to your calendar' })).toBeNull();
  });

  it('cancels a stay that is not paid without a refund', async () => {
    const booking = exampleBooking({
      deadline: exampleDeadline('payment', 80_000),
      actionArray: ['pay', 'cancel'],
    });
    const { bodies } = await open(booking, {
      [post('cancellation')]: of({
        ...booking,
        state: 'cancelled',
        deadline: null,
        actionArray: [],
        refundTotal: 0,
      }),
    });
    press('Cancel the stay');
    await screen.findByRole('dialog');
    expect(dialog().getByText('If you cancel now, nothing is charged.')).not.toBeNull();
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel the stay' }));
    await waitFor(() => expect(bodies(post('cancellation'))).toEqual([{ reason: '', refundTotal: 0 }]));
  });

  it('shows what comes back now and later', async () => {
    await open(exampleBooking());
    const refund = within(screen.getByRole('region', { name: 'Cancellation and refund' }));
    expect(refund.getByText('If you cancel now, you get €684.76 back.')).not.toBeNull();
    const rows = refund.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(0, 3)).toEqual([
      'If cancelledRefund',
      'until 31 May 2030, 15:00Full refund€684.76',
      'until 5 Jun 2030, 15:0050% of the price of each night after the first, and everything else but the service fee€282',
    ]);
  });

  it('tells a guest at the door where it is, until when, how to get in, and folds the money', async () => {
    const { home } = exampleBooking();
    await open(exampleBooking({ state: 'in-stay', actionArray: ['cancel'] }));
    const head = within(screen.getByRole('banner'));
    expect(head.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Address',
      'Check-in',
      'Check-out',
      'Getting in',
      'House rules',
    ]);
    expect(head.getByRole('link', { name: /Show on the map/ })).not.toBeNull();
    expect(head.getByRole('link', { name: 'Receipts and invoices' })).not.toBeNull();
    expect(screen.getAllByText(/No smoking/)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Price and payment' })).toBeNull();
    expect(screen.getByText('Price and payment').closest('details')?.open).toBe(false);
    cleanup();
    const long = { ...home, houseRules: 'No shoes inside. '.repeat(30) };
    await open(exampleBooking({ state: 'in-stay', home: long }));
    expect(screen.getByText('House rules').closest('details')).not.toBeNull();
  });

  it.each(['guest', 'owner'] as const)('lets the %s write first during a stay', async (role) => {
    const actionArray: Booking['actionArray'] = ['propose-change', 'cancel'];
    await open(exampleBooking({ role, state: 'in-stay', actionArray }));
    const head = screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
    expect(within(head).queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link', { name: /^Write to / })).toHaveLength(1);
    const plans = within(screen.getByRole('region', { name: 'If plans change' }));
    expect(plans.getAllByRole('button')).toHaveLength(2);
    expect(head.textContent).not.toContain('next-');
  });

  it('writes each year of a stay across two of them once', async () => {
    await open(exampleBooking({ arrivalDate: '2030-12-28', departureDate: '2031-01-05' }));
    const head = within(screen.getByRole('banner'));
    expect(head.getByText(/28 Dec 2030\s–\s5 Jan 2031$/)).not.toBeNull();
  });

  it('promises no address that it does not have', async () => {
    const { home } = exampleBooking();
    const place = { latitude: 49.608, longitude: 6.128, text: null };
    await open(exampleBooking({ home: { ...home, address: place } }));
    expect(screen.getByText(/You’ll find the location and contact details below/)).not.toBeNull();
  });

  it('says what a cancellation returns before it is paid back, and announces no deposit', async () => {
    const state = { state: 'cancelled', actionArray: [], deposit: 50_000 } as const;
    await open(exampleBooking({ ...state, actionArray: [], refundTotal: 28_200 }));
    expect(screen.getByText(/^We’re refunding €282 /)).not.toBeNull();
    expect(screen.getByText('Refund on its way')).not.toBeNull();
    expect(screen.queryByText(/deposit/)).toBeNull();
    cleanup();
    await open(exampleBooking({ ...state, actionArray: [], refundTotal: 0 }));
    expect(screen.getByText('There is no refund for this cancellation.')).not.toBeNull();
  });

  it('shows a host what arrives after our fee', async () => {
    await open(exampleBooking({ role: 'owner' }));
    const price = within(screen.getByRole('region', { name: 'Price and payment' }));
    const amounts = price.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts.slice(-3)).toEqual(['€646', '−€19.38', '€626.62']);
    expect(screen.getByRole('link', { name: 'All stays' }).getAttribute('href')).toContain(
      'view=host-upcoming',
    );
  });

  it('leads a host back to the requests', async () => {
    await open(exampleRequest('owner'));
    expect(screen.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe(
      '/en/dashboard/bookings?view=requests',
    );
  });

  it('says why it was declined, and leads on to other homes', async () => {
    const reason = 'The roof is being repaired.';
    const declined = { transition: 'declined', actor: 'owner', at: '2030-04-08T08:30:00.000Z' } as const;
    await open(exampleBooking({ state: 'declined', actionArray: [], eventArray: [{ ...declined, reason }] }));
    const head = within(screen.getByRole('banner'));
    expect(head.getByText(reason)).not.toBeNull();
    const link = head.getByRole('link', { name: 'Similar homes for these dates' });
    expect(link.getAttribute('href')).toContain('/en/search?arrivalDate=2030-06-05');
  });

  it.each([
    [404, 'We couldn’t find this booking'],
    [500, 'We couldn’t load this booking'],
    [0, 'There’s no connection'],
  ])('says at %i: %s', async (status, text) => {
    await open(exampleBooking(), { [GET]: exampleRefusal(status) });
    expect(await screen.findByRole('heading', { name: text })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'All stays' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(status !== 404);
  });
});

describe('what can be done', () => {
  it.each<[string, Booking, string[]]>([
    ['a host with a request', exampleRequest('owner'), ['Accept the request', 'Decline']],
    ['a guest with a request', exampleRequest('guest'), ['Withdraw the request']],
    ['a guest with a stay', exampleBooking(), ['Change dates or guests', 'Cancel the stay']],
    ['nobody after the end', exampleBooking({ state: 'completed', actionArray: [] }), []],
  ])('is what the server lets %s do', async (_name, booking, names) => {
    await open(booking);
    expect(buttons()).toEqual(names);
  });

  it('leads to the checkout with the booking', async () => {
    await open(
      exampleBooking({ state: 'held', deadline: exampleDeadline('hold', 600), actionArray: ['pay'] }),
    );
    const href = screen.getByRole('link', { name: 'Go to payment' }).getAttribute('href');
    expect(href).toContain(`/en/booking/checkout/${exampleBooking().home.propertyId}?bookingId=${id}`);
  });

  it('accepts at once: one request, however often it is pressed, and says so', async () => {
    const accepted = exampleBooking({ role: 'owner' });
    const { bodies, toasts } = await open(exampleRequest('owner'), { [post('acceptance')]: of(accepted) });
    expect(screen.getByText('2 guests, 1 infant · 4 nights')).not.toBeNull();
    expect(screen.getByText('You receive €626.62')).not.toBeNull();
    expect(within(screen.getByRole('banner')).getByText(/looking forward to the valley/)).not.toBeNull();
    press('Accept the request');
    press('Accept the request');
    await waitFor(() => expect(title()).toBe('Léa is coming'));
    expect(bodies(post('acceptance'))).toHaveLength(1);
    expect(toasts()).toEqual([['success', 'Accepted. Léa will be told right away.']]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('says why accepting was refused, and shows how the booking stands by now', async () => {
    const expired = exampleBooking({ state: 'request-expired', role: 'owner', actionArray: [] });
    await open(exampleRequest('owner'), {
      [GET]: [of(exampleRequest('owner')), of(expired)],
      [post('acceptance')]: exampleRefusal(409, 'booking-moved-on'),
    });
    press('Accept the request');
    expect((await screen.findByRole('alert')).textContent).toBe('The API says booking-moved-on.');
    await waitFor(() => expect(title()).toBe('You didn’t answer in time'));
  });

  it('declines with a reason, which is asked for', async () => {
    const declined = exampleBooking({ state: 'declined', role: 'owner', actionArray: [] });
    const { bodies } = await open(exampleRequest('owner'), { [post('refusal')]: of(declined) });
    press('Decline');
    await screen.findByRole('dialog');
    press('Decline the request');
    const reason = screen.getByLabelText(/Why doesn’t it work/);
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(reason);
    expect(bodies(post('refusal'))).toEqual([]);
    fireEvent.change(reason, { target: { value: ' We are away. ' } });
    press('Decline the request');
    await waitFor(() => expect(title()).toBe('You declined this request'));
    expect(bodies(post('refusal'))).toEqual([{ reason: 'We are away.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Withdraw the request', exampleRequest('guest'), 'withdrawal', 'Withdraw the request'],
    [
      'The guest didn’t arrive',
      exampleBooking({ role: 'owner', actionArray: ['report-no-show'] }),
      'no-show',
      'Report it',
    ],
  ])('asks once more: %s', async (name, booking, path, submit) => {
    const answer = exampleBooking({ state: 'withdrawn', actionArray: [] });
    const { bodies } = await open(booking, { [post(path)]: of(answer) });
    press(name);
    await screen.findByRole('dialog');
    expect(bodies(post(path))).toEqual([]);
    fireEvent.click(dialog().getByRole('button', { name: submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(post(path))).toHaveLength(1);
  });

  it('keeps what was typed when the network is away', async () => {
    await open(exampleRequest('owner'));
    press('Decline');
    await screen.findByRole('dialog');
    fireEvent.change(screen.getByLabelText(/Why doesn’t it work/), { target: { value: 'Away' } });
    press('Decline the request');
    expect((await dialog().findByRole('alert')).textContent).toContain('We couldn’t reach the site');
    expect((screen.getByLabelText(/Why doesn’t it work/) as HTMLTextAreaElement).value).toBe('Away');
  });
});

describe('cancelling', () => {
  const cancelled = exampleBooking({ state: 'cancelled', actionArray: [], refundTotal: 68_476 });
  const lines = () => {
    const amounts = dialog()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    return dialog()
      .getAllByRole('term')
      .map(({ textContent }, index) => `${textContent}: ${amounts[index]}`);
  };

  it('shows what comes back by line first, and sends the total that was shown', async () => {
    const { bodies, toasts } = await open(exampleBooking(), { [post('cancellation')]: of(cancelled) });
    press('Cancel the stay');
    await screen.findByRole('dialog');
    expect(lines()).toEqual([
      'Nights: €586',
      'Cleaning fee: €60',
      'Service fee: €38.76',
      'RefundFull refund: €684.76',
    ]);
    fireEvent.change(dialog().getByLabelText(/Reason/), { target: { value: 'Ill' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel the stay' }));
    await waitFor(() => expect(title()).toBe('This stay was cancelled'));
    expect(bodies(post('cancellation'))).toEqual([{ reason: 'Ill', refundTotal: 68_476 }]);
    expect(toasts()[0]?.[1]).toContain('€684.76 goes back');
  });

  it('promises no refund where nothing comes back', async () => {
    const { terms, arrivalDate } = exampleBooking();
    const booking = exampleBooking({
      terms: terms && { ...terms, policy: CANCELLATION_POLICIES.strict, cleaningFee: 0 },
      serverTime: `${addDays(arrivalDate, -1)}T10:00:00.000Z`,
    });
    const { toasts } = await open(booking, { [post('cancellation')]: of(cancelled) });
    press('Cancel the stay');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel the stay' }));
    await waitFor(() => expect(title()).toBe('This stay was cancelled'));
    expect(toasts()[0]?.[1]).toBe('The stay is cancelled. There is no refund.');
  });

  it('says to a host what it costs them', async () => {
    await open(exampleBooking({ role: 'owner', actionArray: ['cancel'] }));
    press('Cancel the stay');
    await screen.findByRole('dialog');
    expect(dialog().getByText(/^You lose your payout of €626.62/)).not.toBeNull();
  });

  it('shows another refund when it has changed, and asks again', async () => {
    const later = exampleBooking({ serverTime: '2030-06-04T10:00:00.000Z' });
    const { bodies } = await open(exampleBooking(), {
      [GET]: [of(exampleBooking()), of(later)],
      [post('cancellation')]: [exampleRefusal(409, 'refund-changed'), of(cancelled)],
    });
    press('Cancel the stay');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel the stay' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('The refund has changed');
    await waitFor(() =>
      expect(lines().slice(-2)).toEqual([
        'Refund50% of the price of each night after the first, and everything else but the service fee: €282',
        'You don’t get back: €402.76',
      ]),
    );
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel the stay' }));
    await waitFor(() => expect(title()).toBe('This stay was cancelled'));
    expect(bodies(post('cancellation'))).toEqual([
      { reason: '', refundTotal: 68_476 },
      { reason: '', refundTotal: 28_200 },
    ]);
  });
});

describe('a change', () => {
  it('by the other side is accepted or left', async () => {
    const proposed = exampleBooking({ change: exampleChange() });
    const { bodies } = await open(proposed, {
      [post(`changes/${exampleChange().id}/decision`)]: of(exampleBooking()),
    });
    const proposal = within(screen.getByRole('region', { name: 'Léa would like to change the stay' }));
    expect(proposal.getByText('The price rises by €150.52.')).not.toBeNull();
    // The guests stay the same, so nothing is said of them.
    expect(proposal.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Dates']);
    expect(proposal.getByRole('definition').textContent?.replace(/\s/g, ' ')).toBe(
      '5 – 9 Jun 2030 → changes to 5 – 10 Jun 2030',
    );
    expect(proposal.getByText('16 hours left, until 2 May 2030, 04:00')).not.toBeNull();
    fireEvent.click(proposal.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(screen.queryByText('Léa would like to change the stay')).toBeNull());
    expect(bodies(post(`changes/${exampleChange().id}/decision`))).toEqual([{ decision: 'declined' }]);
  });

  it('of one’s own can be withdrawn, and its difference be paid', async () => {
    await open(exampleBooking({ change: exampleChange({ proposedBy: 'guest', isPaymentNeeded: true }) }));
    const proposal = within(screen.getByRole('region', { name: 'You’ve proposed a change to Léa' }));
    expect(proposal.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Withdraw the proposal',
    ]);
    const href = proposal.getByRole('link', { name: 'Pay the difference' }).getAttribute('href');
    expect(href).toContain(`bookingId=${id}`);
    expect(href).toContain(`departureDate=2030-06-10`);
    expect(href).toContain(`changeId=${exampleChange().id}`);
  });

  it('shows the days that others have as closed', async () => {
    const unavailableArray = [{ start: '2030-06-12', end: '2030-06-14' }];
    await open(exampleBooking(), {
      [`GET /api/properties/${exampleProperty.id}`]: {
        status: 200,
        body: { ...exampleProperty, unavailableArray },
      },
    });
    press('Change dates or guests');
    const sheet = within(await screen.findByRole('dialog'));
    const day = (number: number) => sheet.getByRole('button', { name: new RegExp(`\\b${number} June`) });
    await waitFor(() => expect(day(13).title).toBe('Not available'));
    expect(day(14).title).toBe('');
  });

  it('is proposed with its price', async () => {
    const digest = 'A'.repeat(43);
    const { quote, difference } = exampleChange();
    const { bodies, toasts } = await open(exampleBooking(), {
      [post('changes/quote')]: { status: 200, body: { quote, digest, difference } },
      [post('changes')]: of(exampleBooking({ change: exampleChange({ proposedBy: 'guest' }) })),
    });
    press('Change dates or guests');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/^Choose other dates or another number/)).not.toBeNull();
    const propose = sheet.getByRole('button', { name: 'Propose the change' });
    expect((propose as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(sheet.getByRole('button', { name: 'Adults: one more' }));
    expect(await sheet.findByText('The price rises by €150.52.')).not.toBeNull();
    expect(sheet.getByText('(+€150.52)')).not.toBeNull();
    fireEvent.click(propose);
    expect(await screen.findByRole('region', { name: 'You’ve proposed a change to Léa' })).not.toBeNull();
    // The card says it, and a toast would cover its button.
    expect(toasts()).toEqual([]);
    expect(bodies(post('changes'))).toEqual([expect.objectContaining({ adultCount: 3, digest })]);
  });
});

describe('the deposit', () => {
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });

  it('leads a guest to the card on which it is reserved', async () => {
    await open(
      exampleBooking({
        actionArray: ['secure-deposit'],
        depositStatus: exampleDeposit({ state: 'due', claimUntil: null }),
      }),
    );
    expect(screen.getByRole('link', { name: 'Reserve the deposit' }).getAttribute('href')).toMatch(
      /checkout\/.*bookingId=.*&deposit=1$/,
    );
  });

  it('is claimed by a host with amount and reason, neither of which may be missing', async () => {
    const claimable = exampleBooking({
      role: 'owner',
      state: 'completed',
      actionArray: ['claim-deposit'],
      depositStatus: exampleDeposit(),
    });
    const claimed = exampleBooking({
      role: 'owner',
      state: 'completed',
      actionArray: [],
      depositStatus: exampleDeposit({ state: 'claimed', claim: exampleClaim }),
    });
    const { bodies, toasts } = await open(claimable, { [post('deposit/claim')]: of(claimed) });
    press('Claim a part');
    await screen.findByRole('dialog');
    const send = () => fireEvent.click(dialog().getByRole('button', { name: 'Send the claim' }));
    type('Amount in EUR', '500,01');
    send();
    type('Amount in EUR', '123,45');
    send();
    expect(bodies(post('deposit/claim'))).toEqual([]);
    type(/What happened/, 'The lamp is broken.');
    send();
    await waitFor(() => expect(toasts()).toEqual([['success', 'Your claim is with your guest.']]));
    expect(bodies(post('deposit/claim'))).toEqual([{ amount: 12_345, reason: 'The lamp is broken.' }]);
    expect(screen.getByText(/^You ask for €123.45 of €500/)).not.toBeNull();
  });

  it('that is claimed is answered by the guest, who sees why', async () => {
    const claimed = exampleDeposit({
      state: 'claimed',
      claim: exampleClaim,
      answerUntil: '2030-06-14T09:00:00.000Z',
    });
    const booking = exampleBooking({
      state: 'completed',
      actionArray: ['answer-deposit'],
      depositStatus: claimed,
    });
    const { bodies } = await open(booking, {
      [post('deposit/answer')]: of({ ...booking, actionArray: [] }),
    });
    expect(screen.getByText(exampleClaim?.reason ?? '')).not.toBeNull();
    press('Answer');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Object' }));
    await waitFor(() => expect(bodies(post('deposit/answer'))).toEqual([{ isAccepted: false, text: '' }]));
  });
});

describe('the emissions of the journey', () => {
  const item = () => screen.queryByText('Emissions of your journey')?.closest('details');

  it('are asked for once the guest opens them', async () => {
    const { sent } = await open(exampleBooking());
    const before = sent.length;
    expect(screen.queryByText(/^booking-journey/)).toBeNull();
    const details = item();
    if (!details) throw new Error('There is no such item.');
    fireEvent(details, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(within(details).getByText(`booking-journey of ${id}`)).not.toBeNull();
    expect(sent).toHaveLength(before);
  });

  it.each([
    ['the host', exampleBooking({ role: 'owner' })],
    ['a stay that has ended', exampleBooking({ state: 'completed' })],
    ['a stay that was cancelled', exampleBooking({ state: 'cancelled' })],
  ])('are not shown for %s', async (_case, booking) => {
    await open(booking);
    expect(item()).toBeUndefined();
  });
});
