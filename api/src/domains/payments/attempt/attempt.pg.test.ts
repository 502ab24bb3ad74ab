import {
  DECLINED,
  FRICTIONLESS,
  openPaymentSite,
  type PaymentSite,
  type TestBooking,
} from '../../../testing/payment-site.ts';
import { ATTEMPT_POINTS } from './attempt-point.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await openPaymentSite();
}, 120_000);

afterAll(() => site.close());

afterEach(async () => {
  site.server.control.clearFaults();
  expect((await site.payments.checkLedger()).differences).toEqual([]);
});

const PAY_IN = 'POST /payins/card/direct';
const AUTHORISATION = 'POST /preauthorizations/card/direct';

async function payWith(booking: TestBooking, number = FRICTIONLESS) {
  return site.pay(booking, await site.enterCard(booking, number));
}

/** A booking whose amount was reserved and is to be taken. */
async function accept({ amount = 20_000 } = {}): Promise<TestBooking> {
  const booking = await site.book({ isInstant: false, amount });
  await payWith(booking);
  await site.order((transaction) => site.orders.orderCapture(transaction, booking.id));
  return booking;
}

function refund(booking: TestBooking, amount: number, key: string): Promise<void> {
  const order = { bookingId: booking.id, amount, currency: 'EUR', key } as const;
  return site.order((transaction) => site.orders.orderRefund(transaction, order));
}

describe('an answer that is lost', () => {
  it.each([
    ['lose-before', PAY_IN, true],
    ['lose-after', PAY_IN, true],
    ['lose-before', AUTHORISATION, false],
    ['lose-after', AUTHORISATION, false],
    ['status-503', PAY_IN, true],
    ['status-503', AUTHORISATION, false],
  ] as const)('%s of %s: the amount is charged once', async (kind, target, isInstant) => {
    const booking = await site.book({ isInstant });
    const request = await site.enterCard(booking, FRICTIONLESS);
    site.server.control.injectFault({ kind, target });
    expect(await site.pay(booking, request)).toMatchObject({ state: 'unknown', bookingState: 'held' });
    await site.settleAll();
    expect(await site.find(booking)).toMatchObject({ state: 'succeeded' });
    const expected = isInstant
      ? { wallet: 20_000, reserved: 0, payIns: 1 }
      : { wallet: 0, reserved: 20_000, payIns: 0 };
    expect(await site.atProvider(booking)).toEqual(expected);
    expect(await site.told(booking)).toEqual([`${isInstant ? 'confirmed' : 'requested'} taken`]);
  });

  it('of an answer to its key as well is found in the provider’s lists', async () => {
    for (const isInstant of [true, false]) {
      const booking = await site.book({ isInstant });
      const request = await site.enterCard(booking, FRICTIONLESS);
      site.server.control.injectFault({ kind: 'lose-after', target: isInstant ? PAY_IN : AUTHORISATION });
      await site.pay(booking, request);
      // A key is good for a day.
      site.wait(25 * 60 * 60 * 1000);
      await site.settleAll();
      expect(await site.find(booking)).toMatchObject({ state: 'succeeded' });
      const { wallet, reserved } = await site.atProvider(booking);
      expect(wallet + reserved).toBe(20_000);
    }
  });

  it('after a fault of the provider that did nothing ends the attempt, and the guest pays again', async () => {
    const booking = await site.book();
    const request = await site.enterCard(booking, FRICTIONLESS);
    site.server.control.injectFault({ kind: 'status-500', target: PAY_IN });
    expect(await site.pay(booking, request)).toMatchObject({ state: 'unknown' });
    await site.settleAll();
    expect(await site.find(booking)).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(await payWith(booking)).toMatchObject({ state: 'succeeded' });
    expect(await site.atProvider(booking)).toMatchObject({ payIns: 1 });
  });

  it('is not sent again for a booking that has ended meanwhile', async () => {
    const booking = await site.book();
    const request = await site.enterCard(booking, FRICTIONLESS);
    site.server.control.injectFault({ kind: 'lose-before', target: PAY_IN });
    await site.pay(booking, request);
    await site.setState(booking, 'hold-expired');
    await site.settleAll();
    expect(await site.history(booking)).toEqual(['payment failed 20000']);
    expect(await site.atProvider(booking)).toEqual({ wallet: 0, reserved: 0, payIns: 0 });
  });
});

describe('a process that ends', () => {
  it.each(ATTEMPT_POINTS)('at the point “%s” charges nobody twice and forgets nobody', async (point) => {
    for (const isInstant of [true, false]) {
      const booking = await site.book({ isInstant });
      const request = await site.enterCard(booking, FRICTIONLESS);
      const dying = site.open((reached) => {
        if (reached === point) throw new Error(`ended at ${point}`);
      });
      await expect(site.pay(booking, request, dying)).rejects.toThrow(`ended at ${point}`);
      await site.settleAll();
      expect(await site.find(booking)).toMatchObject({ state: 'succeeded' });
      expect(await site.told(booking)).toEqual([`${isInstant ? 'confirmed' : 'requested'} taken`]);
      const { wallet, reserved, payIns } = await site.atProvider(booking);
      expect([wallet + reserved, payIns]).toEqual([20_000, isInstant ? 1 : 0]);
    }
  });

  it.each(ATTEMPT_POINTS.slice(1))(
    'at the point “%s” of a capture or a refund moves the money once',
    async (point) => {
      const booking = await accept();
      for (const step of ['capture', 'refund']) {
        if (step === 'refund') await refund(booking, 5000, 'cancellation');
        let hasEnded = false;
        const dying = site.open((reached) => {
          if (reached !== point || hasEnded) return;
          hasEnded = true;
          throw new Error('ended');
        });
        await expect(site.runJobs(dying)).rejects.toThrow('ended');
        await site.addJobs();
        await site.settleAll();
      }
      expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 5000, lost: 0 });
      expect(await site.atProvider(booking)).toEqual({ wallet: 15_000, reserved: 0, payIns: 1 });
    },
  );
});

describe('a success that comes too late', () => {
  it.each([true, false])('goes back within a minute (instant: %s)', async (isInstant) => {
    const booking = await site.book({ isInstant });
    const request = await site.enterCard(booking, FRICTIONLESS);
    site.server.control.injectFault({ kind: 'lose-after', target: 'card/direct' });
    expect(await site.pay(booking, request)).toMatchObject({ state: 'unknown' });
    await site.setState(booking, 'hold-expired');
    site.wait(1000);
    expect(await site.find(booking)).toMatchObject({ state: 'succeeded', bookingState: 'hold-expired' });
    await site.runJobs();
    const told = isInstant ? ['confirmed refused', 'refunded'] : ['requested refused'];
    expect(await site.told(booking)).toEqual(told);
    expect(await site.atProvider(booking)).toEqual({ wallet: 0, reserved: 0, payIns: isInstant ? 1 : 0 });
    const total = isInstant ? 20_000 : 0;
    expect(await site.totals(booking)).toEqual({ paid: total, refunded: total, lost: 0 });
  });

  it('goes back also when the attempt counted as failed', async () => {
    const booking = await site.book();
    const request = await site.enterCard(booking, FRICTIONLESS);
    await site.pay(booking, request);
    await site.client.query('delete from told where booking_id = $1', [booking.id]);
    const other = await site.book();
    const late = await site.enterCard(other, FRICTIONLESS);
    site.server.control.injectFault({ kind: 'lose-after', target: PAY_IN });
    await site.pay(other, late);
    await site.client.query(
      `update payment_attempt set state = 'failed', settled_at = now(), request = null where id = $1`,
      [late.id],
    );
    await site.payments.jobs['poll-payment-events']({}, { job: { id: '1' } });
    await site.settleAll();
    expect(await site.told(other)).toEqual(['refunded']);
    expect(await site.history(other)).toEqual(['payment failed 20000', 'refund succeeded 20000']);
    expect(await site.atProvider(other)).toMatchObject({ wallet: 0, payIns: 1 });
    expect(await site.totals(other)).toEqual({ paid: 20_000, refunded: 20_000, lost: 0 });
  });
});

describe('money that was taken', () => {
  it('is not when the capture fails: booking is told, and what was reserved is given back', async () => {
    const booking = await accept();
    site.server.control.declineNext('101101');
    await site.settleAll();
    expect(await site.told(booking)).toEqual(['requested taken', 'capture failed']);
    expect(await site.history(booking)).toEqual([
      'authorisation succeeded 20000',
      'capture failed 20000',
      'release succeeded 20000',
    ]);
    expect(await site.atProvider(booking)).toEqual({ wallet: 0, reserved: 0, payIns: 0 });
  });

  it('goes back once for each key', async () => {
    const booking = await site.book();
    await payWith(booking);
    await Promise.all([1, 2, 3].map(() => refund(booking, 5000, 'cancellation')));
    await refund(booking, 7000, 'cancellation');
    await site.settleAll();
    await refund(booking, 3000, 'change');
    await site.settleAll();
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 8000, lost: 0 });
    expect(await site.atProvider(booking)).toMatchObject({ wallet: 12_000 });
  });

  it('goes back after a capture that is under way', async () => {
    const booking = await accept();
    await refund(booking, 20_000, 'cancellation');
    site.server.control.injectFault({ kind: 'lose-after', target: '/payins/preauthorized/direct' });
    await site.settleAll();
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 20_000, lost: 0 });
    expect(await site.atProvider(booking)).toMatchObject({ wallet: 0 });
  });

  it('goes back in parts when no single payment covers it', async () => {
    const booking = await site.book({ amount: 5000 });
    await payWith(booking);
    await site.setState(booking, 'held');
    await site.client.query(
      `update rental_booking set quote = '{"total": 3000, "currency": "EUR", "lineArray": []}' where id = $1`,
      [booking.id],
    );
    await payWith(booking);
    await refund(booking, 7000, 'cancellation');
    await site.settleAll();
    expect((await site.history(booking)).slice(2)).toEqual([
      'refund succeeded 5000',
      'refund succeeded 2000',
    ]);
    expect(await site.totals(booking)).toEqual({ paid: 8000, refunded: 7000, lost: 0 });
  });

  it('is not given back beyond what was paid, and somebody hears of it', async () => {
    const booking = await site.book();
    await payWith(booking);
    await refund(booking, 20_001, 'cancellation');
    await site.settleAll();
    expect((await site.history(booking)).slice(1)).toEqual(['refund failed 20001']);
    expect(site.errors).toContainEqual(expect.objectContaining({ kind: 'refund' }));
  });

  it('goes back a day later where the provider refunds the same amount once a day', async () => {
    const booking = await site.book();
    await payWith(booking);
    await refund(booking, 2000, 'first change');
    await site.runJobs();
    await refund(booking, 2000, 'second change');
    await site.runJobs();
    expect(await site.totals(booking)).toMatchObject({ refunded: 2000 });
    site.wait(24 * 60 * 60 * 1000 + 1000);
    await site.settleAll();
    expect(await site.totals(booking)).toMatchObject({ refunded: 4000 });
    expect((await site.attempts(booking)).map(({ key, result_code: code }) => `${key} ${code}`)).toContain(
      'second change (repetition 1) 000000',
    );
  });

  it('goes back also after a fault of the provider that did nothing', async () => {
    const booking = await site.book();
    await payWith(booking);
    site.server.control.injectFault({ kind: 'status-500', target: '/refunds' });
    await refund(booking, 4000, 'cancellation');
    await site.settleAll();
    expect((await site.history(booking)).slice(1)).toEqual(['refund failed 4000', 'refund succeeded 4000']);
    expect(await site.atProvider(booking)).toMatchObject({ wallet: 16_000 });
  });

  it('that was never paid is not given back', async () => {
    const booking = await site.book();
    await payWith(booking, DECLINED);
    await refund(booking, 1000, 'cancellation');
    await site.settleAll();
    expect((await site.history(booking)).slice(1)).toEqual(['refund failed 1000']);
  });
});
