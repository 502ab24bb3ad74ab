import type { Day } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Rows that are read at a time. */
const BATCH = 1000;

const COLUMNS = [
  'entry',
  'posted_at',
  'transfer',
  'kind',
  'business_key',
  'booking',
  'account',
  'account_booking',
  'account_owner',
  'amount',
  'currency',
  'balance_after',
] as const;

type Row = Record<(typeof COLUMNS)[number], string | number | null>;

/**
 * The ledger's entries of some days as CSV (RFC 4180), in the order in which they were posted. Amounts are
 * minor units; the entries of a transfer sum to zero in each currency.
 * @param from first UTC day @param to last UTC day
 */
export async function* exportJournal(database: Database, from: Day, to: Day): AsyncGenerator<string> {
  yield line(COLUMNS);
  for (let after = 0; ; ) {
    const { rows } = await sql<Row & { entry: number }>`
      select ledger_entry.id as entry,
        to_char(ledger_transfer.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as posted_at,
        ledger_transfer.id as transfer, ledger_transfer.kind, business_key, ledger_transfer.booking_id as booking,
        ledger_account.kind as account, ledger_account.booking_id as account_booking,
        ledger_account.owner_id as account_owner, amount, ledger_entry.currency, balance_after
      from ledger_entry
      join ledger_transfer on ledger_transfer.id = transfer_id
      join ledger_account on ledger_account.id = account_id
      where ledger_entry.id > ${after}
        and ledger_transfer.created_at >= ${from}::date::timestamp at time zone 'UTC'
        and ledger_transfer.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
      order by ledger_entry.id limit ${BATCH}
    `.execute(database);
    for (const row of rows) yield line(COLUMNS.map((column) => row[column]));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.entry;
  }
}

function line(values: readonly (string | number | null)[]): string {
  return `${values.map((value) => quoted(String(value ?? ''))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
