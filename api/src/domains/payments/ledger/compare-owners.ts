import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { MoneyMoves, Move } from '../provider/money-moves.ts';
import type { Outcome } from '../provider/outcome.ts';
import type { Parties } from '../provider/parties.ts';
import type { LedgerDifference, LedgerReport } from './ledger-report.ts';

/** Payouts are compared while a bank may still send them back. */
const PAYOUT_DAYS = 30;

type WalletRow = { user_id: string; currency: string; provider_id: string };
type CurrencyRow = { currency: string };
type PayoutRow = {
  id: string;
  booking_id: string;
  provider_id: string;
  amount: number;
  state: 'accepted' | 'succeeded';
};
type Compared = LedgerDifference | 'unchecked' | null;

/** Kinds of accounts that lie in the platform’s own wallets at the provider. */
const OWN_FUNDS = sql`kind in ('fees', 'tourist-tax', 'disputes', 'owner-owes')`;

/**
 * Compares the owners’ wallets, our own funds, and each payout with what the provider says of them. Amounts
 * are minor units.
 */
export function createOwnerComparison(
  database: Database,
  parties: Pick<Parties, 'findBalance'>,
  moves: Pick<MoneyMoves, 'findOwnFunds' | 'findPayout'>,
  now: () => Date,
) {
  const read = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
    (await statement.execute(database)).rows as Row[];

  const balanceOf = async (condition: ReturnType<typeof sql>): Promise<number> => {
    const [row] = await read<{ balance: number }>(
      sql`select coalesce(sum(balance), 0)::bigint as balance from ledger_account where ${condition}`,
    );
    return row?.balance ?? 0;
  };

  const compareWallet = async ({
    user_id: ownerId,
    currency,
    provider_id: walletId,
  }: WalletRow): Promise<Compared> => {
    const outcome = await parties.findBalance(walletId);
    if (outcome.is !== 'answered') return 'unchecked';
    const expected = await balanceOf(
      sql`kind = 'owner-wallet' and owner_id = ${ownerId} and currency = ${currency}`,
    );
    return difference(`owner wallet ${walletId}`, null, expected, outcome.value.amount);
  };

  /** Whatever is ours: how a lost dispute is shared between us and owners moves nothing at the provider. */
  const compareOwnFunds = async ({ currency }: CurrencyRow): Promise<Compared> => {
    const outcome = await moves.findOwnFunds(currency);
    if (outcome.is !== 'answered') return 'unchecked';
    const expected = await balanceOf(sql`${OWN_FUNDS} and currency = ${currency}`);
    return difference(`own funds in ${currency}`, null, expected, outcome.value);
  };

  const comparePayout = async (row: PayoutRow): Promise<Compared> =>
    comparedPayout(row, await moves.findPayout(row.provider_id));

  const compareAll = async <Row>(
    rows: Row[],
    compare: (row: Row) => Promise<Compared>,
  ): Promise<Compared[]> => {
    const found: Compared[] = [];
    // Money that moves while it is looked at is no difference: what seems to be one is looked at again.
    for (const row of rows) found.push((await compare(row)) && (await compare(row)));
    return found;
  };

  return async (): Promise<LedgerReport> => {
    const since = new Date(now().getTime() - PAYOUT_DAYS * DAY_MILLISECONDS);
    const wallets = await read<WalletRow>(sql`
      select user_id, currency, provider_id from payment_owner_wallet where provider_id is not null order by 1, 2
    `);
    const currencies = await read<CurrencyRow>(sql`
      select distinct currency from ledger_account where ${OWN_FUNDS} order by 1
    `);
    const payouts = await read<PayoutRow>(sql`
      select step.id, booking_id, provider_id, amount, step.state
      from money_release_step as step join money_release on money_release.id = release_id
      where step.kind = 'payout' and step.state in ('accepted', 'succeeded') and step.created_at > ${since}
      order by step.created_at
    `);
    const compared = [
      ...(await compareAll(wallets, compareWallet)),
      ...(await compareAll(currencies, compareOwnFunds)),
      ...(await compareAll(payouts, comparePayout)),
    ];
    return {
      differences: compared.filter((one) => one !== null && one !== 'unchecked'),
      uncheckedCount: compared.filter((one) => one === 'unchecked').length,
    };
  };
}

function difference(
  what: string,
  bookingId: string | null,
  expected: number,
  found: number,
): LedgerDifference | null {
  return found === expected ? null : { what, bookingId, expected, found };
}

/** One that the provider does not know, or has refused, has moved nothing. */
function comparedPayout(
  { provider_id: id, booking_id: bookingId, amount, state }: PayoutRow,
  outcome: Outcome<Move>,
): Compared {
  if (outcome.is === 'unknown') return 'unchecked';
  const isGone = outcome.is === 'refused' || outcome.value.status === 'FAILED';
  const found = isGone ? 0 : outcome.value.amount;
  const hasArrived = outcome.is === 'answered' && outcome.value.status === 'SUCCEEDED';
  if (found !== amount) return { what: `payout ${id}`, bookingId, expected: amount, found };
  // The provider may be ahead by some minutes, and never behind.
  if (state === 'succeeded' && !hasArrived)
    return { what: `payout ${id} has not arrived`, bookingId, expected: amount, found: 0 };
  return null;
}
