import type { Booking } from '@moien/contract';
import { exampleProperty } from '@moien/shared-lib/testing';
import { stayStore } from '../booking-box/stay-store.ts';
import { ok, pageOf, refusal } from '../examples/booking-service.ts';
import { exampleBooking, exampleBookingId, exampleRegistration } from '../examples/example-booking.ts';
import { exampleCard, freshCheckouts, openCheckout, resultOf } from '../examples/open-checkout.ts';
import { CheckoutStore } from './checkout-store.ts';

const { id } = exampleProperty;
const HOLD = 'POST /api/bookings';
const PAY = 'POST /api/bookings/:id/payment';
freshCheckouts();

describe('a hold', () => {
  const page = pageOf(exampleBooking);

  it('is resumed: nothing is held again, and its price is frozen', async () => {
    const booking: Booking = { ...exampleBooking, quote: { ...exampleBooking.quote, total: 1 } };
    const { checkout, bodiesOf, visited } = await openCheckout({
      'GET /api/bookings': page,
      'GET /api/bookings/:id': ok(booking),
    });
    expect(checkout.isHeldAsChosen).toBe(true);
    expect(checkout.quote?.total).toBe(1);
    await checkout.book(exampleCard);
    expect([bodiesOf(HOLD), visited]).toEqual([[], [resultOf(exampleBookingId)]]);
  });

  it('of other dates is kept beside them, and can be chosen', async () => {
    const other = { ...exampleBooking, arrivalDate: '2030-05-01', departureDate: '2030-05-04' };
    const { root, checkout } = await openCheckout({
      'GET /api/bookings': page,
      'GET /api/bookings/:id': ok(other),
    });
    expect(checkout.isHeldAsChosen).toBe(false);
    checkout.chooseHeld();
    expect(checkout.isHeldAsChosen).toBe(true);
    expect(root.feature(stayStore).stayOf(id).range).toEqual({
      arrival: '2030-05-01',
      departure: '2030-05-04',
    });
  });

  it('of the same guest that stands in the way is gone on with', async () => {
    let isHeld = false;
    const { checkout, bodiesOf, visited } = await openCheckout({
      [HOLD]: () => {
        isHeld = true;
        return refusal(409, 'dates-taken');
      },
      'GET /api/bookings': () => (isHeld ? page : pageOf()),
    });
    await checkout.book(exampleCard);
    expect(bodiesOf(PAY)).toHaveLength(1);
    expect(visited).toEqual([resultOf(exampleBookingId)]);
  });

  it.each(['dates-taken', 'price-changed'])(
    'of the same guest at another price (%s) is paid once that price was shown',
    async (code) => {
      const { total } = exampleBooking.quote;
      const booking = { ...exampleBooking, quote: { ...exampleBooking.quote, total: total + 1 } };
      let isHeld = false;
      const { checkout, bodiesOf } = await openCheckout({
        [HOLD]: () => {
          isHeld = true;
          return refusal(409, code);
        },
        'GET /api/bookings': () => (isHeld ? page : pageOf()),
        'GET /api/bookings/:id': ok(booking),
      });
      await checkout.book(exampleCard);
      expect(checkout.problem).toMatchObject({ kind: 'price-changed', before: total, after: total + 1 });
      expect([checkout.quote?.total, bodiesOf(PAY)]).toEqual([total + 1, []]);
      await checkout.book(exampleCard);
      expect(bodiesOf(PAY)).toHaveLength(1);
    },
  );

  it('is paid with a card that is registered as what it is', async () => {
    const asked: (string | undefined)[] = [];
    const { checkout } = await openCheckout({
      'POST /api/bookings/:id/card-registration': ({ url }) => {
        asked.push(new URL(url, 'https://moien.example').search);
        return ok(exampleRegistration);
      },
    });
    await checkout.book({ ...exampleCard, number: '375989111111119' });
    expect(asked).toEqual(['?cardFamily=amex']);
  });

  it('that has run out is said, and the next press holds anew', async () => {
    let booking: Booking = exampleBooking;
    const { checkout, bodiesOf } = await openCheckout({
      'GET /api/bookings': page,
      'GET /api/bookings/:id': () => ok(booking),
    });
    booking = { ...exampleBooking, state: 'hold-expired', actionArray: [] };
    await checkout.refresh();
    expect(checkout.problem).toEqual({ kind: 'hold-expired' });
    expect(checkout.held).toBeUndefined();
    await checkout.book(exampleCard);
    expect(bodiesOf(HOLD)).toHaveLength(1);
  });

  it('that another tab has paid leads to its payment', async () => {
    let booking: Booking = exampleBooking;
    const { checkout, visited } = await openCheckout({
      'GET /api/bookings': page,
      'GET /api/bookings/:id': () => ok(booking),
      'POST /api/bookings/:id/card-registration': refusal(409, 'payment-not-due'),
    });
    booking = { ...exampleBooking, state: 'confirmed', actionArray: ['cancel'] };
    await checkout.book(exampleCard);
    expect(visited).toEqual([resultOf(exampleBookingId)]);
  });

  it('comes with the document', async () => {
    const { checkouts, root } = await openCheckout({ 'GET /api/bookings': page });
    const snapshot = JSON.parse(JSON.stringify(checkouts.toSnapshot()));
    expect(new CheckoutStore(root, snapshot).of(id).held?.booking).toEqual(exampleBooking);
  });
});

it('a hold of other dates that is in the way is named so', async () => {
  const booking = { ...exampleBooking, arrivalDate: '2030-04-22', departureDate: '2030-04-25' };
  const { checkout } = await openCheckout({
    'GET /api/bookings': pageOf(booking),
    'GET /api/bookings/:id': ok(booking),
    [HOLD]: refusal(409, 'dates-taken'),
  });
  await checkout.book(exampleCard);
  expect(checkout.problem).toEqual({ kind: 'own-hold' });
});
