import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type SubscriptionRow = {
  id: string;
  email: string;
  language: LanguageTag;
  state: 'pending' | 'confirmed' | 'ended';
};
export type TokenPurpose = 'confirm' | 'end';

type Wish = { email: string; language: LanguageTag; at: Date; askedBefore: Date };

/** Links of one purpose for a subscription, those of its latest mails: each try of a mail makes one. */
const TOKENS_MAXIMUM = 20;

export type NewsletterSubscriptionRepository = ReturnType<typeof createNewsletterSubscriptionRepository>;

export function createNewsletterSubscriptionRepository(database: Database | Transaction<Tables>) {
  const columns = sql`id, email::text as email, language, state`;

  return {
    /**
     * The id of a subscription to which a mail is due, unless it is confirmed or was mailed after
     * `askedBefore`.
     */
    async askToBegin(id: string, { email, language, at, askedBefore }: Wish): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        insert into newsletter_subscription as known (id, email, language, state, asked_at, changed_at)
        values (${id}, ${email}, ${language}, 'pending', ${at}, ${at})
        on conflict (email) do update
          set language = excluded.language, state = 'pending', asked_at = excluded.asked_at,
            changed_at = excluded.changed_at
          where known.state <> 'confirmed' and known.asked_at <= ${askedBefore}
        returning id
      `.execute(database);
      return rows[0]?.id;
    },

    /**
     * The same for a subscription that has not ended. Anybody may ask, so its language stays what its owner
     * confirmed.
     */
    async askToEnd({ email, at, askedBefore }: Wish): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        update newsletter_subscription set asked_at = ${at}
        where email = ${email} and state <> 'ended' and asked_at <= ${askedBefore}
        returning id
      `.execute(database);
      return rows[0]?.id;
    },

    async findSubscription(id: string): Promise<SubscriptionRow | undefined> {
      const { rows } = await sql<SubscriptionRow>`
        select ${columns} from newsletter_subscription where id = ${id}
      `.execute(database);
      return rows[0];
    },

    /** Whose token it is; the row stays as it is until the transaction ends. */
    async findByToken(
      tokenHash: Buffer,
      purpose: TokenPurpose,
      now: Date,
    ): Promise<SubscriptionRow | undefined> {
      const { rows } = await sql<SubscriptionRow>`
        select ${columns} from newsletter_subscription
        where id = (select subscription_id from newsletter_token
          where token_hash = ${tokenHash} and purpose = ${purpose} and (expires_at is null or expires_at > ${now}))
        for update
      `.execute(database);
      return rows[0];
    },

    /** For a subscription that exists still; of those for the same purpose the oldest go. */
    async insertToken(token: {
      tokenHash: Buffer;
      subscriptionId: string;
      purpose: TokenPurpose;
      createdAt: Date;
      expiresAt: Date | null;
    }): Promise<void> {
      await sql`
        with former as (
          delete from newsletter_token where token_hash in (
            select token_hash from newsletter_token
            where subscription_id = ${token.subscriptionId} and purpose = ${token.purpose}
            order by created_at desc offset ${TOKENS_MAXIMUM - 1}
          )
        )
        insert into newsletter_token (token_hash, subscription_id, purpose, created_at, expires_at)
        select ${token.tokenHash}, id, ${token.purpose}, ${token.createdAt}, ${token.expiresAt}::timestamptz
        from newsletter_subscription where id = ${token.subscriptionId}
      `.execute(database);
    },

    async setState(id: string, state: SubscriptionRow['state'], at: Date): Promise<void> {
      await sql`
        update newsletter_subscription set state = ${state}, changed_at = ${at} where id = ${id}
      `.execute(database);
    },

    /** A link of before must not begin again what has ended. */
    async deleteConfirmTokens(subscriptionId: string): Promise<void> {
      await sql`
        delete from newsletter_token where subscription_id = ${subscriptionId} and purpose = 'confirm'
      `.execute(database);
    },

    async deleteExpiredTokens(now: Date): Promise<void> {
      await sql`delete from newsletter_token where expires_at <= ${now}`.execute(database);
    },

    /** What was never confirmed, and what has ended. */
    async deleteUnconfirmed(changedBefore: Date): Promise<void> {
      await sql`
        delete from newsletter_subscription where state <> 'confirmed' and changed_at <= ${changedBefore}
      `.execute(database);
    },
  };
}
