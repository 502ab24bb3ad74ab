import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { MoneyMoves } from '../provider/money-moves.ts';
import type { Parties } from '../provider/parties.ts';
import { createOwnerComparison } from './compare-owners.ts';
import type { LedgerDifference, LedgerReport } from './ledger-report.ts';

/** Wallets without money are compared while something may still happen to them. */
const MOVED_DAYS = 30;

type WalletRow = { booking_id: string; provider_id: string; balance: number };

/**
 * Compares the ledger with itself, with the attempts that succeeded and with the provider's wallets. Amounts
 * are minor units.
 */
export function createLedgerCheck(
  database: Database,
  parties: Pick<Parties, 'findBalance'>,
  moves: Pick<MoneyMoves, 'findOwnFunds' | 'findPayout'>,
  now: () => Date,
) {
  const listOwners = createOwnerComparison(database, parties, moves, now);

  const listInner = async (): Promise<LedgerDifference[]> => {
    const { rows } = await sql<LedgerDifference>`
      select 'balance of an account' as what, booking_id as "bookingId",
        coalesce((select sum(amount) from ledger_entry where account_id = ledger_account.id), 0)::bigint as expected,
        balance as found
      from ledger_account
      where balance <> coalesce((select sum(amount) from ledger_entry where account_id = ledger_account.id), 0)
      union all
      select 'sum of all accounts in ' || currency, null, 0, sum(balance)::bigint
      from ledger_account group by currency having sum(balance) <> 0
      union all
      select 'attempt ' || id || ' without a transfer', booking_id, amount, 0
      from payment_attempt
      where state = 'succeeded' and kind in ('payment', 'capture', 'refund', 'deposit-capture')
        and not exists (
        select from ledger_transfer
        where business_key = case payment_attempt.kind
          when 'refund' then 'refund ' when 'deposit-capture' then 'deposit ' else 'pay-in '
        end || payment_attempt.id
      )
      union all
      select step.kind || ' ' || step.id || ' without a transfer', booking_id, amount, 0
      from money_release_step as step join money_release on money_release.id = release_id
      where (step.state = 'succeeded' or (step.state = 'accepted' and step.kind = 'payout')) and not exists (
        select from ledger_transfer
        where business_key = case step.kind
          when 'transfer' then 'release ' when 'claw-back' then 'claw-back ' else 'payout ' end || step.id
      )
      union all
      select 'dispute ' || id || ' without a transfer', booking_id, amount, 0
      from payment_dispute
      where kind <> 'retrieval' and (
        not exists (select from ledger_transfer where business_key = 'chargeback ' || payment_dispute.id)
        or (state = 'won' or settled_at is not null) and not exists (
          select from ledger_transfer where business_key = 'chargeback-' || state || ' ' || payment_dispute.id
        )
      )
    `.execute(database);
    return rows;
  };

  const listWallets = async (): Promise<WalletRow[]> => {
    const since = new Date(now().getTime() - MOVED_DAYS * DAY_MILLISECONDS);
    const { rows } = await sql<WalletRow>`
      select payment_wallet.booking_id, provider_id, coalesce(balance, 0) as balance
      from payment_wallet
      left join ledger_account on ledger_account.kind = 'booking-wallet'
        and ledger_account.booking_id = payment_wallet.booking_id
        and ledger_account.currency = payment_wallet.currency
      where provider_id is not null and (
        balance <> 0 or payment_wallet.created_at > ${since} or exists (
          select from payment_attempt
          where payment_attempt.booking_id = payment_wallet.booking_id and settled_at > ${since}
        )
      )
      order by payment_wallet.booking_id
    `.execute(database);
    return rows;
  };

  const compareWallet = async ({ booking_id: bookingId, provider_id: walletId }: WalletRow) => {
    const outcome = await parties.findBalance(walletId);
    if (outcome.is !== 'answered') return 'unchecked';
    const balance = await findWalletBalance(database, bookingId);
    const found = outcome.value.amount;
    return found === balance ? null : { what: `wallet ${walletId}`, bookingId, expected: balance, found };
  };

  return async (): Promise<LedgerReport> => {
    const report: LedgerReport = { differences: await listInner(), uncheckedCount: 0 };
    for (const wallet of await listWallets()) {
      // Money that moves while it is looked at is no difference: what seems to be one is looked at again.
      const compared = (await compareWallet(wallet)) && (await compareWallet(wallet));
      if (compared === 'unchecked') report.uncheckedCount += 1;
      else if (compared) report.differences.push(compared);
    }
    const { differences, uncheckedCount } = await listOwners();
    report.differences.push(...differences);
    report.uncheckedCount += uncheckedCount;
    return report;
  };
}

async function findWalletBalance(database: Database, bookingId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(balance), 0)::bigint as balance from ledger_account
    where kind = 'booking-wallet' and booking_id = ${bookingId}
  `.execute(database);
  return rows[0]?.balance ?? 0;
}
