import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { EmailSide } from '../../../jobs/job-payloads.ts';

export type EmailChangeRow = {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  old_confirmed_at: string | null;
  new_confirmed_at: string | null;
  changed_at: string | null;
  /** Of the account. */
  language: LanguageTag;
};

type NewChange = { id: string; userId: string; newEmail: string; createdAt: Date; expiresAt: Date };

const TOKEN_COLUMNS = { old: sql`old_token_hash`, new: sql`new_token_hash` };
const CONFIRMED_COLUMNS = { old: sql`old_confirmed_at`, new: sql`new_confirmed_at` };

export type EmailChangeRepository = ReturnType<typeof createEmailChangeRepository>;

export function createEmailChangeRepository(database: Database | Transaction<Tables>) {
  const columns = sql`
    email_change.id, email_change.user_id, old_email::text as old_email, new_email::text as new_email,
    old_confirmed_at, new_confirmed_at, changed_at, language
  `;

  return {
    /**
     * Whose address it is; changes of one account are asked for one after the other, until the transaction
     * ends.
     */
    async lockEmail(userId: string): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        select profile.email::text as email from account join profile on profile.user_id = account.user_id
        where account.user_id = ${userId} and profile.email is not null
        for update of account
      `.execute(database);
      return rows[0]?.email;
    },

    async isEmailOf(userId: string, email: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from profile where user_id = ${userId} and email = ${email}
      `.execute(database);
      return rows.length > 0;
    },

    async countChanges(userId: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from email_change where user_id = ${userId} and created_at > ${since}
      `.execute(database);
      return rows[0]?.count ?? 0;
    },

    /** By whichever account. */
    async countChangesTo(newEmail: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from email_change where new_email = ${newEmail} and created_at > ${since}
      `.execute(database);
      return rows[0]?.count ?? 0;
    },

    /** The links of changes that were asked for before lead nowhere any more. */
    async endOpen(userId: string, now: Date): Promise<void> {
      await sql`
        update email_change set expires_at = ${now}
        where user_id = ${userId} and changed_at is null and expires_at > ${now}
      `.execute(database);
    },

    async insertChange({ id, userId, newEmail, createdAt, expiresAt }: NewChange): Promise<void> {
      await sql`
        insert into email_change (id, user_id, old_email, new_email, created_at, expires_at)
        select ${id}, user_id, email, ${newEmail}, ${createdAt}, ${expiresAt}
        from profile where user_id = ${userId}
      `.execute(database);
    },

    async findChange(id: string): Promise<EmailChangeRow | undefined> {
      const { rows } = await sql<EmailChangeRow>`
        select ${columns} from email_change join account on account.user_id = email_change.user_id
        where email_change.id = ${id}
      `.execute(database);
      return rows[0];
    },

    /** @returns whether the change is still open */
    async setToken(id: string, side: EmailSide, tokenHash: Buffer, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update email_change set ${TOKEN_COLUMNS[side]} = ${tokenHash}
        where id = ${id} and changed_at is null and expires_at > ${now} and ${CONFIRMED_COLUMNS[side]} is null
        returning 1
      `.execute(database);
      return rows.length > 0;
    },

    /**
     * Notes that the side to which the token was mailed agrees; the row stays as it is until the transaction
     * ends.
     */
    async confirm(tokenHash: Buffer, now: Date): Promise<EmailChangeRow | undefined> {
      const { rows } = await sql<EmailChangeRow>`
        update email_change
        set old_confirmed_at = case when old_token_hash = ${tokenHash}
            then coalesce(old_confirmed_at, ${now}) else old_confirmed_at end,
          new_confirmed_at = case when new_token_hash = ${tokenHash}
            then coalesce(new_confirmed_at, ${now}) else new_confirmed_at end
        from account
        where account.user_id = email_change.user_id and expires_at > ${now}
          and (old_token_hash = ${tokenHash} or new_token_hash = ${tokenHash})
        returning ${columns}
      `.execute(database);
      return rows[0];
    },

    async isTaken(email: string, userId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from profile where email = ${email} and user_id <> ${userId}
      `.execute(database);
      return rows.length > 0;
    },

    async change({ id, user_id: userId, new_email: newEmail }: EmailChangeRow, now: Date): Promise<void> {
      await sql`update profile set email = ${newEmail} where user_id = ${userId}`.execute(database);
      await sql`update email_change set changed_at = ${now} where id = ${id}`.execute(database);
    },

    /** Addresses that the account had before changes since then. */
    async findFormerAddresses(userId: string, since: Date): Promise<string[]> {
      const { rows } = await sql<{ email: string }>`
        select distinct old_email::text as email from email_change
        where user_id = ${userId} and changed_at > ${since}
      `.execute(database);
      return rows.map(({ email }) => email);
    },

    /** Of a change that was made the former address is still told of changed bank data for so long. */
    async deleteExpired(before: Date, changedBefore: Date): Promise<void> {
      await sql`
        delete from email_change
        where expires_at <= ${before} and (changed_at is null or changed_at <= ${changedBefore})
      `.execute(database);
    },
  };
}
