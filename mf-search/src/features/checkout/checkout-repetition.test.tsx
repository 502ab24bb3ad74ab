import { answeredPayment, ok, onceFailed, refusal } from '../examples/booking-service.ts';
import {
  exampleBooking,
  exampleBookingId,
  exampleGuest,
  examplePayment,
} from '../examples/example-booking.ts';
import { exampleCard, freshCheckouts, openCheckout, resultOf } from '../examples/open-checkout.ts';

const HOLD = 'POST /api/bookings';
const PAY = 'POST /api/bookings/:id/payment';
freshCheckouts();

describe('a press that is repeated', () => {
  it('has the same ids after a lost answer, a reload and in another tab', async () => {
    const lost = () => {
      throw new Error('offline');
    };
    const none = { attemptId: null, kind: null } as const;
    const unsent = ok({ ...examplePayment, ...none, bookingState: 'held', state: 'none' });
    const first = await openCheckout({ [PAY]: lost, 'GET /api/bookings/:id/payment': unsent });
    await first.checkout.book(exampleCard);
    expect(first.checkout.problem).toEqual({ kind: 'unreachable' });
    const second = await openCheckout();
    await second.checkout.book(exampleCard);
    expect(second.bodiesOf(HOLD)[0]?.id).toBe(first.bodiesOf(HOLD)[0]?.id);
    expect(second.bodiesOf(PAY)[0]?.id).toBe(first.bodiesOf(PAY)[0]?.id);
  });

  it('shows the payment whose answer was lost', async () => {
    let attemptId = '';
    const { checkout, visited, requests } = await openCheckout({
      [PAY]: ({ body }) => {
        attemptId = (body as { id: string }).id;
        throw new Error('offline');
      },
      'GET /api/bookings/:id/payment': () => ok({ ...examplePayment, attemptId }),
    });
    await checkout.book(exampleCard);
    expect(visited).toHaveLength(1);
    expect(requests.filter(({ name }) => name === 'GET /api/bookings/:id/payment')).toHaveLength(1);
  });

  it('is another attempt once the one before has failed on the page of the bank', async () => {
    const challengeUrl = 'https://provider.example/1';
    const first = await openCheckout({ [PAY]: answeredPayment({ state: 'challenge', challengeUrl }) });
    await first.checkout.book(exampleCard);
    expect(first.left).toHaveLength(1);
    const former = first.bodiesOf(PAY)[0]?.id;
    const second = await openCheckout({ [PAY]: onceFailed(former) });
    await second.checkout.book(exampleCard);
    const ids = second.bodiesOf(PAY).map(({ id }) => id);
    expect(ids).toEqual([former, expect.any(String)]);
    expect(ids[1]).not.toBe(former);
    expect(second.bodiesOf(HOLD)[0]?.id).toBe(first.bodiesOf(HOLD)[0]?.id);
    expect(second.visited).toHaveLength(1);
  });

  it('shows what another tab has paid', async () => {
    const paid = { ...exampleBooking, state: 'confirmed', actionArray: [] };
    const { checkout, bodiesOf, visited } = await openCheckout({ [HOLD]: ok(paid) });
    await checkout.book(exampleCard);
    expect([bodiesOf(PAY), visited]).toEqual([[], [resultOf(exampleBookingId)]]);
  });

  it('shows the payment that another tab has under way', async () => {
    const { checkout, visited } = await openCheckout({ [PAY]: refusal(409, 'payment-under-way') });
    await checkout.book(exampleCard);
    expect(visited).toHaveLength(1);
  });

  it('books under other ids what has ended', async () => {
    let isFirst = true;
    const { checkout, bodiesOf, visited } = await openCheckout({
      [HOLD]: () => {
        const booking = isFirst
          ? { ...exampleBooking, state: 'hold-expired', actionArray: [] }
          : exampleBooking;
        isFirst = false;
        return ok(booking);
      },
    });
    await checkout.book(exampleCard);
    const [first, second] = bodiesOf(HOLD);
    expect(first?.id).not.toBe(second?.id);
    expect(visited).toHaveLength(1);
  });
});

it('somebody else in the same tab has other ids, and finds nothing of what was written', async () => {
  const first = await openCheckout({ [PAY]: refusal(409, 'card-not-registered') });
  first.checkout.draft.set('message', 'Hello');
  await first.checkout.book(exampleCard);
  const { profile } = exampleGuest;
  if (!profile) throw new Error('The example is signed in.');
  const userId = profile.userId.replace(/.$/, 'b');
  const second = await openCheckout({}, { ...exampleGuest, profile: { ...profile, userId } });
  expect(second.checkout.draft.fields.message).toBe('');
  await second.checkout.book(exampleCard);
  expect(second.bodiesOf(HOLD)[0]?.id).not.toBe(first.bodiesOf(HOLD)[0]?.id);
});

it('what was written is there after a reload, and nowhere once it is booked', async () => {
  const { checkout } = await openCheckout();
  checkout.draft.set('message', 'Hello');
  checkout.draft.set('firstName', 'Joanna');
  const again = await openCheckout();
  expect(again.checkout.draft.fields).toMatchObject({
    message: 'Hello',
    firstName: 'Joanna',
    lastName: 'Ney',
  });
  await again.checkout.book(exampleCard);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});
