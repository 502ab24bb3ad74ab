import { randomUUID } from 'node:crypto';
import {
  FRICTIONLESS,
  openPaymentSite,
  type PaymentSite,
  type TestBooking,
} from '../../../testing/payment-site.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { addRecipient, verifyOwner } from '../../../testing/verified-owner.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let site: PaymentSite;
let ownerId: string;

beforeAll(async () => {
  site = await openPaymentSite();
  const { rows } = await site.client.query('select owner_id from property where id = $1', [site.propertyId]);
  ownerId = rows[0].owner_id;
}, 120_000);

afterAll(() => site.close());

async function pay(amount: number, arrivalInDays: number): Promise<TestBooking> {
  const booking = await site.book({ amount });
  await site.pay(booking, await site.enterCard(booking, FRICTIONLESS));
  await site.client.query(
    `update rental_booking set state = 'confirmed', owner_fee_percent = 3,
       arrival_date = $2::date, departure_date = $2::date + 2
     where id = $1`,
    [booking.id, new Date(site.now().getTime() + arrivalInDays * DAY).toISOString().slice(0, 10)],
  );
  await site.runJobs();
  return booking;
}

const runDue = () => site.payments.jobs['run-due-money-releases']({}, { job: { id: '1' } });
const find = () => site.payments.balances.find(ownerId, 'EUR');

async function figures(): Promise<Record<string, number>> {
  const { figureArray } = await find();
  return Object.fromEntries(figureArray.map(({ group, amount }) => [group, amount]));
}

/** What the ledger says of the owner. */
async function inLedger(): Promise<Record<string, number>> {
  const { rows } = await site.client.query(
    'select kind, sum(balance)::int as balance from ledger_account where owner_id = $1 group by kind',
    [ownerId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

it('says of nobody’s money that there is none', async () => {
  const balance = await site.payments.balances.find(await insertPerson(site.client), undefined);
  expect(balance).toMatchObject({ currency: 'EUR', isOwner: false, attentionArray: [], nextArray: [] });
  expect(balance.figureArray.map(({ amount }) => amount)).toEqual([0, 0, 0, 0]);
  expect(balance.monthArray).toHaveLength(18);
});

it('says where each cent is, from the payment to the bank', async () => {
  await pay(20_000, 10);
  const begun = await pay(10_000, -3);
  expect(await figures()).toEqual({ owed: 0, held: 29_100, 'on-its-way': 0, paid: 0 });
  await runDue();
  expect(await figures()).toEqual({ owed: 9700, held: 19_400, 'on-its-way': 0, paid: 0 });
  expect((await find()).attentionArray).toMatchObject([
    {
      state: 'blocked',
      blockReason: 'identity-missing',
      amount: 9700,
      expectedOn: null,
      booking: { bookingId: begun.id },
    },
  ]);
  await verifyOwner(site, ownerId);
  await addRecipient(site, ownerId);
  await runDue();
  expect(await figures()).toEqual({ owed: 0, held: 19_400, 'on-its-way': 9700, paid: 0 });
  expect(await inLedger()).toMatchObject({ 'owner-wallet': 0, payouts: 9700 });
  site.wait(DAY + HOUR);
  await runDue();
  expect(await figures()).toEqual({ owed: 0, held: 19_400, 'on-its-way': 0, paid: 9700 });
  expect(await inLedger()).toEqual({ 'owner-wallet': 0, payouts: 0, bank: 9700 });
  const { ledger, monthArray, figureArray } = await find();
  expect(ledger.lineArray.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payout-paid', 9700],
    ['payout', 9700],
    ['release', 10_000],
    ['pay-in', 10_000],
    ['pay-in', 20_000],
  ]);
  for (const { entryArray } of ledger.lineArray)
    expect(entryArray.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const thisMonth = monthArray.find(({ month }) => month === site.now().toISOString().slice(0, 7));
  expect(thisMonth?.paid).toBe(9700);
  expect(monthArray.reduce((sum, { expected }) => sum + expected, 0)).toBe(19_400);
  expect(monthArray.reduce((sum, { ownerFee }) => sum + ownerFee, 0)).toBe(300);
  expect(figureArray.find(({ group }) => group === 'paid')).toMatchObject({ count: 1, dateAmount: 9700 });
});

it('goes on by pages, each line and each release once', async () => {
  for (let index = 0; index < 25; index += 1) await pay(1000 + index, 5 + index);
  const { balances } = site.payments;
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { currency: 'EUR', group: 'held', ...(cursor ? { cursor } : {}) } as const;
    const page = await balances.findReleases(ownerId, query);
    seen.push(...page.releaseArray.map(({ dueAt, id }) => `${dueAt} ${id}`));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([...new Set(seen)].sort());
  expect(seen).toHaveLength(26);
  const lines: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await balances.findLines(ownerId, { currency: 'EUR', ...(cursor ? { cursor } : {}) });
    lines.push(...page.lineArray.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toHaveLength(30);
}, 120_000);

it('is shown to its owner alone', async () => {
  const stranger = await insertPerson(site.client);
  const { balances } = site.payments;
  const { releaseArray } = await balances.findReleases(ownerId, { currency: 'EUR', group: 'paid' });
  const [paid] = releaseArray;
  await expect(balances.repeatPayout(stranger, paid?.id ?? '')).rejects.toMatchObject({
    code: 'release-not-found',
  });
  await expect(balances.repeatPayout(ownerId, paid?.id ?? '')).rejects.toMatchObject({
    code: 'release-not-returned',
  });
  expect(await balances.findLines(stranger, { currency: 'EUR' })).toEqual({
    lineArray: [],
    nextCursor: null,
  });
  expect((await balances.findReleases(stranger, { currency: 'EUR', group: 'held' })).releaseArray).toEqual(
    [],
  );
});

it.each(['', 'nonsense', Buffer.from(`2030-99-99T00:00:00.000000Z ${randomUUID()}`).toString('base64url')])(
  'refuses the cursor “%s”',
  async (cursor) => {
    await expect(
      site.payments.balances.findLines(ownerId, { currency: 'EUR', cursor }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'invalid-request',
    });
  },
);

it('names homes in the language that is asked for, else in that of the account', async () => {
  await pay(20_000, 12);
  await site.client.query(
    `insert into property_text (property_id, language, title, description) values ($1, 'de', 'Ein Zuhause', '')`,
    [site.propertyId],
  );
  const { balances } = site.payments;
  const titleOf = async (language?: 'de' | 'fr') =>
    (await balances.find(ownerId, 'EUR', language)).nextArray[0]?.booking?.title;
  expect([await titleOf('de'), await titleOf('fr'), await titleOf()]).toEqual([
    'Ein Zuhause',
    'A home',
    'A home',
  ]);
  const query = { currency: 'EUR', language: 'de' } as const;
  const { lineArray } = await balances.findLines(ownerId, query);
  const { releaseArray } = await balances.findReleases(ownerId, { ...query, group: 'held' });
  expect([lineArray[0]?.booking?.title, releaseArray[0]?.booking.title]).toEqual([
    'Ein Zuhause',
    'Ein Zuhause',
  ]);
});
