import { exampleProperty } from '@moien/shared-lib/testing';
import { answeredPayment } from '../examples/booking-service.ts';
import { examplePropertyQuote, exampleRegistration } from '../examples/example-booking.ts';
import { exampleCard, freshCheckouts, openCheckout, resultOf } from '../examples/open-checkout.ts';

const { id } = exampleProperty;
const HOLD = 'POST /api/bookings';
const PAY = 'POST /api/bookings/:id/payment';
const challengeUrl = 'https://bank.example/confirm';
const provider = freshCheckouts();

describe('booking', () => {
  it('holds the shown price, sends the card to the provider alone, pays, and shows the payment', async () => {
    const { checkout, bodiesOf, requests, visited } = await openCheckout();
    checkout.draft.set('message', ' We arrive late. ');
    await checkout.book(exampleCard);
    const [held] = bodiesOf(HOLD);
    expect(held).toMatchObject({
      propertyId: id,
      arrivalDate: '2030-04-20',
      departureDate: '2030-04-23',
      adultCount: 2,
      digest: examplePropertyQuote.digest,
      message: 'We arrive late.',
      contact: { firstName: 'Jo', lastName: 'Ney', phonePrefix: '+352', phoneNumber: '621 123 456' },
    });
    expect(bodiesOf(PAY)).toMatchObject([{ registrationId: 'reg_1', registrationData: 'data=token' }]);
    expect(provider.posted).toEqual([
      {
        url: exampleRegistration.url,
        body: 'accessKeyRef=key&data=pre&cardNumber=4970107111111119&cardExpirationDate=1231&cardCvx=123',
      },
    ]);
    expect(visited).toEqual([resultOf(held?.id)]);
    const kept = JSON.stringify([requests, { ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain(exampleCard.number);
    expect(kept).not.toContain('1231');
  });

  it('goes through its steps, in which further presses do nothing', async () => {
    const { checkout, bodiesOf } = await openCheckout();
    const steps: string[] = [];
    const pressed = checkout.book(exampleCard);
    while (checkout.step !== 'done') {
      if (steps.at(-1) !== checkout.step) steps.push(checkout.step);
      void checkout.book(exampleCard);
      await Promise.resolve();
    }
    await pressed;
    expect(steps).toEqual(['holding', 'registering-card', 'paying']);
    expect(bodiesOf(HOLD)).toHaveLength(1);
    expect(bodiesOf(PAY)).toHaveLength(1);
  });

  it('leaves for the bank where a payment is to be confirmed', async () => {
    const payment = answeredPayment({ bookingState: 'held', state: 'challenge', challengeUrl });
    const { checkout, left, visited } = await openCheckout({ [PAY]: payment });
    await checkout.book(exampleCard);
    expect([checkout.step, left, visited]).toEqual(['challenge', [challengeUrl], []]);
    await checkout.resume();
    expect(checkout.step).toBe('editing');
  });

  it('goes nowhere that is no page', async () => {
    const payment = answeredPayment({ state: 'challenge', challengeUrl: 'javascript:alert(1)' });
    const { checkout, left, visited } = await openCheckout({ [PAY]: payment });
    await checkout.book(exampleCard);
    expect([left, visited.length]).toEqual([[], 1]);
  });

  it.each(['created', 'sent', 'unknown'] as const)(
    'shows a payment that is %s on its page',
    async (state) => {
      const { checkout, visited } = await openCheckout({ [PAY]: answeredPayment({ state }) });
      await checkout.book(exampleCard);
      expect(visited).toHaveLength(1);
    },
  );

  it('tries another card with the same booking and another attempt', async () => {
    let answer = answeredPayment({ bookingState: 'held', state: 'failed', failure: 'refused-by-bank' });
    const { checkout, bodiesOf, visited } = await openCheckout({ [PAY]: (request) => answer(request) });
    await checkout.book(exampleCard);
    expect(checkout.problem).toEqual({ kind: 'card', failure: 'refused-by-bank' });
    expect(checkout.step).toBe('editing');
    answer = answeredPayment();
    await checkout.book(exampleCard);
    expect(checkout.problem).toBeUndefined();
    expect(bodiesOf(HOLD)).toHaveLength(1);
    const [first, second] = bodiesOf(PAY);
    expect(first?.id).not.toBe(second?.id);
    expect(visited).toHaveLength(1);
  });

  it('says what the provider finds wrong with a card', async () => {
    provider.answer = 'errorCode=105202';
    const { checkout, bodiesOf } = await openCheckout();
    await checkout.book(exampleCard);
    expect(checkout.problem).toEqual({ kind: 'card', failure: 'card-number-invalid' });
    expect(bodiesOf(PAY)).toEqual([]);
  });

  it('says that the provider cannot be reached', async () => {
    provider.answer = '';
    const { checkout } = await openCheckout();
    await checkout.book(exampleCard);
    expect(checkout.problem).toEqual({ kind: 'unreachable' });
  });
});
