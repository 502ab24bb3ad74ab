import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { ReleaseBlockReason, ReleaseState } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { seededUuid } from '../../../database/seeded-uuid.ts';
import type { Tables } from '../../../database/tables.ts';
import { LOST_OF_DEPOSIT } from '../ledger/ledger.ts';
import type { MoneyReleaseRow, StayRow, StepRow } from './money-release.ts';
import type { PlannedRelease } from './plan-releases.ts';

/** Bookings of which money stays with us and goes on to an owner. */
const RELEASED = sql`state in ('confirmed', 'in-stay', 'completed', 'cancelled', 'no-show', 'disputed')`;

const RELEASE = sql.raw(
  'id, booking_id, owner_id, subject, part, state, block_reason, failure_code, currency, share, owner_fee, guest_fee, ' +
    'tourist_tax, clawed_back, due_at, transferred_at, paid_at',
);
const STEP = sql.raw(
  'id, release_id, kind, state, amount, fees, currency, recipient_id, provider_id, created_at, sent_at',
);

export type MoneyReleaseRepository = ReturnType<typeof createMoneyReleaseRepository>;

export function createMoneyReleaseRepository(database: Database | Transaction<Tables>) {
  const listReleases = async (condition: ReturnType<typeof sql>): Promise<MoneyReleaseRow[]> => {
    const { rows } = await sql<MoneyReleaseRow>`
      select ${RELEASE} from money_release where ${condition}
    `.execute(database);
    return rows;
  };
  const findStep = async (condition: ReturnType<typeof sql>): Promise<StepRow | undefined> => {
    const { rows } = await sql<StepRow>`
      select ${STEP} from money_release_step where ${condition}
    `.execute(database);
    return rows[0];
  };

  return {
    find: async (id: string) => (await listReleases(sql`id = ${id}`))[0],
    listOfBooking: (bookingId: string) =>
      listReleases(sql`booking_id = ${bookingId} and subject = 'stay' order by part`),

    /** What may go on now; what the provider refused is tried again a day later. */
    async listDue(now: Date, maximum: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from money_release
        where due_at <= ${now} and state in ('scheduled', 'blocked', 'transferred')
          and (block_reason is distinct from 'provider-refused' or not exists (
            select from money_release_step
            where release_id = money_release.id and settled_at > ${now}::timestamptz - interval '1 day'
          ))
        order by due_at, id limit ${maximum}
      `.execute(database);
      return rows.map(({ id }) => id);
    },

    /** Steps of which the provider has not said the last word. */
    async listOpen(maximum: number): Promise<string[]> {
      const { rows } = await sql<{ release_id: string }>`
        select release_id from money_release_step where settled_at is null order by created_at limit ${maximum}
      `.execute(database);
      return rows.map(({ release_id: id }) => id);
    },

    /** Undefined where no money of the booking goes to an owner. */
    async findStay(bookingId: string, now: Date): Promise<StayRow | undefined> {
      const { rows } = await sql<StayRow>`
        select to_char(arrival_date, 'YYYY-MM-DD') as arrival_date,
          to_char(departure_date, 'YYYY-MM-DD') as departure_date,
          to_char(rental_booking.check_in_time, 'HH24:MI') as check_in_time, rental_booking.time_zone, quote,
          night_array, refund, owner_fee_percent::float8 as owner_fee_percent, property.owner_id,
          quote ->> 'currency' as currency, rental_booking.state,
          exists (
            select from property_report
            where property_id = property.id and examined_at is not null and closed_at is null
          ) as has_report_open,
          coalesce(deadline_kind = 'no-show-objection', false) as has_objection_open,
          coalesce((
            select sum(amount) from ledger_entry
            join ledger_account on ledger_account.id = account_id
            join ledger_transfer on ledger_transfer.id = transfer_id
            where ledger_account.kind = 'booking-wallet' and ledger_account.booking_id = rental_booking.id
              and ledger_transfer.kind in ('pay-in', 'refund', 'chargeback-lost') and not ${LOST_OF_DEPOSIT}
          ), 0)::bigint as left,
          exists (
            select from payment_attempt
            where payment_attempt.booking_id = rental_booking.id and settled_at is null
              and kind <> 'deposit'
          ) as has_open_attempt,
          profile.mangopay_user_id is not null and owner_identity.state = 'verified' as is_verified,
          payment_recipient.id as recipient_id,
          coalesce(
            owner_tax_data.data is null and cardinality(reminded_at_array) >= 2
              and reminded_at_array[2] <= ${now}
              and requested_at + interval '60 days' <= ${now}::timestamptz, false
          ) as tax_data_blocks
        from rental_booking
        join property on property.id = property_id
        join profile on profile.user_id = property.owner_id
        left join owner_identity on owner_identity.user_id = property.owner_id
        left join payment_recipient
          on payment_recipient.user_id = property.owner_id and payment_recipient.state = 'active'
        left join owner_tax_data on owner_tax_data.user_id = property.owner_id
        where rental_booking.id = ${bookingId} and rental_booking.${RELEASED}
      `.execute(database);
      return rows[0];
    },

    async upsert(
      bookingId: string,
      { owner_id: ownerId, currency }: Pick<StayRow, 'owner_id' | 'currency'>,
      planned: PlannedRelease,
      now: Date,
    ): Promise<void> {
      const { part, dueAt, share, ownerFee, guestFee, touristTax } = planned;
      const state = share + guestFee + touristTax === 0 ? 'void' : 'scheduled';
      await sql`
        insert into money_release (id, booking_id, owner_id, part, state, currency, share, owner_fee, guest_fee,
          tourist_tax, due_at, created_at)
        values (${randomUUIDv7()}, ${bookingId}, ${ownerId}, ${part}, ${state}, ${currency}, ${share}, ${ownerFee},
          ${guestFee}, ${touristTax}, ${dueAt}, ${now})
        on conflict (booking_id, subject, part) do update set
          share = excluded.share, owner_fee = excluded.owner_fee, guest_fee = excluded.guest_fee,
          tourist_tax = excluded.tourist_tax, due_at = excluded.due_at,
          state = case when excluded.state = 'void' or money_release.state = 'void' then excluded.state
            else money_release.state end,
          block_reason = case when excluded.state = 'void' then null else money_release.block_reason end
        where money_release.transferred_at is null
      `.execute(database);
    },

    /** Parts that a shorter or cancelled stay does not have any more. */
    async endFrom(bookingId: string, part: number): Promise<void> {
      await sql`
        update money_release set state = 'void', block_reason = null, share = 0, owner_fee = 0, guest_fee = 0,
          tourist_tax = 0
        where booking_id = ${bookingId} and subject = 'stay' and part >= ${part} and transferred_at is null and state <> 'void'
      `.execute(database);
    },

    async setState(
      id: string,
      state: ReleaseState,
      more: { blockReason?: ReleaseBlockReason; failureCode?: string | null; paidAt?: Date } = {},
    ): Promise<void> {
      await sql`
        update money_release set state = ${state}, block_reason = ${more.blockReason ?? null},
          failure_code = ${more.failureCode ?? null}, paid_at = ${more.paidAt ?? null}
        where id = ${id}
      `.execute(database);
    },

    async noteTransferred(id: string, at: Date): Promise<void> {
      await sql`
        update money_release set state = 'transferred', block_reason = null, failure_code = null,
          transferred_at = ${at}
        where id = ${id}
      `.execute(database);
    },

    async addClawBack(id: string, amount: number): Promise<void> {
      await sql`
        update money_release set clawed_back = clawed_back + ${amount} where id = ${id}
      `.execute(database);
    },

    /**
     * What an owner owes, less what is being made up for, in minor units. Until the end of the transaction
     * nobody else makes up for it.
     */
    async lockDebt(ownerId: string, currency: string): Promise<number> {
      const { rows } = await sql<{ balance: number }>`
        select balance from ledger_account
        where kind = 'owner-owes' and owner_id = ${ownerId} and currency = ${currency} for no key update
      `.execute(database);
      if (!rows[0]) return 0;
      const open = await sql<{ amount: number }>`
        select coalesce(sum(amount), 0)::bigint as amount
        from money_release_step as step join money_release on money_release.id = release_id
        where kind = 'claw-back' and settled_at is null and owner_id = ${ownerId}
          and step.currency = ${currency}
      `.execute(database);
      return 0 - rows[0].balance - (open.rows[0]?.amount ?? 0);
    },

    /** What an owner’s bank sent back goes out again. */
    async resumeReturned(ownerId: string): Promise<void> {
      await sql`
        update money_release set state = 'transferred' where owner_id = ${ownerId} and state = 'returned'
      `.execute(database);
    },

    findOpenStep: (releaseId: string) => findStep(sql`release_id = ${releaseId} and settled_at is null`),
    lockStep: (id: string) => findStep(sql`id = ${id} for no key update`),
    findPayout: (providerId: string) => findStep(sql`kind = 'payout' and provider_id = ${providerId}`),

    /**
     * Its id is the same when the step is made again, after a restore from a backup that does not have it:
     * the provider knows then that it was done.
     */
    async insertStep(
      step: Pick<StepRow, 'release_id' | 'kind' | 'amount' | 'fees' | 'currency' | 'recipient_id'>,
      now: Date,
    ): Promise<void> {
      const { rows } = await sql<{ seed: string }>`
        select concat_ws(' ', booking_id, nullif(subject, 'stay'), part, ${step.kind}::text, (
          select count(*) from money_release_step where release_id = money_release.id and kind = ${step.kind}
        )) as seed from money_release where id = ${step.release_id}
      `.execute(database);
      const id = seededUuid(rows[0]?.seed ?? step.release_id);
      await sql`
        insert into money_release_step (id, release_id, kind, amount, fees, currency, recipient_id, created_at)
        values (${id}, ${step.release_id}, ${step.kind}, ${step.amount}, ${step.fees}, ${step.currency},
          ${step.recipient_id}, ${now})
      `.execute(database);
    },

    async claimStep(id: string, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update money_release_step set state = 'sent', sent_at = ${now}
        where id = ${id} and state = 'created' returning id
      `.execute(database);
      return rows.length > 0;
    },

    async updateStep(
      id: string,
      state: StepRow['state'],
      { providerId, resultCode, now }: { providerId: string | null; resultCode: string | null; now: Date },
    ): Promise<void> {
      await sql`
        update money_release_step set state = ${state}, provider_id = coalesce(${providerId}, provider_id),
          result_code = ${resultCode}, settled_at = ${state === 'succeeded' || state === 'failed' ? now : null}
        where id = ${id}
      `.execute(database);
    },

    /** @returns false when it was noted before */
    async noteReturned(id: string, at: Date): Promise<boolean> {
      const { rows } = await sql`
        update money_release_step set returned_at = ${at} where id = ${id} and returned_at is null returning id
      `.execute(database);
      return rows.length > 0;
    },

    async noteRecipientFailure(recipientId: string | null, code: string | null): Promise<void> {
      await sql`
        update payment_recipient set failure_code = ${code} where id = ${recipientId}
      `.execute(database);
    },

    /** What the provider calls whom and what a step is about. */
    async findParties(releaseId: string) {
      const { rows } = await sql<{
        payer_id: string | null;
        booking_wallet_id: string | null;
        owner_id: string | null;
        owner_wallet_id: string | null;
        payout_method: 'standard' | 'instant';
      }>`
        select payer.provider_id as payer_id, payment_wallet.provider_id as booking_wallet_id,
          owner.provider_id as owner_id, payment_owner_wallet.provider_id as owner_wallet_id,
          coalesce(payout_method, 'standard') as payout_method
        from money_release
        join rental_booking on rental_booking.id = money_release.booking_id
        left join payment_user as payer on payer.user_id = guest_id and payer.category = 'PAYER'
        left join payment_wallet on payment_wallet.booking_id = money_release.booking_id
        left join payment_user as owner
          on owner.user_id = money_release.owner_id and owner.category = 'OWNER'
        left join payment_owner_wallet on payment_owner_wallet.user_id = money_release.owner_id
          and payment_owner_wallet.currency = money_release.currency
        left join payout_setting on payout_setting.user_id = money_release.owner_id
        where money_release.id = ${releaseId}
      `.execute(database);
      return rows[0];
    },

    async findRecipientProvider(recipientId: string | null): Promise<string | null> {
      const { rows } = await sql<{ provider_id: string | null }>`
        select provider_id from payment_recipient where id = ${recipientId}
      `.execute(database);
      return rows[0]?.provider_id ?? null;
    },

    /** The key of the call that makes the owner’s wallet. */
    async openOwnerWallet(userId: string, currency: string, now: Date): Promise<string> {
      await sql`
        insert into payment_owner_wallet (user_id, currency, request_id, created_at)
        values (${userId}, ${currency}, ${randomUUID()}, ${now}) on conflict do nothing
      `.execute(database);
      const { rows } = await sql<{ request_id: string }>`
        select request_id from payment_owner_wallet where user_id = ${userId} and currency = ${currency}
      `.execute(database);
      return rows[0]?.request_id ?? '';
    },

    async noteOwnerWallet(userId: string, currency: string, providerId: string): Promise<void> {
      await sql`
        update payment_owner_wallet set provider_id = ${providerId}
        where user_id = ${userId} and currency = ${currency} and provider_id is null
      `.execute(database);
    },
  };
}
