import { exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import declaration from '../../../../remote.json' with { type: 'json' };
import {
  answeredPayment,
  type BookingAnswers,
  bookingService,
  ok,
  onceFailed,
} from '../../examples/booking-service.ts';
import {
  exampleBooking,
  exampleChange,
  exampleGuest,
  examplePayment,
} from '../../examples/example-booking.ts';
import { ChangePayment } from './change-payment.ts';

const CHANGE = { kind: 'change', change: exampleChange } as const;
const DEPOSIT = { kind: 'deposit', amount: 50_000 } as const;
const CARD = { number: '4970107111111119', expiry: '1231', code: '123' };
const PAY = 'POST /api/bookings/:id/payment';
const GET = 'GET /api/bookings/:id/payment';
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
  const first = open({ [PAY]: answeredPayment({ state: 'failed', failure: 'declined' }) });
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
  await payment.pay(booking, DEPOSIT, CARD);
  expect(bodiesOf(PAY)).toEqual([expect.objectContaining({ isDeposit: true })]);
  expect(bodiesOf(PAY)[0]).not.toHaveProperty('changeId');
  expect(payment.step).toBe('done');
});

it('goes to the page on which the bank wants it confirmed', async () => {
  const challengeUrl = 'https://bank.example/confirm';
  const { payment, left } = open({ [PAY]: answeredPayment({ state: 'challenge', challengeUrl }) });
  await payment.pay(booking, CHANGE, CARD);
  expect(left).toEqual([challengeUrl]);
});

describe.each([
  ['change', CHANGE],
  ['deposit', DEPOSIT],
] as const)('the payment of a %s', (_kind, due) => {
  it('is another attempt at the first press after the bank has refused it on its page', async () => {
    const challengeUrl = 'https://bank.example/confirm';
    const first = open({ [PAY]: answeredPayment({ state: 'challenge', challengeUrl }) });
    await first.payment.pay(booking, due, CARD);
    const former = first.bodiesOf(PAY)[0]?.id;
    const second = open({ [PAY]: onceFailed(former) });
    await second.payment.pay(booking, due, CARD);
    const ids = second.bodiesOf(PAY).map(({ id }) => id);
    expect(ids).toEqual([former, expect.any(String)]);
    expect(ids[1]).not.toBe(former);
    expect(second.payment.step).toBe('done');
    expect(second.payment.problem).toBeUndefined();
  });

  it('asks how it stands only where an answer is lost', async () => {
    const { payment, requests } = open();
    await payment.pay(booking, due, CARD);
    expect(requests.filter(({ name }) => name === GET)).toEqual([]);
  });

  it('is not sent because another attempt of the booking was, where its own answer is lost', async () => {
    const lost = () => {
      throw new Error('offline');
    };
    const { payment, bodiesOf } = open({ [PAY]: lost, [GET]: ok(examplePayment) });
    await payment.pay(booking, due, CARD);
    expect([payment.step, payment.problem]).toEqual(['editing', { kind: 'unreachable' }]);
    const again = open();
    await again.payment.pay(booking, due, CARD);
    expect(again.bodiesOf(PAY)[0]?.id).toBe(bodiesOf(PAY)[0]?.id);
  });
});
