import { randomUUID } from 'node:crypto';
import { FRICTIONLESS, openPaymentSite, type PaymentSite } from '../../../testing/payment-site.ts';
import { type LedgerEntry, post } from './ledger.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await openPaymentSite();
}, 120_000);

afterAll(() => site.close());

const entry = (
  account: LedgerEntry['account'],
  amount: number,
  currency: LedgerEntry['currency'] = 'EUR',
) => ({
  account,
  amount,
  currency,
});

async function postEntries(
  entries: LedgerEntry[],
  { businessKey = randomUUID() as string, bookingId = '' } = {},
): Promise<boolean> {
  const posting = {
    businessKey,
    kind: 'pay-in',
    bookingId: bookingId || (await site.book()).id,
    entries,
  } as const;
  return site.database.transaction().execute((transaction) => post(transaction, posting));
}

describe('a transfer', () => {
  it('is recorded once for its business key', async () => {
    const entries = [entry('cards', -100), entry('booking-wallet', 100)];
    const posting = { businessKey: randomUUID(), bookingId: (await site.book()).id };
    const recorded = await Promise.all([1, 2, 3, 4].map(() => postEntries(entries, posting)));
    expect(recorded.filter((isNew) => isNew)).toHaveLength(1);
  });

  it.each([
    ['does not sum to zero', [entry('cards', -100), entry('booking-wallet', 99)]],
    ['sums to zero only across currencies', [entry('cards', -100), entry('booking-wallet', 100, 'CHF')]],
    ['has no entries', []],
    ['takes more from a wallet than is in it', [entry('cards', 100), entry('booking-wallet', -100)]],
  ])('is refused when it %s', async (_case, entries) => {
    await expect(postEntries(entries)).rejects.toMatchObject({ code: '23514' });
    expect((await site.payments.checkLedger()).differences).toEqual([]);
  });

  it('keeps the balances right when many are posted at once', async () => {
    const before = await balanceOfCards();
    const bookings = [await site.book(), await site.book(), await site.book()];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const entries = [entry('cards', -(index + 1)), entry('booking-wallet', index + 1)];
        const { id: bookingId } = bookings[index % bookings.length] ?? { id: '' };
        return postEntries(index % 2 === 0 ? entries : entries.toReversed(), { bookingId });
      }),
    );
    expect(await balanceOfCards()).toBe(before - (30 * 31) / 2);
    expect((await site.payments.checkLedger()).differences).toEqual([]);
  });
});

async function balanceOfCards(): Promise<number> {
  const { rows } = await site.client.query(
    `select coalesce(sum(balance), 0)::int as balance from ledger_account where kind = 'cards' and currency = 'EUR'`,
  );
  return rows[0].balance;
}

describe('the ledger', () => {
  it.each([
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'truncate ledger_entry cascade',
    `update ledger_transfer set kind = 'refund'`,
    'delete from ledger_transfer',
    'update ledger_account set balance = balance + 1',
    'delete from ledger_account',
  ])('refuses “%s”', async (statement) => {
    await postEntries([entry('cards', -100), entry('booking-wallet', 100)]);
    await expect(site.client.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('reports what it and the provider do not agree on', async () => {
    const booking = await site.book();
    await site.pay(booking, await site.enterCard(booking, FRICTIONLESS));
    expect((await site.payments.checkLedger()).differences).toEqual([]);
    await site.database.transaction().execute((transaction) =>
      post(transaction, {
        businessKey: 'a mistake',
        kind: 'pay-in',
        bookingId: booking.id,
        entries: [entry('cards', -5), entry('booking-wallet', 5)],
      }),
    );
    expect((await site.payments.checkLedger()).differences).toEqual([
      { what: expect.stringMatching(/^wallet /), bookingId: booking.id, expected: 20_005, found: 20_000 },
    ]);
  });
});
