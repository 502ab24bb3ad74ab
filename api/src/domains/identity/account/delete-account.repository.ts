import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

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

    /** Those whose mail could not be sent in time; an id (UUIDv7) begins with its milliseconds. */
    async deleteOldFarewells(before: Date): Promise<void> {
      const firstId = `${before.getTime().toString(16).padStart(12, '0')}${'0'.repeat(20)}`;
      await sql`delete from farewell where id < ${firstId}::uuid`.execute(database);
    },

    async deleteFarewell(id: string): Promise<void> {
      await sql`delete from farewell where id = ${id}`.execute(database);
    },
  };
}
