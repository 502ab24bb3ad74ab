import { BOOKING_STATES, type BookingState, PAYMENT_ATTEMPT_STATES } from './booking-state.ts';
import {
  BOOKING_CHANGE_TRANSITIONS,
  BOOKING_TRANSITIONS,
  type BookingActor,
  type BookingTransitionName,
  canAttemptBecome,
  canTransition,
} from './booking-transition.ts';

const ACTORS: BookingActor[] = ['guest', 'owner', 'admin', 'provider', 'clock'];

/** All that may happen: from, name, actors. */
const TABLE: [BookingState | null, BookingTransitionName, BookingActor[]][] = [
  [null, 'held', ['guest']],
  ['held', 'requested', ['provider']],
  ['held', 'paid', ['provider']],
  ['held', 'hold-expired', ['clock']],
  ['requested', 'accepted', ['owner']],
  ['requested', 'declined', ['owner']],
  ['requested', 'withdrawn', ['guest']],
  ['requested', 'request-expired', ['clock']],
  ['confirmed', 'cancelled', ['guest', 'owner', 'admin', 'clock', 'provider']],
  ['in-stay', 'cancelled', ['guest', 'owner', 'admin', 'clock', 'provider']],
  ['confirmed', 'no-show', ['owner']],
  ['in-stay', 'no-show', ['owner']],
  ['no-show', 'objected', ['guest']],
  ['confirmed', 'disputed', ['provider']],
  ['in-stay', 'disputed', ['provider']],
  ['completed', 'disputed', ['provider']],
  ['cancelled', 'disputed', ['provider']],
  ['no-show', 'disputed', ['provider']],
  ['disputed', 'dispute-ended', ['provider']],
  ['confirmed', 'stay-begun', ['clock']],
  ['in-stay', 'completed', ['clock']],
  ['hold-expired', 'held-again', ['provider']],
  ['request-expired', 'held-again', ['provider']],
  ['declined', 'held-again', ['provider']],
  ['withdrawn', 'held-again', ['provider']],
];

it('lets happen what the table says, by those that it names, and nothing else', () => {
  const allowed: string[] = [];
  for (const from of [null, ...BOOKING_STATES]) {
    for (const { name } of BOOKING_TRANSITIONS) {
      for (const actor of ACTORS) {
        if (canTransition(from, name, actor)) allowed.push(`${from} ${name} ${actor}`);
      }
    }
  }
  const expected = TABLE.flatMap(([from, name, actors]) => actors.map((actor) => `${from} ${name} ${actor}`));
  expect(allowed.sort()).toEqual(expected.sort());
});

it('names each transition once and reaches every state from nothing', () => {
  const names = BOOKING_TRANSITIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const reached = new Set<BookingState | null>([null]);
  for (let round = 0; round < BOOKING_STATES.length; round += 1) {
    for (const { from, to } of BOOKING_TRANSITIONS) {
      if (from.some((state) => reached.has(state))) reached.add(to);
    }
  }
  expect(BOOKING_STATES.filter((state) => !reached.has(state))).toEqual([]);
});

it('ends a proposed change once', () => {
  expect(BOOKING_CHANGE_TRANSITIONS.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'proposed accepted',
    'proposed declined',
    'proposed withdrawn',
    'proposed expired',
  ]);
});

it('moves a payment attempt forward, and an unknown one to its answer', () => {
  const allowed = PAYMENT_ATTEMPT_STATES.flatMap((from) =>
    PAYMENT_ATTEMPT_STATES.filter((to) => canAttemptBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'created sent',
    'sent challenge',
    'sent succeeded',
    'sent failed',
    'sent unknown',
    'challenge succeeded',
    'challenge failed',
    'challenge unknown',
    'unknown challenge',
    'unknown succeeded',
    'unknown failed',
  ]);
});
