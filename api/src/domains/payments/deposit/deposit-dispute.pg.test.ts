import { createDepositStays, type DepositStays } from '../../../testing/deposit-stays.ts';
import type { TestBooking } from '../../../testing/payment-site.ts';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { collectEvidence } from '../dispute/evidence.ts';

const HOUR = 60 * 60 * 1000;
const TAKEN = 12_345;

let payouts: PayoutSite;
let site: PayoutSite['site'];
let stays: DepositStays;

beforeAll(async () => {
  payouts = await openPayoutSite();
  site = payouts.site;
  stays = createDepositStays(payouts);
}, 120_000);

afterAll(() => site?.close());

afterEach(async () => {
  expect((await site.payments.checkLedger()).differences).toEqual([]);
});

/** A stay whose guest has accepted the claim. */
async function captured(): Promise<TestBooking> {
  const booking = await stays.reserved();
  await stays.leave(booking, 1);
  await stays.claim(booking, TAKEN);
  await stays.answer(booking, true);
  await site.runJobs();
  return booking;
}

/** An operator who looks into a report keeps the money where it is. */
async function held<Result>(work: () => Promise<Result>): Promise<Result> {
  await site.client.query(
    `insert into property_report (id, property_id, reason, text, examined_at)
     values (gen_random_uuid(), $1, 'fraud', 'This is another home.', now())`,
    [site.propertyId],
  );
  const result = await work();
  await site.client.query('delete from property_report');
  return result;
}

async function tell(eventType: string, disputeId: string): Promise<void> {
  await site.payments.hooks.receive({ eventType, resourceId: disputeId, date: site.now() });
  await site.runJobs();
}

async function open({ id }: TestBooking, amount?: number): Promise<string> {
  const { rows } = await site.client.query(
    `select provider_id from payment_attempt where booking_id = $1 and kind = 'deposit-capture'`,
    [id],
  );
  const dispute = site.server.control.openDispute(rows[0].provider_id, { amount });
  await tell('DISPUTE_CREATED', dispute);
  return dispute;
}

async function close(dispute: string, result: 'WON' | 'LOST'): Promise<void> {
  site.server.control.closeDispute(dispute, result);
  await tell('DISPUTE_CLOSED', dispute);
}

async function untilPaid(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await stays.run();
    site.wait(13 * HOUR);
  }
}

async function releases({ id }: TestBooking): Promise<[string, string, number][]> {
  const { rows } = await site.client.query(
    `select subject, state, share::int from money_release where booking_id = $1 order by subject, part`,
    [id],
  );
  return rows.map(({ subject, state, share }) => [subject, state, share]);
}

const debt = async () => (await site.payments.balances.find(payouts.ownerId, 'EUR')).owedToUs;

describe('a deposit that the guest’s bank takes back', () => {
  it('is held while the bank decides, and goes on when it decides for the owner', async () => {
    const { booking, dispute } = await held(async () => {
      const taken = await captured();
      return { booking: taken, dispute: await open(taken) };
    });
    const { rows } = await site.client.query('select id, state from payment_dispute where provider_id = $1', [
      dispute,
    ]);
    expect(rows).toMatchObject([{ state: 'open' }]);
    expect((await collectEvidence(site.database, rows[0].id))?.payments).toMatchObject([
      { kind: 'payment', amount: 20_000 },
      { kind: 'deposit-capture', amount: TAKEN },
    ]);
    await untilPaid();
    expect((await releases(booking))[0]).toEqual(['deposit', 'blocked', TAKEN]);
    await close(dispute, 'WON');
    await untilPaid();
    expect(await releases(booking)).toEqual([
      ['deposit', 'paid', TAKEN],
      ['stay', 'paid', 20_000],
    ]);
  });

  it('and keeps before the release is taken from what is held, and leaves the stay’s money alone', async () => {
    const [whole, part] = await held(async () => [await captured(), await captured()] as const);
    await close(await held(() => open(whole)), 'LOST');
    await close(await held(() => open(part, 2345)), 'LOST');
    await untilPaid();
    expect(await releases(whole)).toEqual([
      ['deposit', 'void', 0],
      ['stay', 'paid', 20_000],
    ]);
    expect(await releases(part)).toEqual([
      ['deposit', 'paid', 10_000],
      ['stay', 'paid', 20_000],
    ]);
    expect(await site.totals(whole)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
    expect(await debt()).toBe(0);
  });

  it('after the release costs nobody anything when it is won, and is owed by the owner when it is lost', async () => {
    const booking = await captured();
    await untilPaid();
    await close(await open(booking, 345), 'WON');
    expect(await debt()).toBe(0);
    await close(await open(booking, 12_000), 'LOST');
    expect(await debt()).toBe(12_000);
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
  });

  it('is said to the operators when nobody knows the payment', async () => {
    const booking = await captured();
    await site.client.query(
      `update payment_attempt set provider_id = provider_id || 'x' where booking_id = $1 and kind = 'payment'`,
      [booking.id],
    );
    const paid = site.server.control
      .objects()
      .transactions?.filter((transaction) => Reflect.get(transaction, 'Type') === 'PAYIN')
      .at(-2);
    const dispute = site.server.control.openDispute(String(paid?.Id));
    await tell('DISPUTE_CREATED', dispute);
    expect(site.errors).toContainEqual({ providerId: dispute, payInId: paid?.Id });
    site.errors.length = 0;
    site.server.control.closeDispute(dispute, 'WON');
  });
});
