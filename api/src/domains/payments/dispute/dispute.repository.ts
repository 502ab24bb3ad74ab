import { randomUUIDv7 } from 'node:crypto';
import type { CurrencyCode } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { seededUuid } from '../../../database/seeded-uuid.ts';
import type { Tables } from '../../../database/tables.ts';
import { LOST_OF_DEPOSIT } from '../ledger/ledger.ts';
import type { ProviderDispute } from '../provider/disputes.ts';

/** A payment that a guest's bank takes back. Amounts in minor units. */
export type DisputeRow = {
  id: string;
  booking_id: string;
  attempt_id: string;
  provider_id: string;
  repudiation_id: string | null;
  kind: ProviderDispute['kind'];
  reason: string;
  state: ProviderDispute['state'];
  amount: number;
  currency: CurrencyCode;
  contest_by: string | null;
  opened_at: string;
  closed_at: string | null;
  settlement_refusal_count: number;
  settlement_id: string | null;
  settlement_amount: number | null;
  settlement_sent_at: string | null;
  settled_at: string | null;
};

/** What a lost dispute of a stay, or of its deposit, can be taken from; minor units. */
export type DisputedMoney = {
  owner_id: string;
  /** In the stay's wallet, of the stay alone or of the deposit alone. */
  left: number;
  /** Released to the owner, less our fee. */
  received: number;
  /** Released to us: our fees of both sides, and the tourist tax. */
  kept: number;
  /** Whether something of it is on its way by now. */
  is_moving: boolean;
};

const COLUMNS = sql.raw(
  'id, booking_id, attempt_id, provider_id, repudiation_id, kind, reason, state, amount, currency, contest_by, ' +
    'opened_at, closed_at, settlement_refusal_count, settlement_id, settlement_amount, settlement_sent_at, settled_at',
);

export type DisputeRepository = ReturnType<typeof createDisputeRepository>;

export function createDisputeRepository(database: Database | Transaction<Tables>) {
  const list = async (condition: ReturnType<typeof sql>): Promise<DisputeRow[]> => {
    const { rows } = await sql<DisputeRow>`
      select ${COLUMNS} from payment_dispute where ${condition}
    `.execute(database);
    return rows;
  };

  return {
    find: async (id: string) => (await list(sql`id = ${id}`))[0],
    lock: async (id: string) => (await list(sql`id = ${id} for no key update`))[0],
    findByProviderId: async (providerId: string) => (await list(sql`provider_id = ${providerId}`))[0],
    findNewest: async (bookingId: string) =>
      (
        await list(sql`
          booking_id = ${bookingId} and kind <> 'retrieval' order by opened_at desc, id desc limit 1
        `)
      )[0],
    listUndecided: (maximum: number) =>
      list(sql`state in ('open', 'submitted') order by contest_by nulls last, id limit ${maximum}`),
    listUnsettled: (maximum: number) =>
      list(sql`state = 'lost' and settled_at is null order by closed_at, id limit ${maximum}`),

    /** False where it is known already. */
    async insert(
      { bookingId, attemptId, providerId }: { bookingId: string; attemptId: string; providerId: string },
      dispute: ProviderDispute,
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        insert into payment_dispute (id, booking_id, attempt_id, provider_id, repudiation_id, kind, reason, state,
          amount, currency, contest_by, opened_at)
        values (${randomUUIDv7()}, ${bookingId}, ${attemptId}, ${providerId}, ${dispute.repudiationId},
          ${dispute.kind}, ${dispute.reason}, 'open', ${dispute.amount}, ${dispute.currency}, ${dispute.contestBy},
          ${now})
        on conflict (provider_id) do nothing returning id
      `.execute(database);
      return rows.length > 0;
    },

    async noteState(
      id: string,
      { state, repudiationId, contestBy }: ProviderDispute,
      now: Date,
    ): Promise<void> {
      const isClosed = state === 'won' || state === 'lost';
      await sql`
        update payment_dispute set state = ${state}, closed_at = ${isClosed ? now : null},
          repudiation_id = coalesce(repudiation_id, ${repudiationId}), contest_by = ${contestBy}
        where id = ${id}
      `.execute(database);
    },

    async noteSubmitted(id: string): Promise<void> {
      await sql`
        update payment_dispute set state = 'submitted' where id = ${id} and state = 'open'
      `.execute(database);
    },

    /** Whether the money of the booking is still in dispute. */
    async hasOther(bookingId: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_dispute
        where booking_id = ${bookingId} and id <> ${id} and kind <> 'retrieval'
          and (state in ('open', 'submitted') or state = 'lost' and settled_at is null)
        limit 1
      `.execute(database);
      return rows.length > 0;
    },

    /** A dispute of a deposit is about the deposit's release alone, one of a stay never about it. */
    async isOfDeposit(attemptId: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_attempt where id = ${attemptId} and kind = 'deposit-capture'
      `.execute(database);
      return rows.length > 0;
    },

    /** A later release goes on with what the bank has left of the deposit. */
    async takeFromDeposit(bookingId: string, amount: number): Promise<void> {
      await sql`
        update money_release set share = share - ${amount},
          state = case when share = ${amount} then 'void' else state end,
          block_reason = case when share = ${amount} then null else block_reason end
        where booking_id = ${bookingId} and subject = 'deposit' and transferred_at is null and state <> 'void'
      `.execute(database);
    },

    async findMoney(bookingId: string, subject: 'stay' | 'deposit'): Promise<DisputedMoney> {
      const { rows } = await sql<DisputedMoney>`
        select property.owner_id,
          case ${subject}::text when 'deposit' then deposit.held else coalesce((
            select sum(balance) from ledger_account
            where kind = 'booking-wallet' and ledger_account.booking_id = rental_booking.id
          ), 0)::bigint - deposit.held end as left,
          released.received, released.kept,
          exists (
            select from payment_attempt
            where payment_attempt.booking_id = rental_booking.id and settled_at is null and kind <> 'deposit'
          ) or exists (
            select from money_release_step as step join money_release on money_release.id = release_id
            where money_release.booking_id = rental_booking.id and step.kind = 'transfer' and settled_at is null
          ) as is_moving
        from rental_booking join property on property.id = property_id
        cross join lateral (
          select coalesce(sum(share), 0)::bigint as held from money_release
          where money_release.booking_id = rental_booking.id and subject = 'deposit'
            and transferred_at is null and state <> 'void'
        ) as deposit
        cross join lateral (
          select coalesce(sum(share - owner_fee), 0)::bigint as received,
            coalesce(sum(owner_fee + guest_fee + tourist_tax), 0)::bigint as kept
          from money_release
          where money_release.booking_id = rental_booking.id and subject = ${subject}
            and transferred_at is not null
        ) as released
        where rental_booking.id = ${bookingId}
      `.execute(database);
      const [money] = rows;
      if (!money) throw new Error(`The booking ${bookingId} is gone.`);
      return money;
    },

    /** @returns what owners have been charged for lost disputes of the booking so far, in minor units */
    async sumOwed(bookingId: string, subject?: 'stay' | 'deposit'): Promise<number> {
      const { rows } = await sql<{ owed: number }>`
        select coalesce(-sum(amount), 0)::bigint as owed
        from ledger_entry
        join ledger_account on ledger_account.id = account_id and ledger_account.kind = 'owner-owes'
        join ledger_transfer on ledger_transfer.id = transfer_id and ledger_transfer.kind = 'chargeback-lost'
        where ledger_transfer.booking_id = ${bookingId}
          and (${subject ?? null}::text is null or ${LOST_OF_DEPOSIT} = (${subject ?? null}::text = 'deposit'))
      `.execute(database);
      return rows[0]?.owed ?? 0;
    },

    /**
     * Its id is the same when it is intended again, after a restore from a backup that does not have it: the
     * provider knows then that it was done.
     */
    async intendSettlement(
      { id, provider_id: providerId, settlement_refusal_count: refusals }: DisputeRow,
      amount: number,
    ): Promise<void> {
      await sql`
        update payment_dispute set settlement_id = ${seededUuid(`settlement ${providerId} ${refusals}`)},
          settlement_amount = ${amount}
        where id = ${id} and settlement_id is null
      `.execute(database);
    },

    /** Answers true to one caller alone, who then calls the provider. */
    async claimSettlement(id: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update payment_dispute set settlement_sent_at = ${now}
        where id = ${id} and settlement_sent_at is null returning id
      `.execute(database);
      return rows.length > 0;
    },

    /** Another call has another key. */
    async forgetSettlement(id: string): Promise<void> {
      await sql`
        update payment_dispute set settlement_id = null, settlement_amount = null, settlement_sent_at = null,
          settlement_refusal_count = settlement_refusal_count + 1
        where id = ${id}
      `.execute(database);
    },

    async noteSettled(id: string, now: Date): Promise<void> {
      await sql`update payment_dispute set settled_at = ${now} where id = ${id}`.execute(database);
    },

    async findParties(bookingId: string) {
      const { rows } = await sql<{ payer_id: string | null; wallet_id: string | null }>`
        select payment_user.provider_id as payer_id, payment_wallet.provider_id as wallet_id
        from rental_booking
        left join payment_user on payment_user.user_id = guest_id and category = 'PAYER'
        left join payment_wallet on payment_wallet.booking_id = rental_booking.id
        where rental_booking.id = ${bookingId}
      `.execute(database);
      return rows[0] ?? { payer_id: null, wallet_id: null };
    },
  };
}
