import { VISITOR_SESSION } from '@moien/contract';
import { when } from 'mobx';
import { ok, refusal } from '../examples/booking-service.ts';
import { exampleBooking, examplePropertyQuote } from '../examples/example-booking.ts';
import { exampleCard, freshCheckouts, openCheckout } from '../examples/open-checkout.ts';

const HOLD = 'POST /api/bookings';
freshCheckouts();

describe('what is refused', () => {
  it('shows the old and the new price, and asks again', async () => {
    const dearer = {
      ...examplePropertyQuote,
      quote: { ...examplePropertyQuote.quote, total: 99_900 },
      digest: 'B'.repeat(43),
    };
    let quotes = 0;
    let isChanged = true;
    const { checkout, bodiesOf, visited } = await openCheckout({
      'POST /api/properties/:id/quote': () => {
        quotes += 1;
        return ok(quotes === 1 ? examplePropertyQuote : dearer);
      },
      [HOLD]: () => {
        const held = { ...exampleBooking, quote: dearer.quote };
        const answer = isChanged ? refusal(409, 'price-changed') : ok(held);
        isChanged = false;
        return answer;
      },
    });
    await checkout.book(exampleCard);
    expect(checkout.problem).toEqual({
      kind: 'price-changed',
      before: examplePropertyQuote.quote.total,
      after: 99_900,
      currency: 'EUR',
    });
    expect([checkout.quote?.total, visited]).toEqual([99_900, []]);
    await checkout.book(exampleCard);
    expect(bodiesOf(HOLD).at(-1)).toMatchObject({ digest: dearer.digest });
    expect(visited).toHaveLength(1);
  });

  it('offers the next free dates', async () => {
    const nextFreeStay = { arrivalDate: '2030-04-24', departureDate: '2030-04-27' };
    const { checkout } = await openCheckout({ [HOLD]: refusal(409, 'dates-taken', { nextFreeStay }) });
    await checkout.book(exampleCard);
    expect(checkout.problem).toEqual({ kind: 'dates-taken', next: nextFreeStay });
  });

  it('is said in the words of the service', async () => {
    const { checkout } = await openCheckout({ [HOLD]: refusal(409, 'too-many-holds') });
    await checkout.book(exampleCard);
    expect(checkout.problem).toEqual({ kind: 'refused', message: 'As the service says.' });
    checkout.forgive();
    expect(checkout.problem).toBeUndefined();
  });

  it('leaves the form as it is when nobody is signed in any more, nor comes back', async () => {
    const { checkout, root } = await openCheckout({
      [HOLD]: refusal(401, 'signed-out'),
      'POST /api/get-session': ok(VISITOR_SESSION),
    });
    checkout.draft.set('message', 'Hello');
    const booked = checkout.book(exampleCard);
    await when(() => root.authModal.mode === 'sign-in');
    root.authModal.close();
    await booked;
    expect([checkout.problem, checkout.step, checkout.draft.fields.message]).toEqual([
      undefined,
      'editing',
      'Hello',
    ]);
  });
});
