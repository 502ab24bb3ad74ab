import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { MailCounts } from '../challenge/mail-rule.ts';

export type PasswordAccountRow = {
  user_id: string;
  /** As its owner wrote it, which may differ in case from what somebody asked with. */
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  language: LanguageTag;
};

export type PasswordResetRow = { id: string; email: string; language: LanguageTag };

export type PasswordRepository = ReturnType<typeof createPasswordRepository>;

export function createPasswordRepository(database: Database | Transaction<Tables>) {
  const findAccount = async (condition: ReturnType<typeof sql>): Promise<PasswordAccountRow | undefined> => {
    const { rows } = await sql<PasswordAccountRow>`
      select account.user_id, profile.email::text as email, first_name, last_name, password_hash, language
      from account join profile on profile.user_id = account.user_id
      where profile.email is not null and ${condition}
    `.execute(database);
    return rows[0];
  };

  return {
    findByEmail: (email: string) => findAccount(sql`profile.email = ${email}`),

    findByUser: (userId: string) => findAccount(sql`account.user_id = ${userId}`),

    /** Waits for a change of the password that is on its way. */
    async hasPasswordHash(userId: string, passwordHash: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from account where user_id = ${userId} and password_hash = ${passwordHash} for share
      `.execute(database);
      return rows.length === 1;
    },

    async setPassword(userId: string, passwordHash: string): Promise<void> {
      await sql`update account set password_hash = ${passwordHash} where user_id = ${userId}`.execute(
        database,
      );
    },

    async countResets(email: string, since: { hour: Date; day: Date }): Promise<Required<MailCounts>> {
      const { rows } = await sql<Required<MailCounts>>`
        select count(*) as day, count(*) filter (where created_at > ${since.hour}) as hour,
          count(*) filter (where used_at is null) as usable
        from password_reset where email = ${email} and created_at > ${since.day}
      `.execute(database);
      return rows[0] ?? { hour: 0, day: 0, usable: 0 };
    },

    async insertReset(reset: PasswordResetRow & { createdAt: Date; expiresAt: Date }): Promise<void> {
      await sql`
        insert into password_reset (id, email, language, created_at, expires_at)
        values (${reset.id}, ${reset.email}, ${reset.language}, ${reset.createdAt}, ${reset.expiresAt})
      `.execute(database);
    },

    /** One that can still be used. */
    async findReset(id: string, now: Date): Promise<PasswordResetRow | undefined> {
      const { rows } = await sql<PasswordResetRow>`
        select id, email::text as email, language from password_reset
        where id = ${id} and used_at is null and expires_at > ${now}
      `.execute(database);
      return rows[0];
    },

    async setResetToken(id: string, tokenHash: Buffer): Promise<void> {
      await sql`
        update password_reset set token_hash = ${tokenHash} where id = ${id} and used_at is null
      `.execute(database);
    },

    /** @returns the address that it was mailed to, once */
    async useReset(tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        update password_reset set used_at = ${now}
        where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}
        returning email::text as email
      `.execute(database);
      return rows[0]?.email;
    },

    /** Links and codes that were mailed to an address are worth nothing any more. */
    async endOpenSecrets(email: string, now: Date): Promise<void> {
      await sql`
        update password_reset set used_at = ${now} where email = ${email} and used_at is null
      `.execute(database);
      await sql`
        update sign_in_code set tries_left = 0, code_hash = null
        where email = ${email} and (tries_left > 0 or code_hash is not null)
      `.execute(database);
    },

    async deleteExpiredResets(now: Date): Promise<void> {
      await sql`delete from password_reset where expires_at <= ${now}`.execute(database);
    },
  };
}
