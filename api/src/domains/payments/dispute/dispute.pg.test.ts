import { CANCELLATION_POLICIES } from '@moien/contract';
import type { TestBooking } from '../../../testing/payment-site.ts';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { SANDBOX_CLIENT } from '../index.ts';
import { post } from '../ledger/ledger.ts';
import { createDisputes } from '../provider/disputes.ts';
import { createMangopayClient } from '../provider/mangopay-client.ts';
import { createDisputeDesk } from './contest-dispute.ts';
import { createDisputeRepository } from './dispute.repository.ts';
import { collectEvidence } from './evidence.ts';

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

async function payInOf({ id }: TestBooking): Promise<string> {
  const { rows } = await site.client.query(
    `select provider_id from payment_attempt where booking_id = $1 and kind = 'payment'`,
    [id],
  );
  return rows[0].provider_id;
}

/** As a hook tells of it. */
async function tell(eventType: string, disputeId: string): Promise<void> {
  await site.payments.hooks.receive({ eventType, resourceId: disputeId, date: site.now() });
  await site.runJobs();
}

async function open(booking: TestBooking, amount?: number): Promise<string> {
  const id = site.server.control.openDispute(await payInOf(booking), { amount });
  await tell('DISPUTE_CREATED', id);
  return id;
}

async function close(disputeId: string, result: 'WON' | 'LOST' | 'VOID'): Promise<void> {
  site.server.control.closeDispute(disputeId, result);
  await tell('DISPUTE_CLOSED', disputeId);
}

/** What each account of the ledger received for the booking. */
async function moved({ id }: TestBooking, kind: string): Promise<Record<string, number>> {
  const { rows } = await site.client.query(
    `select ledger_account.kind, sum(amount)::int as amount
     from ledger_entry join ledger_account on ledger_account.id = account_id
     join ledger_transfer on ledger_transfer.id = transfer_id
     where ledger_transfer.booking_id = $1 and ledger_transfer.kind = $2 group by 1`,
    [id, kind],
  );
  return Object.fromEntries(rows.map((row) => [row.kind, row.amount]));
}

/** Of 336.28, an amount that the sandbox refuses to pay out: it stays in the owner’s wallet for a day. */
async function refusedPayout(): Promise<TestBooking> {
  const booking = await payouts.stay({ amount: 34_668 });
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ block_reason: 'provider-refused' });
  return booking;
}

const debt = async () => (await site.payments.balances.find(payouts.ownerId, 'EUR')).owedToUs;

async function paidOut(amount?: number): Promise<TestBooking> {
  const booking = await payouts.stay({ amount });
  await payouts.untilPaid(booking);
  return booking;
}

describe('a payment that the guest’s bank takes back', () => {
  it('keeps the owner’s money until the bank has decided in their favour', async () => {
    const booking = await payouts.stay();
    const dispute = await open(booking);
    expect(await moved(booking, 'chargeback')).toEqual({ disputes: -20_000, cards: 20_000 });
    await payouts.runDue();
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'blocked', block_reason: 'dispute' });
    await close(dispute, 'WON');
    expect(await moved(booking, 'chargeback-won')).toEqual({ disputes: 20_000, cards: -20_000 });
    await payouts.untilPaid(booking);
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid', share: 20_000 });
    expect(await site.told(booking)).toEqual(['confirmed taken', 'disputed', 'dispute won']);
    expect(await debt()).toBe(0);
  });

  it('and keeps is settled from the stay’s wallet: the owner gets nothing and owes nothing', async () => {
    const booking = await payouts.stay();
    await close(await open(booking), 'LOST');
    expect(await moved(booking, 'chargeback-lost')).toEqual({ disputes: 20_000, 'booking-wallet': -20_000 });
    await payouts.runDue();
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'void', share: 0 });
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 20_000, lost: 20_000 });
    expect(await debt()).toBe(0);
  });

  it('in part leaves the rest to the owner', async () => {
    const booking = await payouts.stay();
    await close(await open(booking, 5000), 'LOST');
    await payouts.untilPaid(booking);
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid', share: 15_000, owner_fee: 450 });
  });

  it('after it was paid out is owed by the owner, and made up for by their next money, to the cent', async () => {
    const booking = await paidOut();
    const dispute = await open(booking);
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid' });
    await close(dispute, 'LOST');
    expect(await moved(booking, 'chargeback-lost')).toEqual({
      disputes: 20_000,
      'owner-owes': -19_400,
      fees: -600,
    });
    const balance = await site.payments.balances.find(payouts.ownerId, 'EUR');
    expect(balance).toMatchObject({
      owedToUs: 19_400,
      debtArray: [{ booking: { bookingId: booking.id }, amount: 19_400 }],
    });
    // The next stay is smaller: all of it makes up for the debt.
    const small = await payouts.stay({ amount: 10_000 });
    await payouts.runDue();
    expect(await payouts.releaseOf(small)).toMatchObject({ state: 'offset', payouts: 0 });
    expect(await payouts.movesOf(small)).toEqual([
      ['TRANSFER', 10_000],
      ['TRANSFER', 9700],
    ]);
    expect(await debt()).toBe(9700);
    // The one after it is larger: the rest is paid out.
    const large = await paidOut(30_000);
    expect(await payouts.movesOf(large)).toEqual([
      ['TRANSFER', 30_000],
      ['TRANSFER', 9700],
      ['PAYOUT', 19_400],
    ]);
    const after = await site.payments.balances.find(payouts.ownerId, 'EUR');
    expect(after).toMatchObject({ owedToUs: 0, debtArray: [] });
    expect(await moved(large, 'claw-back')).toEqual({ 'owner-wallet': -9700, 'owner-owes': 9700 });
  });

  it('while it lies in the owner’s wallet is taken from there', async () => {
    const booking = await refusedPayout();
    await close(await open(booking), 'LOST');
    expect(await debt()).toBe(33_628);
    site.wait(DAY + HOUR);
    await payouts.runDue();
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'offset', payouts: 0 });
    expect(await debt()).toBe(0);
  });

  it('never takes a deposit that is on its way to the owner', async () => {
    const booking = await paidOut();
    const move = (amount: number) =>
      site.database.transaction().execute((transaction) =>
        post(transaction, {
          businessKey: `deposit of ${booking.id}: ${amount}`,
          kind: 'pay-in',
          bookingId: booking.id,
          entries: [
            { account: 'cards', amount: 0 - amount, currency: 'EUR' },
            { account: 'booking-wallet', amount, currency: 'EUR' },
          ],
        }),
      );
    await move(5000);
    await site.client.query(
      `insert into money_release (id, booking_id, owner_id, subject, part, state, currency, share, owner_fee,
         guest_fee, tourist_tax, due_at, created_at)
       values (gen_random_uuid(), $1, $2, 'deposit', 1, 'scheduled', 'EUR', 5000, 0, 0, 0, now(), now())`,
      [booking.id, payouts.ownerId],
    );
    expect(await createDisputeRepository(site.database).findMoney(booking.id, 'stay')).toMatchObject({
      left: 0,
    });
    await site.client.query(`delete from money_release where booking_id = $1 and subject = 'deposit'`, [
      booking.id,
    ]);
    await move(-5000);
  });

  it('that cannot be contested is lost as it begins', async () => {
    const booking = await payouts.stay();
    const id = site.server.control.openDispute(await payInOf(booking), { type: 'NOT_CONTESTABLE' });
    await tell('DISPUTE_CREATED', id);
    await tell('DISPUTE_CLOSED', id);
    expect(await moved(booking, 'chargeback-lost')).toEqual({ disputes: 20_000, 'booking-wallet': -20_000 });
  });

  it('of which only documents are wanted moves nothing', async () => {
    const booking = await payouts.stay();
    const id = site.server.control.openDispute(await payInOf(booking), { type: 'RETRIEVAL' });
    await tell('DISPUTE_CREATED', id);
    await close(id, 'LOST');
    expect(await moved(booking, 'chargeback')).toEqual({});
    await payouts.untilPaid(booking);
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid' });
  });
});

describe('what the provider says of a dispute', () => {
  it('many times and in any order is recorded once', async () => {
    const booking = await payouts.stay();
    const id = site.server.control.openDispute(await payInOf(booking));
    site.server.control.closeDispute(id, 'LOST');
    await tell('DISPUTE_CLOSED', id);
    await tell('DISPUTE_CREATED', id);
    await Promise.all([tell('DISPUTE_CLOSED', id), tell('DISPUTE_SUBMITTED', id)]);
    expect(await moved(booking, 'chargeback')).toEqual({ disputes: -20_000, cards: 20_000 });
    expect(await moved(booking, 'chargeback-lost')).toEqual({ disputes: 20_000, 'booking-wallet': -20_000 });
    expect(await site.told(booking)).toEqual(['confirmed taken', 'disputed', 'dispute lost']);
  });

  it.each(['lose-before', 'lose-after', 'status-500', 'status-503'] as const)(
    'of its settlement may get lost (%s): it is settled once',
    async (kind) => {
      const booking = await payouts.stay();
      const dispute = await open(booking);
      site.server.control.injectFault({ kind, target: 'POST /repudiations' });
      await close(dispute, 'LOST');
      for (let round = 0; round < 4; round += 1) {
        site.wait(3 * 60 * 1000);
        await payouts.runDue();
      }
      expect(await moved(booking, 'chargeback-lost')).toEqual({
        disputes: 20_000,
        'booking-wallet': -20_000,
      });
    },
  );

  it('about a second dispute keeps the money until both are decided', async () => {
    const booking = await payouts.stay();
    const first = await open(booking, 5000);
    const second = await open(booking, 3000);
    await close(first, 'WON');
    await payouts.runDue();
    expect(await payouts.releaseOf(booking)).toMatchObject({ block_reason: 'dispute' });
    await close(second, 'VOID');
    await payouts.untilPaid(booking);
    expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid', share: 20_000 });
  });
});

it.each(['lose-before', 'lose-after', 'status-500'] as const)(
  'a claw-back whose answer is lost (%s) takes the money once',
  async (kind) => {
    const next = await refusedPayout();
    await close(await open(await paidOut()), 'LOST');
    site.wait(DAY + HOUR);
    site.server.control.injectFault({ kind, target: 'POST /transfers' });
    for (let days = 0; days < 4; days += 1) {
      await payouts.untilPaid(next);
      site.wait(DAY + HOUR);
    }
    expect(await payouts.releaseOf(next)).toMatchObject({ state: 'paid', payouts: 1 });
    expect(await payouts.movesOf(next)).toEqual([
      ['TRANSFER', 34_668],
      ['TRANSFER', 19_400],
      ['PAYOUT', 14_228],
    ]);
    expect(await debt()).toBe(0);
  },
);

it('is contested by an operator with the evidence of the booking, once', async () => {
  const booking = await payouts.stay();
  await site.client.query(`update rental_booking set policy = $2 where id = $1`, [
    booking.id,
    JSON.stringify(CANCELLATION_POLICIES.moderate),
  ]);
  const providerId = await open(booking);
  const client = createMangopayClient({ origin: site.server.origin, ...SANDBOX_CLIENT, isSandbox: true });
  const desk = createDisputeDesk(site.database, createDisputes(client), site.now);
  const [dispute] = (await desk.listUndecided()).filter(({ booking_id: id }) => id === booking.id);
  const file = await desk.writeEvidence(dispute?.id ?? '');
  const { text } = await readPdf(file ?? Buffer.alloc(0));
  for (const words of ['€200.00', 'Léa Muller', 'FRAUD', 'Until 120 hours before check-in'])
    expect(text).toContain(words);
  const evidence = await collectEvidence(site.database, dispute?.id ?? '');
  expect(evidence).toMatchObject({
    bookingId: booking.id,
    guest: 'Léa Muller',
    payments: [{ kind: 'payment', amount: 20_000 }],
    refunded: 0,
  });
  expect(await desk.contest(dispute?.id ?? '')).toEqual({ is: 'sent' });
  expect(await desk.contest(dispute?.id ?? '')).toEqual({ is: 'decided' });
  expect(await desk.contest(booking.id)).toEqual({ is: 'unknown' });
  const { disputes = [], disputeDocuments = [] } = site.server.control.objects();
  expect(disputes.find(({ Id: id }) => id === providerId)).toMatchObject({
    Status: 'SUBMITTED',
    ContestedFunds: { Amount: 20_000 },
  });
  expect(disputeDocuments).toMatchObject([{ DisputeId: providerId, Status: 'VALIDATION_ASKED' }]);
  await close(providerId, 'WON');
});

it('a report keeps the money of a home while an operator looks into it', async () => {
  const booking = await payouts.stay();
  const { rows } = await site.client.query(
    `insert into property_report (id, property_id, reason, text)
     values (gen_random_uuid(), $1, 'fraud', 'This is another home.') returning id`,
    [site.propertyId],
  );
  const mark = (column: string) =>
    site.client.query(`update property_report set ${column} = now() where id = $1`, [rows[0].id]);
  await mark('examined_at');
  await payouts.runDue();
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'blocked', block_reason: 'report' });
  await mark('closed_at');
  await payouts.untilPaid(booking);
  expect(await payouts.releaseOf(booking)).toMatchObject({ state: 'paid' });
});
