import type { Booking, PaymentStatus } from '@moien/contract';
import { exampleChange } from '../../examples/example-booking.ts';
import { isUnsettled, PAYMENT_OUTCOMES, type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

type Row = [
  bookingState: PaymentStatus['bookingState'],
  state: PaymentStatus['state'],
  outcome: PaymentOutcome,
  booking?: Partial<Booking>,
];

const unpaidChange = { ...exampleChange, isPaymentNeeded: true };

it.each<Row>([
  ['held', 'none', 'unpaid'],
  ['held', 'created', 'under-way'],
  ['held', 'sent', 'under-way'],
  ['held', 'unknown', 'under-way'],
  ['held', 'challenge', 'challenge'],
  ['held', 'failed', 'failed'],
  // The answer is in, and the booking follows in a moment.
  ['held', 'succeeded', 'under-way'],
  ['requested', 'succeeded', 'requested'],
  ['confirmed', 'succeeded', 'booked'],
  ['confirmed', 'failed', 'failed', { actionArray: ['pay'] }],
  // The difference of a change was tried last.
  ['confirmed', 'challenge', 'challenge', { change: unpaidChange }],
  ['confirmed', 'failed', 'failed', { change: unpaidChange }],
  ['in-stay', 'unknown', 'under-way', { change: unpaidChange }],
  // It has not been tried yet.
  ['confirmed', 'succeeded', 'booked', { change: unpaidChange }],
  ['in-stay', 'succeeded', 'booked'],
  ['completed', 'succeeded', 'booked'],
  ['disputed', 'succeeded', 'booked'],
  ['hold-expired', 'none', 'expired'],
  ['hold-expired', 'failed', 'expired'],
  ['hold-expired', 'unknown', 'under-way'],
  ['hold-expired', 'succeeded', 'refunded'],
  ['request-expired', 'succeeded', 'ended'],
  ['declined', 'succeeded', 'ended'],
  ['withdrawn', 'succeeded', 'ended'],
  ['cancelled', 'succeeded', 'refunded', { refundedTotal: 100 }],
  ['cancelled', 'succeeded', 'ended'],
  ['no-show', 'succeeded', 'ended'],
])('a booking that is %s with a payment that is %s: %s', (bookingState, state, outcome, booking = {}) => {
  const payment = { bookingState, state, challengeUrl: 'https://bank.example/1' };
  expect(paymentOutcome(payment, { actionArray: [], refundedTotal: 0, change: null, ...booking })).toBe(
    outcome,
  );
});

it('waits where a challenge has no page yet', () => {
  const payment = { bookingState: 'held', state: 'challenge', challengeUrl: null } as const;
  expect(paymentOutcome(payment, { actionArray: [], refundedTotal: 0, change: null })).toBe('under-way');
});

it('asks again only while something is open', () => {
  expect(PAYMENT_OUTCOMES.filter(isUnsettled)).toEqual(['challenge', 'under-way']);
});
