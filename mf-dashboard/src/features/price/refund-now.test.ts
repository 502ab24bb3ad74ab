import { exampleBooking } from '../examples/example-booking.ts';
import { refundNow } from './refund-now.ts';

const at = (serverTime: string, role: 'guest' | 'owner') =>
  refundNow({ value: exampleBooking({ role, serverTime }), arrival: performance.now() });

describe('what comes back now', () => {
  it('follows the policy of the booking and the clock of the server', () => {
    expect(at('2030-05-01T10:00:00.000Z', 'guest')).toMatchObject({
      total: 68_476,
      rule: 'all-nights-returned',
    });
    expect(at('2030-06-04T10:00:00.000Z', 'guest')).toMatchObject({
      total: 22_200 + 6_000,
      rule: 'first-nights-kept-part-returned',
    });
  });

  it('is everything when the host cancels before check-in', () => {
    expect(at('2030-06-04T10:00:00.000Z', 'owner')?.total).toBe(68_476);
  });

  it('is nothing to say before the booking is confirmed', () => {
    const received = { value: exampleBooking({ state: 'requested' }), arrival: 0 };
    expect(refundNow(received)).toBeUndefined();
  });
});
