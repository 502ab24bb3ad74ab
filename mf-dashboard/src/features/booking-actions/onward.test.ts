import type { Booking, BookingEvent } from '@moien/contract';
import { receive } from '../booking/received.ts';
import { exampleBooking } from '../examples/example-booking.ts';
import { onwardOf } from './onward.ts';

const of = (changes: Partial<Booking>) => onwardOf(receive(exampleBooking(changes)));
const cancelledBy = (actor: BookingEvent['actor']) => ({
  state: 'cancelled' as const,
  eventArray: [{ transition: 'cancelled' as const, actor, at: '2030-04-08T08:30:00.000Z', reason: null }],
});

describe('the way on from a booking that has ended', () => {
  it.each<[string, Partial<Booking>, string | undefined]>([
    ['declined', { state: 'declined' }, 'similar'],
    ['without an answer', { state: 'request-expired' }, 'similar'],
    ['cancelled by the host', cancelledBy('owner'), 'similar'],
    ['cancelled by the guest', cancelledBy('guest'), 'again'],
    ['not paid in time', { state: 'hold-expired' }, 'again'],
    ['over', { state: 'completed' }, 'again'],
    ['still to come', { state: 'confirmed' }, undefined],
    ['the host’s to see', { state: 'declined', role: 'owner' }, undefined],
  ])('%s', (_name, changes, to) => {
    expect(of(changes)?.to).toBe(to);
  });

  it('takes the stay along, and its city where another home is looked for', () => {
    const stay = 'arrivalDate=2030-06-05&departureDate=2030-06-09&adultCount=2&infantCount=1';
    const { cityId } = exampleBooking().home;
    expect(of({ state: 'declined' })?.search.toString()).toBe(`${stay}&cityId=${cityId}`);
    expect(of({ state: 'withdrawn' })?.search.toString()).toBe(stay);
  });

  it('leaves dates behind that have passed', () => {
    const past = of({ state: 'completed', serverTime: '2030-07-01T10:00:00.000Z' });
    expect([past?.search.toString(), past?.hasDates]).toEqual(['adultCount=2&infantCount=1', false]);
  });
});
