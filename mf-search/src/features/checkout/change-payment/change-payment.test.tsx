import { exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import declaration from '../../../../remote.json' with { type: 'json' };
import { type BookingAnswers, bookingService, ok } from '../../examples/booking-service.ts';
import {
  exampleBooking,
  exampleBookingId,
  exampleChange,
  exampleGuest,
  examplePayment,
} from '../../examples/example-booking.ts';
import { ChangePayment } from './change-payment.ts';

const CHANGE = { kind: 'change', change: exampleChange } as const;
const CARD = { number: '4970107111111119', expiry: '1231', code: '123' };
const PAY = 'POST /api/bookings/:id/payment';
const booking = { ...exampleBooking, state: 'confirmed', change: exampleChange } as const;

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = async () => ({ ok: true, text: async () => 'data=token' }) as Response;
});

function open(answers: BookingAnswers = {}) {
  const service = bookingService(answers);
  const root = exampleRoot({
    transport: service.transport,
    session: exampleGuest,
    registry: exampleRegistry(declaration as Parameters<typeof exampleRegistry>[0]),
  });
  const left: string[] = [];
  return { ...service, left, payment: new ChangePayment(root, (url) => left.push(url)) };
}

it('pays the difference of the change, once for two presses', async () => {
  const { payment, bodiesOf } = open();
  await Promise.all([payment.pay(booking, CHANGE, CARD), payment.pay(booking, CHANGE, CARD)]);
  expect(bodiesOf(PAY)).toEqual([
    expect.objectContaining({ changeId: exampleChange.id, registrationData: 'data=token' }),
  ]);
  expect(payment.step).toBe('done');
});

it('has another id for the next attempt after a card that is declined, and the same in all tabs', async () => {
  const failed = { ...examplePayment, state: 'failed', failure: 'declined' } as const;
  const first = open({ [PAY]: ok(failed) });
  await first.payment.pay(booking, CHANGE, CARD);
  expect(first.payment.problem).toEqual({ kind: 'card', failure: 'declined' });
  expect(first.payment.isBusy).toBe(false);
  const second = open();
  await second.payment.pay(booking, CHANGE, CARD);
  const third = open();
  await third.payment.pay(booking, CHANGE, CARD);
  const ids = [first, second, third].flatMap(({ bodiesOf }) => bodiesOf(PAY).map(({ id }) => id));
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[1]);
});

it('has the deposit of a booking reserved, which is no payment of a change', async () => {
  const { payment, bodiesOf } = open();
  await payment.pay(booking, { kind: 'deposit', amount: 50_000 }, CARD);
  expect(bodiesOf(PAY)).toEqual([expect.objectContaining({ isDeposit: true })]);
  expect(bodiesOf(PAY)[0]).not.toHaveProperty('changeId');
  expect(payment.step).toBe('done');
});

it('goes to the page on which the bank wants it confirmed', async () => {
  const challengeUrl = 'https://bank.example/confirm';
  const challenge = { ...examplePayment, bookingId: exampleBookingId, state: 'challenge', challengeUrl };
  const { payment, left } = open({ [PAY]: ok(challenge) });
  await payment.pay(booking, CHANGE, CARD);
  expect(left).toEqual([challengeUrl]);
});
