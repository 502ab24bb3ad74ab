import type { PaymentAttemptState } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { OperationParties } from '../provider/operation.ts';
import type { Attempt } from './attempt.ts';

export type NewAttempt = Pick<Attempt, 'id' | 'booking_id' | 'kind' | 'amount' | 'currency'> &
  Partial<Pick<Attempt, 'change_id' | 'key' | 'source_id' | 'request'>> & { createdAt: Date };

export type AttemptUpdate = {
  state: PaymentAttemptState;
  providerId?: string | null;
  resultCode?: string | null;
  challengeUrl?: string | null;
  endsAt?: Date | null;
};

const COLUMNS = sql.raw(
  'id, booking_id, change_id, kind, key, amount, currency, state, source_id, provider_id, result_code, ' +
    'challenge_url, card_alias, request, ends_at, created_at, sent_at',
);

const OPEN = sql`state in ('created', 'sent', 'challenge', 'unknown')`;
const CHARGES = sql`kind in ('authorisation', 'payment', 'capture')`;

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export function createAttemptRepository(database: Database | Transaction<Tables>) {
  const findOne = async (condition: ReturnType<typeof sql>): Promise<Attempt | undefined> => {
    const { rows } = await sql<Attempt>`
      select ${COLUMNS} from payment_attempt where ${condition}
    `.execute(database);
    return rows[0];
  };

  return {
    find: (id: string) => findOne(sql`id = ${id}`),

    /** Until the end of the transaction nobody else changes the attempt; others may still refer to it. */
    lock: (id: string) => findOne(sql`id = ${id} for no key update`),

    findByProviderId: (kinds: readonly string[], providerId: string) =>
      findOne(sql`kind = any (${[...kinds]}::text[]) and provider_id = ${providerId}`),

    /** What the guest has tried last to pay a booking, or a change of it, by card. */
    findNewest: (bookingId: string) =>
      findOne(sql`
        booking_id = ${bookingId} and kind in ('authorisation', 'payment')
        order by created_at desc, id desc limit 1
      `),

    /** The authorisation whose amount is still reserved, as far as is known here. */
    findAuthorisation: (bookingId: string, changeId: string | null) =>
      findOne(sql`
        booking_id = ${bookingId} and change_id is not distinct from ${changeId}::uuid
        and kind = 'authorisation' and state = 'succeeded'
        order by settled_at desc, id desc limit 1
      `),

    findAuthorisationOfChange: (changeId: string) =>
      findOne(sql`
        change_id = ${changeId} and kind = 'authorisation' and state = 'succeeded'
        order by settled_at desc, id desc limit 1
      `),

    /** Whether the provider, or the guest on the provider's page, has yet to answer. */
    async hasOpenCharge(bookingId: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_attempt where booking_id = ${bookingId} and ${CHARGES} and ${OPEN}
      `.execute(database);
      return rows.length > 0;
    },

    async hasOpenCapture(authorisationId: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_attempt where source_id = ${authorisationId} and kind = 'capture' and ${OPEN}
      `.execute(database);
      return rows.length > 0;
    },

    async hasCapture(authorisationId: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_attempt where source_id = ${authorisationId} and kind = 'capture'
      `.execute(database);
      return rows.length > 0;
    },

    async hasTaken(authorisationId: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_attempt
        where source_id = ${authorisationId} and kind = 'capture' and state = 'succeeded'
      `.execute(database);
      return rows.length > 0;
    },

    /** False where a rule of the table says that there is such an attempt already. */
    async insert(attempt: NewAttempt): Promise<boolean> {
      const { rows } = await sql`
        insert into payment_attempt
          (id, booking_id, change_id, kind, key, amount, currency, source_id, request, created_at)
        values (${attempt.id}, ${attempt.booking_id}, ${attempt.change_id ?? null}, ${attempt.kind},
          ${attempt.key ?? null}, ${attempt.amount}, ${attempt.currency}, ${attempt.source_id ?? null},
          ${attempt.request ? JSON.stringify(attempt.request) : null}::jsonb, ${attempt.createdAt})
        on conflict do nothing
        returning id
      `.execute(database);
      return rows.length > 0;
    },

    /** Claims the attempt: answers it to one caller alone, who then calls the provider. */
    async claim(id: string, now: Date): Promise<Attempt | undefined> {
      const { rows } = await sql<Attempt>`
        update payment_attempt set state = 'sent', sent_at = ${now}, asked_at = ${now}
        where id = ${id} and state = 'created' returning ${COLUMNS}
      `.execute(database);
      return rows[0];
    },

    /** @returns the attempt as it is then */
    async update(id: string, update: AttemptUpdate, now: Date): Promise<Attempt | undefined> {
      const isDone = isSettled(update);
      const { rows } = await sql<Attempt>`
        update payment_attempt set
          state = ${update.state},
          provider_id = coalesce(${update.providerId ?? null}, provider_id),
          result_code = ${update.resultCode ?? null},
          challenge_url = ${isDone ? null : (update.challengeUrl ?? null)},
          ends_at = coalesce(${update.endsAt ?? null}::timestamptz, ends_at),
          request = case when ${isDone} then null else request end,
          settled_at = ${isDone ? now : null}::timestamptz
        where id = ${id} returning ${COLUMNS}
      `.execute(database);
      return rows[0];
    },

    async noteProviderId(id: string, providerId: string): Promise<void> {
      await sql`update payment_attempt set provider_id = ${providerId} where id = ${id}`.execute(database);
    },

    async noteCard(id: string, alias: string): Promise<void> {
      await sql`update payment_attempt set card_alias = ${alias} where id = ${id}`.execute(database);
    },

    /** The first part of a refund that no single payment covers. */
    async setRefundPart(id: string, sourceId: string, amount: number): Promise<void> {
      await sql`
        update payment_attempt set source_id = ${sourceId}, amount = ${amount} where id = ${id}
      `.execute(database);
    },

    /** Payments of a booking that no refund has used up, oldest first; amounts in minor units. */
    async listRefundable(bookingId: string): Promise<{ id: string; left: number }[]> {
      const { rows } = await sql<{ id: string; left: number }>`
        select id, amount - refunded as left
        from payment_attempt as paid
        cross join lateral (
          select coalesce(sum(amount), 0)::bigint as refunded from payment_attempt as refund
          where refund.source_id = paid.id and refund.kind = 'refund' and refund.state <> 'failed'
        ) as refunds
        where booking_id = ${bookingId} and kind in ('payment', 'capture') and state = 'succeeded'
          and amount > refunded
        order by settled_at, id
      `.execute(database);
      return rows;
    },

    async findParties({ booking_id: bookingId, source_id: sourceId }: Attempt): Promise<OperationParties> {
      const { rows } = await sql<OperationParties>`
        select
          (select payment_user.provider_id from rental_booking
            join payment_user on payment_user.user_id = guest_id and category = 'PAYER'
            where rental_booking.id = ${bookingId}) as payer_id,
          (select provider_id from payment_wallet where booking_id = ${bookingId}) as wallet_id,
          (select provider_id from payment_attempt where id = ${sourceId}) as source_provider_id
      `.execute(database);
      return rows[0] ?? { payer_id: null, wallet_id: null, source_provider_id: null };
    },

    /** False when the provider was asked within the last second, by whichever process. */
    async mayAsk(id: string, now: Date, pauseMilliseconds: number): Promise<boolean> {
      const { rows } = await sql`
        update payment_attempt set asked_at = ${now}
        where id = ${id}
          and (asked_at is null or asked_at <= ${new Date(now.getTime() - pauseMilliseconds)}::timestamptz)
        returning id
      `.execute(database);
      return rows.length > 0;
    },

    /** Locks the refunds of a booking: other transactions that refund it wait. */
    async lockRefunds(bookingId: string): Promise<void> {
      await sql`
        select pg_advisory_xact_lock(${REFUND_LOCKS}::int, hashtext(${bookingId}))
      `.execute(database);
    },
  };
}

/** The first key of the advisory lock; any constant that every process has. */
const REFUND_LOCKS = 4_910_632;

function isSettled({ state }: AttemptUpdate): boolean {
  return state === 'succeeded' || state === 'failed';
}
