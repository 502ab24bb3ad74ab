import {
  type BalanceGroup,
  balanceGroupOf,
  type CurrencyCode,
  DEBTS_SHOWN,
  type LanguageTag,
  LEDGER_LINES_PER_PAGE,
  type LedgerAccountKind,
  type LedgerTransferKind,
  RELEASE_STATES,
  RELEASES_PER_PAGE,
  type ReleaseBlockReason,
  type ReleaseState,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { titleIn } from '../../../database/property-text.ts';
import type { Position } from './balance-cursor.ts';

type BookingColumns = {
  booking_id: string;
  title: string;
  guest_first_name: string;
  arrival_date: string;
  departure_date: string;
};

export type ShownRelease = BookingColumns & {
  id: string;
  subject: 'stay' | 'deposit';
  part: number;
  part_count: number;
  state: Exclude<ReleaseState, 'void'>;
  block_reason: ReleaseBlockReason | null;
  failure_code: string | null;
  currency: CurrencyCode;
  share: number;
  owner_fee: number;
  clawed_back: number;
  due_at: string;
  transferred_at: string | null;
  paid_at: string | null;
  payout_at: string | null;
  iban: string | null;
  /** For cursors. */
  position: string;
};

export type ShownTransfer = BookingColumns & {
  id: string;
  at: string;
  kind: LedgerTransferKind;
  currency: CurrencyCode;
  entries: { account: LedgerAccountKind; amount: number }[];
  position: string;
};

export type DebtRow = BookingColumns & { amount: number; at: string };
export type GroupRow = { currency: CurrencyCode; state: ReleaseState; amount: number; count: number };
export type MonthRow = { month: string; paid: number; expected: number; owner_fee: number };

type Asked = { ownerId: string; currency: CurrencyCode; language?: LanguageTag | undefined };

const microseconds = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const accountLanguage = sql<string>`(select language from account where user_id = property.owner_id)`;

const bookingIn = (language: LanguageTag | undefined) => sql`
  rental_booking.id as booking_id, coalesce(${titleIn(language ?? accountLanguage)}, '') as title,
  coalesce(contact ->> 'firstName', '') as guest_first_name,
  to_char(rental_booking.arrival_date, 'YYYY-MM-DD') as arrival_date,
  to_char(rental_booking.departure_date, 'YYYY-MM-DD') as departure_date
`;

export type BalanceRepository = ReturnType<typeof createBalanceRepository>;

/** What an owner may see of their money, of which every query names them. */
export function createBalanceRepository(database: Database) {
  /** What belongs to a release is read of those that are shown, not of all that an owner has. */
  const listReleases = async (
    { ownerId, currency, language }: Asked,
    condition: ReturnType<typeof sql>,
    order: ReturnType<typeof sql>,
  ): Promise<ShownRelease[]> => {
    const { rows } = await sql<ShownRelease>`
      select money_release.id, subject, part, state_of.part_count, money_release.state, block_reason,
        money_release.failure_code, money_release.currency, share, owner_fee, clawed_back, due_at, transferred_at, paid_at,
        step.created_at as payout_at, payment_recipient.iban, ${bookingIn(language)},
        ${microseconds(sql`due_at`)} as position
      from (
        select * from money_release
        where owner_id = ${ownerId} and currency = ${currency} and state <> 'void' and ${condition}
        ${order} limit ${RELEASES_PER_PAGE + 1}
      ) as money_release
      join rental_booking on rental_booking.id = money_release.booking_id
      join property on property.id = rental_booking.property_id
      cross join lateral (
        select max(other.part)::int as part_count from money_release as other
        where other.booking_id = money_release.booking_id and other.subject = money_release.subject
          and (other.state <> 'void' or other.id = money_release.id)
      ) as state_of
      left join lateral (
        select money_release_step.created_at, money_release_step.recipient_id from money_release_step
        where release_id = money_release.id and kind = 'payout' order by created_at desc limit 1
      ) as step on true
      left join payment_recipient on payment_recipient.id = step.recipient_id
      ${order}
    `.execute(database);
    return rows;
  };

  return {
    /** Of every currency. */
    async sumGroups(ownerId: string): Promise<GroupRow[]> {
      const { rows } = await sql<GroupRow>`
        select currency, state, sum(share - owner_fee - clawed_back)::bigint as amount, count(*)::int as count
        from money_release where owner_id = ${ownerId} and state <> 'void' group by currency, state
      `.execute(database);
      return rows;
    },

    async isOwner(userId: string): Promise<boolean> {
      const { rows } = await sql`select from property where owner_id = ${userId} limit 1`.execute(database);
      return rows.length > 0;
    },

    findRelease: async (ownerId: string, id: string): Promise<ShownRelease | undefined> => {
      const { rows } = await sql<{ currency: CurrencyCode }>`
        select currency from money_release where id = ${id} and owner_id = ${ownerId}
      `.execute(database);
      const currency = rows[0]?.currency;
      return currency && (await listReleases({ ownerId, currency }, sql`money_release.id = ${id}`, sql``))[0];
    },

    listAttention: (asked: Asked) =>
      listReleases(asked, ofGroup('owed'), sql`order by due_at, money_release.id`),

    listNext: (asked: Asked) =>
      listReleases(
        asked,
        sql`money_release.state in ('scheduled', 'transferred', 'payout-created')`,
        sql`order by due_at, money_release.id`,
      ),

    listPaid: (asked: Asked) =>
      listReleases(
        asked,
        ofGroup('paid'),
        sql`order by coalesce(paid_at, transferred_at) desc, money_release.id desc`,
      ),

    listGroup: (asked: Asked, group: BalanceGroup, after: Position | undefined) => {
      if (group === 'held')
        return listReleases(
          asked,
          after
            ? sql`${ofGroup(group)} and (due_at, money_release.id) > (${after.at}, ${after.id})`
            : ofGroup(group),
          sql`order by due_at, money_release.id`,
        );
      return listReleases(
        asked,
        after
          ? sql`${ofGroup(group)} and (due_at, money_release.id) < (${after.at}, ${after.id})`
          : ofGroup(group),
        sql`order by due_at desc, money_release.id desc`,
      );
    },

    /** Newest first. The wallet says the currency: a quote would have to be unpacked for each booking. */
    async listTransfers(
      { ownerId, currency, language }: Asked,
      { bookingId, after }: { bookingId?: string | undefined; after: Position | undefined },
    ): Promise<ShownTransfer[]> {
      const { rows } = await sql<ShownTransfer>`
        select ledger_transfer.id, ledger_transfer.created_at as at, ledger_transfer.kind, ${currency} as currency,
          ${bookingIn(language)}, ${microseconds(sql`ledger_transfer.created_at`)} as position,
          (
            select json_agg(json_build_object('account', ledger_account.kind, 'amount', amount) order by ledger_entry.id)
            from ledger_entry join ledger_account on ledger_account.id = account_id
            where transfer_id = ledger_transfer.id
          ) as entries
        from (
          select ledger_transfer.* from property
          join rental_booking on rental_booking.property_id = property.id
          join ledger_account as wallet on wallet.kind = 'booking-wallet'
            and wallet.booking_id = rental_booking.id and wallet.currency = ${currency}
          join ledger_transfer on ledger_transfer.booking_id = rental_booking.id
          where property.owner_id = ${ownerId}
            ${bookingId ? sql`and rental_booking.id = ${bookingId}` : sql``}
            ${after ? sql`and (ledger_transfer.created_at, ledger_transfer.id) < (${after.at}, ${after.id})` : sql``}
          order by ledger_transfer.created_at desc, ledger_transfer.id desc
          limit ${LEDGER_LINES_PER_PAGE + 1}
        ) as ledger_transfer
        join rental_booking on rental_booking.id = ledger_transfer.booking_id
        join property on property.id = rental_booking.property_id
        order by ledger_transfer.created_at desc, ledger_transfer.id desc
      `.execute(database);
      return rows;
    },

    /** What is owed now, in minor units. */
    async sumDebt({ ownerId, currency }: Asked): Promise<number> {
      const { rows } = await sql<{ debt: number }>`
        select coalesce(-sum(balance), 0)::bigint as debt from ledger_account
        where kind = 'owner-owes' and owner_id = ${ownerId} and currency = ${currency}
      `.execute(database);
      return rows[0]?.debt ?? 0;
    },

    /** What made up a debt, newest first. */
    async listDebts({ ownerId, currency, language }: Asked): Promise<DebtRow[]> {
      const { rows } = await sql<DebtRow>`
        select 0 - amount as amount, ledger_transfer.created_at as at, ${bookingIn(language)}
        from ledger_entry
        join ledger_account on ledger_account.id = account_id and ledger_account.kind = 'owner-owes'
        join ledger_transfer on ledger_transfer.id = transfer_id and ledger_transfer.kind = 'chargeback-lost'
        join rental_booking on rental_booking.id = ledger_transfer.booking_id
        join property on property.id = rental_booking.property_id
        where ledger_account.owner_id = ${ownerId} and ledger_account.currency = ${currency}
        order by ledger_transfer.created_at desc, ledger_entry.id desc limit ${DEBTS_SHOWN}
      `.execute(database);
      return rows;
    },

    /** Months without anything have no row. What is late is expected this month. */
    async sumMonths({ ownerId, currency }: Asked, today: string): Promise<MonthRow[]> {
      const { rows } = await sql<MonthRow>`
        select to_char(at at time zone 'UTC', 'YYYY-MM') as month, sum(paid)::bigint as paid,
          sum(expected)::bigint as expected, sum(fee)::bigint as owner_fee
        from money_release cross join lateral (values
          (paid_at, share - owner_fee - clawed_back, 0, 0),
          (case when state not in ('paid', 'offset') then greatest(due_at, ${today}::timestamptz) end, 0,
            share - owner_fee - clawed_back, 0),
          (transferred_at, 0, 0, owner_fee)
        ) as moved (at, paid, expected, fee)
        where owner_id = ${ownerId} and currency = ${currency} and state <> 'void' and at is not null
        group by 1
      `.execute(database);
      return rows;
    },
  };
}

function ofGroup(group: BalanceGroup) {
  const states = RELEASE_STATES.filter((state) => balanceGroupOf(state) === group);
  return sql`money_release.state = any (${[...states]}::text[])`;
}
