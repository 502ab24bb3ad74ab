import { randomUUID } from 'node:crypto';
import type { CurrencyCode, LedgerAccountKind, LedgerTransferKind } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { PaymentTotals } from '../../booking/index.ts';

export type LedgerEntry = {
  account: LedgerAccountKind;
  /** Minor units; what the account receives is positive. */
  amount: number;
  currency: CurrencyCode;
};

export type LedgerPosting = {
  /** The same key again is the same transfer. */
  businessKey: string;
  kind: LedgerTransferKind;
  bookingId: string;
  /** Whose accounts are meant, where an entry is in one of an owner’s. */
  ownerId?: string;
  /** Their sum is zero in each currency. */
  entries: readonly LedgerEntry[];
};

/**
 * Records that money has moved, in the transaction that records why. To be called last: the accounts stay
 * locked until the end of the transaction.
 * @returns false when it was recorded before
 */
export async function post(
  transaction: Transaction<Tables>,
  { businessKey, kind, bookingId, ownerId, entries }: LedgerPosting,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into ledger_transfer (id, business_key, kind, booking_id)
    values (${randomUUID()}, ${businessKey}, ${kind}, ${bookingId})
    on conflict (business_key) do nothing
    returning id
  `.execute(transaction);
  const transferId = rows[0]?.id;
  if (transferId === undefined) return false;
  const accountIds = new Map<LedgerEntry, number>();
  for (const entry of entries)
    if (entry.amount !== 0)
      accountIds.set(entry, await findAccount(transaction, { bookingId, ownerId }, entry));
  await lockAccounts(transaction, [...accountIds.values()]);
  for (const [{ amount, currency }, accountId] of accountIds)
    await sql`
      insert into ledger_entry (transfer_id, account_id, amount, currency)
      values (${transferId}, ${accountId}, ${amount}, ${currency})
    `.execute(transaction);
  return true;
}

/** Whether a `ledger_transfer` is a lost dispute of a deposit: that is no part of the stay's money. */
export const LOST_OF_DEPOSIT = sql`(ledger_transfer.kind = 'chargeback-lost' and exists (
  select from payment_dispute join payment_attempt on payment_attempt.id = attempt_id
  where payment_dispute.booking_id = ledger_transfer.booking_id and payment_attempt.kind = 'deposit-capture'
    and ledger_transfer.business_key = 'chargeback-lost ' || payment_dispute.id
))`;

/** In minor units, from the ledger. */
export async function totalsOf(transaction: Transaction<Tables>, bookingId: string): Promise<PaymentTotals> {
  const { rows } = await sql<PaymentTotals>`
    select coalesce(sum(amount) filter (where ledger_transfer.kind = 'pay-in'), 0)::bigint as paid,
      coalesce(sum(case ledger_transfer.kind when 'refund' then 0 - amount else amount end)
        filter (where ledger_transfer.kind in ('refund', 'chargeback-lost')), 0)::bigint as refunded,
      coalesce(sum(amount) filter (where ledger_transfer.kind = 'chargeback-lost'), 0)::bigint as lost
    from ledger_entry
    join ledger_account on ledger_account.id = account_id
    join ledger_transfer on ledger_transfer.id = transfer_id
    where ledger_transfer.booking_id = ${bookingId}
      and ledger_account.kind = case ledger_transfer.kind
        when 'chargeback-lost' then 'disputes' else 'booking-wallet' end
      and not ${LOST_OF_DEPOSIT}
  `.execute(transaction);
  return rows[0] ?? { paid: 0, refunded: 0, lost: 0 };
}

const OF_OWNER: readonly LedgerAccountKind[] = ['owner-wallet', 'payouts', 'bank', 'owner-owes'];

/** A wallet's account is the booking's own, or the owner's; the others are one for each currency. */
async function findAccount(
  transaction: Transaction<Tables>,
  whose: { bookingId: string; ownerId: string | undefined },
  { account, currency }: LedgerEntry,
): Promise<number> {
  const bookingId = account === 'booking-wallet' ? whose.bookingId : null;
  const ownerId = OF_OWNER.includes(account) ? (whose.ownerId ?? null) : null;
  const find = async () => {
    const { rows } = await sql<{ id: number }>`
      select id from ledger_account
      where kind = ${account} and booking_id is not distinct from ${bookingId}::uuid
        and owner_id is not distinct from ${ownerId}::uuid and currency = ${currency}
    `.execute(transaction);
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await sql`
    insert into ledger_account (kind, booking_id, owner_id, currency)
    values (${account}, ${bookingId}, ${ownerId}, ${currency})
    on conflict do nothing
  `.execute(transaction);
  const made = await find();
  if (made === undefined) throw new Error(`The ledger has no account ${account} for ${whose.bookingId}.`);
  return made;
}

/** In the order of their ids, so that two transfers never wait for each other. */
async function lockAccounts(transaction: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  await sql`
    select id from ledger_account where id = any (${[...ids]}::bigint[]) order by id for no key update
  `.execute(transaction);
}
