import { randomUUID } from 'node:crypto';
import type { IdentityRefusal, IdentityState, OwnerDetails } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type IdentityRow = {
  user_id: string;
  state: Exclude<IdentityState, 'none'>;
  details: OwnerDetails;
  refusal: IdentityRefusal | null;
  return_url: string;
  enrolment_url: string | null;
  session_request_id: string;
  session_id: string | null;
  session_url: string | null;
  started_at: string;
  decided_at: string | null;
  email: string;
  /** What the provider calls the owner, once it has answered; until then the key of the call. */
  provider_id: string | null;
  request_id: string;
};

type Begun = { userId: string; details: OwnerDetails; returnUrl: string; at: Date };

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

export function createIdentityRepository(database: Database | Transaction<Tables>) {
  const findOne = async (condition: ReturnType<typeof sql>): Promise<IdentityRow | undefined> => {
    const { rows } = await sql<IdentityRow>`
      select owner_identity.*, coalesce(profile.email::text, '') as email, payment_user.provider_id,
        payment_user.request_id
      from owner_identity
      join profile on profile.user_id = owner_identity.user_id
      join payment_user on payment_user.user_id = owner_identity.user_id and category = 'OWNER'
      where ${condition}
    `.execute(database);
    return rows[0];
  };

  return {
    find: (userId: string) => findOne(sql`owner_identity.user_id = ${userId}`),
    /** Until the end of the transaction nobody else changes it. */
    lock: (userId: string) =>
      findOne(sql`owner_identity.user_id = ${userId} for no key update of owner_identity`),
    findBySession: (sessionId: string) => findOne(sql`session_id = ${sessionId}`),

    /**
     * Begins, or begins again with another session.
     * @param isOther the provider has to know somebody else than before
     */
    async begin({ userId, details, returnUrl, at }: Begun, isOther: boolean): Promise<void> {
      await sql`
        insert into payment_user (user_id, category, request_id, created_at)
        values (${userId}, 'OWNER', ${randomUUID()}, ${at})
        on conflict (user_id, category) do update set
          provider_id = case when ${isOther} then null else payment_user.provider_id end,
          request_id = case when ${isOther} then excluded.request_id else payment_user.request_id end
      `.execute(database);
      await sql`
        insert into owner_identity (user_id, state, details, return_url, session_request_id, started_at)
        values (${userId}, 'started', ${JSON.stringify(details)}::jsonb, ${returnUrl}, ${randomUUID()}, ${at})
        on conflict (user_id) do update set
          state = 'started', details = excluded.details, return_url = excluded.return_url, refusal = null,
          session_request_id = excluded.session_request_id, session_id = null, session_url = null,
          enrolment_url = case when ${isOther} then null else owner_identity.enrolment_url end,
          started_at = excluded.started_at, decided_at = null
      `.execute(database);
    },

    async noteOwner(
      userId: string,
      requestId: string,
      { id, enrolmentUrl }: { id: string; enrolmentUrl: string | null },
    ): Promise<void> {
      await sql`
        with noted as (
          update payment_user set provider_id = ${id}
          where user_id = ${userId} and category = 'OWNER' and request_id = ${requestId} and provider_id is null
          returning user_id
        )
        update owner_identity set enrolment_url = ${enrolmentUrl} from noted
        where owner_identity.user_id = noted.user_id
      `.execute(database);
    },

    async noteEnrolled(userId: string): Promise<void> {
      await sql`update owner_identity set enrolment_url = null where user_id = ${userId}`.execute(database);
    },

    async noteSession(
      userId: string,
      requestId: string,
      { id, url }: { id: string; url: string | null },
    ): Promise<void> {
      await sql`
        update owner_identity set session_id = ${id}, session_url = ${url}
        where user_id = ${userId} and session_request_id = ${requestId}
      `.execute(database);
    },

    /** The next session is another one for the provider. */
    async renewSession(userId: string, sessionId: string | null): Promise<void> {
      await sql`
        update owner_identity set session_request_id = ${randomUUID()}, session_id = null, session_url = null
        where user_id = ${userId} and session_id is not distinct from ${sessionId}
      `.execute(database);
    },

    /** Nothing changes when the state was noted before. @returns whether it did */
    async decide(
      { user_id: userId, session_id: sessionId }: IdentityRow,
      state: IdentityRow['state'],
      refusal: IdentityRefusal | null,
      at: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        update owner_identity set state = ${state}, refusal = ${refusal},
          decided_at = case when ${state}::text in ('verified', 'refused', 'outdated') then ${at}::timestamptz end,
          session_url = case when ${state}::text = 'started' then session_url end
        where user_id = ${userId} and session_id is not distinct from ${sessionId} and state <> ${state}
        returning 1
      `.execute(database);
      return rows.length > 0;
    },

    /** Specification §6 shows what owners have by it, so only a verified one gets it. */
    async noteVerified(userId: string, providerId: string): Promise<void> {
      await sql`
        update profile set mangopay_user_id = ${providerId} where user_id = ${userId}
      `.execute(database);
    },
  };
}
