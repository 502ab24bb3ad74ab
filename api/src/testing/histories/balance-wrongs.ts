import {
  BALANCE_GROUPS,
  type LedgerAccountKind,
  type LedgerLine,
  type MoneyRelease,
  type MoneyReleasePage,
} from '@moien/contract';
import type { MoneySite } from '../money/money-site.ts';
import { providerMoney } from './provider-money.ts';

const CURRENCY = 'EUR';

type Sums = Partial<Record<LedgerAccountKind, number>>;

/**
 * Compares what an owner is shown of their money with the ledger's accounts and the provider's transactions,
 * to the cent. To be asked while nothing moves.
 * @returns sentences of what differs
 */
export async function findBalanceWrongs(site: MoneySite, ownerId: string): Promise<string[]> {
  const { balances } = site.process();
  const balance = await balances.find(ownerId, CURRENCY);
  const releases = await listReleases(site, ownerId);
  const lines = await listLines(site, ownerId);
  const { ofOwner, ofStays } = await sumAccounts(site, ownerId);
  const wallets = await listWallets(site, ownerId);
  const own = providerMoney(site.server, wallets.ofOwner);
  const stays = providerMoney(site.server, wallets.ofStays);

  const amountOf = (condition: (release: MoneyRelease) => boolean) =>
    releases.filter(condition).reduce((sum, { amount }) => sum + amount, 0);
  const paid = amountOf(({ state }) => state === 'paid');
  const transferred = amountOf(({ state, transferredAt }) => transferredAt !== null && state !== 'paid');
  const owed = await sumNotTransferred(site, ownerId);

  const wrongs: string[] = [];
  const equal = (what: string, ...amounts: number[]) => {
    if (new Set(amounts).size > 1) wrongs.push(`${what}: ${amounts.join(', ')}`);
  };
  for (const group of BALANCE_GROUPS) {
    const figure = balance.figureArray.find((one) => one.group === group);
    const listed = releases.filter((release) => release.group === group);
    equal(
      `figure ${group}`,
      figure?.amount ?? 0,
      amountOf((release) => release.group === group),
    );
    equal(`count of ${group}`, figure?.count ?? 0, listed.length);
  }
  const months = balance.monthArray.reduce((sum, month) => sum + month.paid, 0);
  equal('paid: shown, by month, ledger, provider', paid, months, ofOwner.bank ?? 0, own.atBank);
  equal('on its way: shown, ledger', transferred, (ofOwner['owner-wallet'] ?? 0) + (ofOwner.payouts ?? 0));
  equal('in the owner’s wallet: ledger, provider', ofOwner['owner-wallet'] ?? 0, own.inWallets);
  equal('payouts under way: ledger, provider', ofOwner.payouts ?? 0, own.underWay);
  equal('not transferred: shares, ledger, provider', owed, ofStays, stays.inWallets);
  const ofLines = sumLines(lines);
  for (const account of ['bank', 'owner-wallet', 'payouts'] as const)
    equal(`lines of ${account}`, ofLines[account] ?? 0, ofOwner[account] ?? 0);
  equal('lines of the stays’ wallets', ofLines['booking-wallet'] ?? 0, ofStays);
  for (const { id, entryArray } of lines)
    equal(
      `line ${id}`,
      0,
      entryArray.reduce((sum, { amount }) => sum + amount, 0),
    );
  return wrongs;
}

async function listReleases(site: MoneySite, ownerId: string): Promise<MoneyRelease[]> {
  const found: MoneyRelease[] = [];
  for (const group of BALANCE_GROUPS)
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { currency: CURRENCY, group, ...(cursor ? { cursor } : {}) } as const;
      const page: MoneyReleasePage = await site.process().balances.findReleases(ownerId, query);
      found.push(...page.releaseArray);
      cursor = page.nextCursor;
    }
  return found;
}

async function listLines(site: MoneySite, ownerId: string): Promise<LedgerLine[]> {
  const found: LedgerLine[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { currency: CURRENCY, ...(cursor ? { cursor } : {}) } as const;
    const page = await site.process().balances.findLines(ownerId, query);
    found.push(...page.lineArray);
    cursor = page.nextCursor;
  }
  return found;
}

function sumLines(lines: readonly LedgerLine[]): Sums {
  const sums: Sums = {};
  for (const { entryArray } of lines)
    for (const { account, amount } of entryArray) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
}

/** Balances derived from the ledger's entries. */
async function sumAccounts({ client }: MoneySite, ownerId: string) {
  const { rows } = await client.query<{ kind: LedgerAccountKind; amount: number; is_stay: boolean }>(
    `select ledger_account.kind, sum(ledger_entry.amount)::int as amount, owner_id is null as is_stay
     from ledger_entry join ledger_account on ledger_account.id = account_id
     where owner_id = $1 or booking_id in (
       select rental_booking.id from rental_booking join property on property.id = property_id
       where property.owner_id = $1
     ) group by ledger_account.kind, is_stay`,
    [ownerId],
  );
  const ofOwner: Sums = Object.fromEntries(
    rows.filter(({ is_stay: isStay }) => !isStay).map(({ kind, amount }) => [kind, amount]),
  );
  return { ofOwner, ofStays: rows.find(({ is_stay: isStay }) => isStay)?.amount ?? 0 };
}

async function listWallets({ client }: MoneySite, ownerId: string) {
  const { rows } = await client.query<{ provider_id: string; is_stay: boolean }>(
    `select provider_id, false as is_stay from payment_owner_wallet where user_id = $1
     union all
     select provider_id, true from payment_wallet
     join rental_booking on rental_booking.id = booking_id join property on property.id = property_id
     where property.owner_id = $1`,
    [ownerId],
  );
  const idsOf = (isStay: boolean) =>
    rows.filter((row) => row.is_stay === isStay).map((row) => row.provider_id);
  return { ofOwner: idsOf(false), ofStays: idsOf(true) };
}

/** The owner's shares, our fees and the taxes of what lies in the stays' wallets. */
async function sumNotTransferred({ client }: MoneySite, ownerId: string): Promise<number> {
  const { rows } = await client.query<{ amount: number }>(
    `select coalesce(sum(share + guest_fee + tourist_tax), 0)::int as amount from money_release
     where owner_id = $1 and transferred_at is null and state <> 'void'`,
    [ownerId],
  );
  return rows[0]?.amount ?? 0;
}
