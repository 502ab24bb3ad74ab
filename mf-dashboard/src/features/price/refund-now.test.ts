import { exampleBooking, exampleDeadline } from '../examples/example-booking.ts';
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

  it('is no more than what is paid', () => {
    const of = (paidTotal: number) => {
      const deadline = exampleDeadline('payment', 80_000);
      return refundNow({ value: exampleBooking({ deadline, paidTotal }), arrival: performance.now() });
    };
    expect(of(0)).toMatchObject({ total: 0, lineArray: [] });
    expect(of(50_000)).toMatchObject({ total: 50_000, lineArray: [] });
    expect(of(68_476)?.lineArray).not.toEqual([]);
  });

  it('is nothing to say before the booking is confirmed', () => {
    const received = { value: exampleBooking({ state: 'requested' }), arrival: 0 };
    expect(refundNow(received)).toBeUndefined();
  });
});
