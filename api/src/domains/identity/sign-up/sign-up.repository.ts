import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type SignUpRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_prefix: string;
  phone_number: string;
  password_hash: string;
  language: LanguageTag;
  browser_hash: Buffer;
};

export type NewAccount = Omit<SignUpRow, 'id' | 'browser_hash' | 'password_hash'> & {
  user_id: string;
  password_hash: string | null;
};

export type SignUpRepository = ReturnType<typeof createSignUpRepository>;

export function createSignUpRepository(database: Database | Transaction<Tables>) {
  return {
    async countSignUps(
      email: string,
      since: { hour: Date; day: Date },
    ): Promise<{ hour: number; day: number }> {
      const { rows } = await sql<{ hour: number; day: number }>`
        select count(*) as day, count(*) filter (where created_at > ${since.hour}) as hour
        from sign_up where email = ${email} and created_at > ${since.day}
      `.execute(database);
      return rows[0] ?? { hour: 0, day: 0 };
    },

    async insertSignUp(signUp: SignUpRow & { createdAt: Date; expiresAt: Date }): Promise<void> {
      await sql`
        insert into sign_up (id, email, first_name, last_name, phone_prefix, phone_number, password_hash, language,
          browser_hash, created_at, expires_at)
        values (${signUp.id}, ${signUp.email}, ${signUp.first_name}, ${signUp.last_name}, ${signUp.phone_prefix},
          ${signUp.phone_number}, ${signUp.password_hash}, ${signUp.language}, ${signUp.browser_hash},
          ${signUp.createdAt}, ${signUp.expiresAt})
      `.execute(database);
    },

    async findSignUp(
      id: string,
      now: Date,
    ): Promise<Pick<SignUpRow, 'id' | 'email' | 'language'> | undefined> {
      const { rows } = await sql<Pick<SignUpRow, 'id' | 'email' | 'language'>>`
        select id, email::text as email, language from sign_up where id = ${id} and expires_at > ${now}
      `.execute(database);
      return rows[0];
    },

    async setToken(id: string, tokenHash: Buffer): Promise<void> {
      await sql`update sign_up set token_hash = ${tokenHash} where id = ${id}`.execute(database);
    },

    /** False when another sign-up has told the address since. */
    async noteTold({ id, email }: Pick<SignUpRow, 'id' | 'email'>, at: Date, since: Date): Promise<boolean> {
      const { rows } = await sql`
        update sign_up set told_at = ${at}
        where id = ${id} and not exists (
          select 1 from sign_up as other
          where other.email = ${email} and other.id <> ${id} and other.told_at > ${since}
        )
        returning id
      `.execute(database);
      return rows.length === 1;
    },

    async findEmailByToken(tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        select email::text as email from sign_up where token_hash = ${tokenHash} and expires_at > ${now}
      `.execute(database);
      return rows[0]?.email;
    },

    /** All that wait for an address go; only one of them was confirmed. */
    async takeSignUps(email: string): Promise<(SignUpRow & { token_hash: Buffer | null })[]> {
      const { rows } = await sql<SignUpRow & { token_hash: Buffer | null }>`
        delete from sign_up where email = ${email}
        returning id, email::text as email, first_name, last_name, phone_prefix, phone_number, password_hash,
          language, browser_hash, token_hash
      `.execute(database);
      return rows;
    },

    /**
     * With the profile of the address, if it has one without an account: who reads its mails is that person.
     * @returns whose account it is; `undefined` when the address has one already
     */
    async insertAccount(account: NewAccount, at: Date): Promise<string | undefined> {
      const { rows } = await sql<{ user_id: string }>`
        with person as (
          insert into profile (user_id, email, first_name, last_name, created_at)
          values (${account.user_id}, ${account.email}, ${account.first_name}, ${account.last_name}, ${at})
          on conflict (email) do update
            set first_name = excluded.first_name, last_name = excluded.last_name
            where not exists (select 1 from account where account.user_id = profile.user_id)
          returning user_id
        )
        insert into account (user_id, password_hash, phone_prefix, phone_number, language, created_at)
        select user_id, ${account.password_hash}, ${account.phone_prefix}, ${account.phone_number},
          ${account.language}, ${at}
        from person
        on conflict (user_id) do nothing
        returning user_id
      `.execute(database);
      return rows[0]?.user_id;
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from sign_up where expires_at <= ${now}`.execute(database);
    },
  };
}
