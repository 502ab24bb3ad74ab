import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type FarewellRow = { id: string; email: string; language: LanguageTag };

export type DeleteAccountRepository = ReturnType<typeof createDeleteAccountRepository>;

export function createDeleteAccountRepository(database: Database | Transaction<Tables>) {
  return {
    /** It stays as it is until the transaction ends. */
    async lockAccount(userId: string): Promise<Omit<FarewellRow, 'id'> | undefined> {
      const { rows } = await sql<Omit<FarewellRow, 'id'>>`
        select profile.email::text as email, language
        from account join profile on profile.user_id = account.user_id
        where account.user_id = ${userId} and profile.email is not null
        for update
      `.execute(database);
      return rows[0];
    },

    /** Sessions, ways of signing in, codes, links, notifications, favorites and visits; what hangs on the account goes with it. */
    async deleteOwn(userId: string, email: string): Promise<void> {
      await sql`delete from session where user_id = ${userId}`.execute(database);
      await sql`delete from known_browser where user_id = ${userId}`.execute(database);
      await sql`delete from notification where user_id = ${userId}`.execute(database);
      await sql`delete from favorite where user_id = ${userId}`.execute(database);
      await sql`delete from property_visit where user_id = ${userId}`.execute(database);
      // What is wrong with a home stays wrong; who said so is nobody's business any more.
      await sql`
        update property_report set reporter_id = nullif(reporter_id, ${userId}::uuid), email = null
        where reporter_id = ${userId} or email = ${email}::citext
      `.execute(database);
      await sql`delete from sign_in_code where email = ${email}`.execute(database);
      await sql`delete from password_reset where email = ${email}`.execute(database);
      await sql`delete from password_attack where email = ${email}`.execute(database);
      await sql`delete from sign_up where email = ${email}`.execute(database);
      await sql`delete from beta_application where email = ${email}`.execute(database);
      await sql`delete from account where user_id = ${userId}`.execute(database);
    },

    /** Whether records of others name the profile. */
    async isShared(userId: string): Promise<boolean> {
      const { rows } = await sql<{ is_shared: boolean }>`
        select exists (select from property where owner_id = ${userId})
          or exists (select from rental_booking where guest_id = ${userId})
          or exists (select from conversation where ${userId}::uuid in (source_user_id, target_user_id))
          as is_shared
      `.execute(database);
      return rows[0]?.is_shared ?? false;
    },

    async deleteProfile(userId: string): Promise<void> {
      await sql`delete from profile where user_id = ${userId}`.execute(database);
    },

    /** Nobody would answer for its homes any more. */
    async anonymiseProfile(userId: string): Promise<void> {
      await sql`
        update property set is_published = false where owner_id = ${userId} and is_published
      `.execute(database);
      await sql`
        update profile set email = null, mangopay_user_id = null, first_name = '', last_name = '', image_path = null
        where user_id = ${userId}
      `.execute(database);
    },

    async insertFarewell({ id, email, language }: FarewellRow): Promise<void> {
      await sql`insert into farewell (id, email, language) values (${id}, ${email}, ${language})`.execute(
        database,
      );
    },

    async findFarewell(id: string): Promise<FarewellRow | undefined> {
      const { rows } = await sql<FarewellRow>`
        select id, email::text as email, language from farewell where id = ${id}
      `.execute(database);
      return rows[0];
    },

    async deleteFarewell(id: string): Promise<void> {
      await sql`delete from farewell where id = ${id}`.execute(database);
    },
  };
}
