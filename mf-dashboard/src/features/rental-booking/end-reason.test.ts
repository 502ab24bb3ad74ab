import type { BookingEvent } from '@moien/contract';
import { exampleBooking } from '../examples/example-booking.ts';
import { cancelledBy, endReason } from './end-reason.ts';

const end = (actor: BookingEvent['actor'], role: 'guest' | 'owner') =>
  exampleBooking({
    role,
    state: 'cancelled',
    eventArray: [
      { transition: 'cancelled', actor, at: '2030-04-08T08:30:00.000Z', reason: 'The roof leaks.' },
    ],
  });

it.each([
  ['guest', 'guest', 'cancelled-you', undefined],
  ['owner', 'guest', 'cancelled-other', 'The roof leaks.'],
  ['owner', 'owner', 'cancelled-you', undefined],
  ['admin', 'guest', undefined, 'The roof leaks.'],
  ['clock', 'owner', undefined, 'The roof leaks.'],
] as const)('%s has cancelled, and %s reads %s and the reason %s', (actor, role, who, reason) => {
  const booking = end(actor, role);
  expect([cancelledBy(booking), endReason(booking)]).toEqual([who, reason]);
});

it('nobody has cancelled what is booked', () => {
  expect(cancelledBy(exampleBooking())).toBeUndefined();
});
