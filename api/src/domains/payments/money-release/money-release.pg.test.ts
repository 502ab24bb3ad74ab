import { FRICTIONLESS } from '../../../testing/payment-site.ts';
import { MOVED_ONCE, openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { addRecipient } from '../../../testing/verified-owner.ts';
import { RELEASE_POINTS } from './money-release.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let payouts: PayoutSite;
let site: PayoutSite['site'];

beforeAll(async () => {
  payouts = await openPayoutSite();
  site = payouts.site;
}, 120_000);

afterAll(() => site?.close());

afterEach(async () => {
  site.server.control.clearFaults();
  expect((await site.payments.checkLedger()).differences).toEqual([]);
});

async function balanceOf(kind: string): Promise<number> {
  const { rows } = await site.client.query(
    'select coalesce(sum(balance), 0)::int as balance from ledger_account where kind = $1',
    [kind],
  );
  return rows[0].balance;
}

it('is held until it is due, then transferred less our fee, paid out, and arrives', async () => {
  const booking = await site.book();
  await site.pay(booking, await site.enterCard(booking, FRICTIONLESS));
  await site.runJobs();
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'scheduled', share: 20_000, payouts: 0 });
  const [fees, bank] = [await balanceOf('fees'), await balanceOf('bank')];
  const begun = await payouts.stay();
  await payouts.runDue();
  expect(await payouts.releaseOf(begun)).toMatchObject({
    state: 'payout-created',
    share: 20_000,
    owner_fee: 600,
  });
  expect(await balanceOf('payouts')).toBe(19_400);
  site.wait(DAY + HOUR);
  await payouts.runDue();
  expect(await payouts.releaseOf(begun)).toMatchObject({ state: 'paid', payouts: 1 });
  expect([(await balanceOf('fees')) - fees, (await balanceOf('bank')) - bank]).toEqual([600, 19_400]);
  expect(
    (await payouts.movedFor(begun)).map(({ Type: type, DebitedFunds: { Amount: amount } }) => [type, amount]),
  ).toEqual([
    ['TRANSFER', 20_000],
    ['PAYOUT', 19_400],
  ]);
});

it.each([
  ['disputed', 'dispute'],
  ['no-show', 'no-show-objection'],
])('of a booking that is %s is kept: %s', async (state, reason) => {
  const booking = await payouts.stay();
  await site.client.query(
    `update rental_booking set state = $2, deadline_kind = $3, deadline_at = case when $3::text is null then null else now() end
     where id = $1`,
    [booking.id, state, reason === 'dispute' ? null : reason],
  );
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'blocked', block_reason: reason });
  expect(await payouts.movedFor(booking)).toEqual([]);
  await site.client.query(
    `update rental_booking set state = 'completed', deadline_kind = null, deadline_at = null where id = $1`,
    [booking.id],
  );
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'payout-created', block_reason: null });
});

it('of a booking whose guest gets something back is less by that', async () => {
  const cancelled = await payouts.stay();
  await site.client.query(
    `update rental_booking set state = 'cancelled', cancelled_by = 'guest',
       refund = '{"total": 5000, "lineArray": [{"kind": "nights", "amount": 5000}]}' where id = $1`,
    [cancelled.id],
  );
  const order = { bookingId: cancelled.id, amount: 5000, currency: 'EUR', key: 'cancellation' } as const;
  await site.order((transaction) => site.orders.orderRefund(transaction, order));
  // The refund is under way: nothing goes to the owner before it has ended.
  await payouts.runDue();
  expect(await payouts.movedFor(cancelled)).toEqual([]);
  await site.settleAll();
  await payouts.runDue();
  expect(await payouts.releaseOf(cancelled)).toMatchObject({
    state: 'payout-created',
    share: 15_000,
    owner_fee: 450,
  });
});

it('that the bank sends back waits for another account, and is paid again once', async () => {
  const booking = await payouts.stay({ amount: 30_000 });
  await payouts.runDue();
  site.wait(DAY + HOUR);
  await payouts.runDue();
  const payout = (await payouts.movedFor(booking)).find(({ Type: type }) => type === 'PAYOUT');
  site.server.control.returnPayout(payout?.Id ?? '');
  await site.payments.jobs['poll-payment-events']({}, { job: { id: '1' } });
  await site.runJobs();
  expect(await payouts.releaseOf(booking)).toMatchObject({
    state: 'returned',
    failure_code: '121006',
    payouts: 0,
  });
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'returned' });
  await addRecipient(site, payouts.ownerId, 'DE89370400440532013000');
  await payouts.runDue();
  site.wait(DAY + HOUR);
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid', payouts: 1 });
});

it('that the provider refuses is kept, and tried again a day later', async () => {
  // 336.28 is an amount of the sandbox that ends in 002998.
  const booking = await payouts.stay({ amount: 34_668 });
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({
    state: 'blocked',
    block_reason: 'provider-refused',
    failure_code: '002998',
  });
  await payouts.runDue();
  const { rowCount } = await site.client.query(
    `select from money_release_step join money_release on money_release.id = release_id
     where booking_id = $1 and kind = 'payout'`,
    [booking.id],
  );
  expect(rowCount).toBe(1);
});

describe('a process that ends', () => {
  it.each(RELEASE_POINTS)('at the point “%s” of each step pays exactly once', async (point) => {
    for (let nth = 1; nth <= 3; nth += 1) {
      const booking = await payouts.killAt(point, nth);
      expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid', payouts: 1 });
      expect(await payouts.movesOf(booking)).toEqual(MOVED_ONCE);
    }
  });
});

describe('an answer of the provider', () => {
  it.each([
    ['lose-before', 'POST /transfers'],
    ['lose-after', 'POST /transfers'],
    ['status-500', 'POST /transfers'],
    ['status-503', 'POST /transfers'],
    ['lose-before', 'POST /payouts'],
    ['lose-after', 'POST /payouts'],
    ['status-500', 'POST /payouts'],
    ['status-503', 'POST /payouts'],
    ['lose-after', 'POST /wallets'],
  ] as const)('that is lost (%s of %s) pays exactly once', async (kind, target) => {
    const booking = await payouts.stay();
    site.server.control.injectFault({ kind, target });
    await payouts.runDue();
    await payouts.untilPaid(booking);
    // What a fault of the provider has used up is tried again a day later with another key.
    for (let days = 0; days < 3 && (await payouts.releaseOf(booking)).state !== 'paid'; days += 1) {
      site.wait(DAY + HOUR);
      await payouts.untilPaid(booking);
    }
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid', payouts: 1 });
    expect(await payouts.movesOf(booking)).toEqual(MOVED_ONCE);
  });

  it('is given to many processes at once, and pays exactly once', async () => {
    const booking = await payouts.stay();
    await Promise.all([1, 2, 3, 4].map(() => payouts.runDue()));
    await payouts.untilPaid(booking);
    expect(await payouts.movesOf(booking)).toEqual(MOVED_ONCE);
  });
});
