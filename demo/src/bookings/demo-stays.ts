import type { BookingState, CancelledBy } from '@moien/contract';

/** What happens so many hours before now. */
export type DemoStep = { hoursAgo: number } & (
  | { does: 'accept' | 'withdraw' | 'report-no-show' | 'shorten' | 'dispute' | 'wait' }
  | { does: 'decline' | 'cancel-as-guest' | 'cancel-as-owner'; reason: string }
);

/** A booking of the demo's guest. Days are counted from today, hours back from now. */
export type DemoStay = {
  /** With which it is found again: as long as there is such a booking, no other one is made. */
  shows: { state: BookingState; cancelledBy?: CancelledBy; hasChange?: boolean };
  isInstant: boolean;
  /** Whether the home is one of the demo's owner who can sign in. */
  isOfAccount: boolean;
  /** The first of these days on which a home is free. */
  arrivesIn: readonly number[];
  nights: number;
  bookedHoursAgo: number;
  isPaid: boolean;
  message: string;
  steps: DemoStep[];
};

const DAY = 24;

/** A stay in the future may be put off until a home is free. */
const orLater = (days: number): readonly number[] =>
  [0, 1, 2, 3, 5, 7, 10, 13, 16].map((later) => days + later);

const booked = { isInstant: true, isOfAccount: true, nights: 3, isPaid: true, message: '', steps: [] };
const requested = { ...booked, isInstant: false };

/** One in each state of the table in which a booking can stay for longer than minutes. */
export const DEMO_STAYS: readonly DemoStay[] = [
  {
    ...requested,
    shows: { state: 'requested' },
    arrivesIn: orLater(18),
    bookedHoursAgo: 5,
    message: 'Moien! We are two and come by train for the museum night. Is the late bus far from the house?',
  },
  {
    ...booked,
    shows: { state: 'confirmed' },
    arrivesIn: orLater(24),
    bookedHoursAgo: 6 * DAY,
  },
  {
    ...requested,
    shows: { state: 'confirmed' },
    isOfAccount: false,
    arrivesIn: orLater(40),
    nights: 5,
    bookedHoursAgo: 9 * DAY,
    message: 'Hello, we would like to walk in the Mullerthal for a few days. Our son is four.',
    steps: [{ hoursAgo: 8 * DAY, does: 'accept' }],
  },
  {
    ...booked,
    shows: { state: 'confirmed', hasChange: true },
    arrivesIn: orLater(52),
    nights: 4,
    bookedHoursAgo: 3 * DAY,
    steps: [{ hoursAgo: 2, does: 'shorten' }],
  },
  {
    ...requested,
    shows: { state: 'in-stay' },
    arrivesIn: [-1, -2],
    nights: 4,
    bookedHoursAgo: 20 * DAY,
    steps: [{ hoursAgo: 19 * DAY, does: 'accept' }],
  },
  {
    ...booked,
    shows: { state: 'completed' },
    arrivesIn: [-32, -33, -34, -36, -38],
    bookedHoursAgo: 60 * DAY,
  },
  {
    ...booked,
    shows: { state: 'cancelled', cancelledBy: 'guest' },
    arrivesIn: orLater(9),
    bookedHoursAgo: 12 * DAY,
    steps: [{ hoursAgo: 3 * DAY, does: 'cancel-as-guest', reason: 'Our meeting was moved.' }],
  },
  {
    ...requested,
    shows: { state: 'cancelled', cancelledBy: 'owner' },
    arrivesIn: orLater(21),
    bookedHoursAgo: 12 * DAY,
    steps: [
      { hoursAgo: 11 * DAY, does: 'accept' },
      {
        hoursAgo: 2 * DAY,
        does: 'cancel-as-owner',
        reason: 'The heating broke and cannot be repaired in time.',
      },
    ],
  },
  {
    ...requested,
    shows: { state: 'declined' },
    arrivesIn: orLater(15),
    bookedHoursAgo: 9 * DAY,
    steps: [{ hoursAgo: 8 * DAY, does: 'decline', reason: 'My parents are visiting that week. Sorry!' }],
  },
  {
    ...requested,
    shows: { state: 'withdrawn' },
    isOfAccount: false,
    arrivesIn: orLater(30),
    bookedHoursAgo: 7 * DAY,
    steps: [{ hoursAgo: 6 * DAY, does: 'withdraw' }],
  },
  {
    ...requested,
    shows: { state: 'request-expired' },
    arrivesIn: orLater(12),
    bookedHoursAgo: 6 * DAY,
    steps: [{ hoursAgo: 3 * DAY, does: 'wait' }],
  },
  {
    ...booked,
    shows: { state: 'hold-expired' },
    isOfAccount: false,
    arrivesIn: orLater(35),
    bookedHoursAgo: 4 * DAY,
    isPaid: false,
    steps: [{ hoursAgo: 3 * DAY, does: 'wait' }],
  },
  {
    ...booked,
    shows: { state: 'no-show' },
    arrivesIn: [-4, -3],
    bookedHoursAgo: 15 * DAY,
    steps: [{ hoursAgo: 2 * DAY, does: 'report-no-show' }],
  },
  {
    ...booked,
    shows: { state: 'disputed' },
    isOfAccount: false,
    arrivesIn: [-50, -51, -52, -54, -56],
    bookedHoursAgo: 70 * DAY,
    steps: [{ hoursAgo: 30 * DAY, does: 'dispute' }],
  },
];
