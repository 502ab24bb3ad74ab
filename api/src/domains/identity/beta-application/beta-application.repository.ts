import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type BetaApplicationRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: LanguageTag;
  created_at: string;
};

type NewApplication = Omit<BetaApplicationRow, 'created_at'> & { at: Date; askedBefore: Date };

export type BetaApplicationRepository = ReturnType<typeof createBetaApplicationRepository>;

export function createBetaApplicationRepository(database: Database | Transaction<Tables>) {
  const columns = sql`id, email::text as email, first_name, last_name, language, created_at`;

  return {
    /**
     * An address applies once, and who applies again, who may be anybody, changes nothing of it.
     * @returns the application to which a mail is due, unless it was mailed after `askedBefore`
     */
    async apply(application: NewApplication): Promise<string | undefined> {
      const { id, email, first_name, last_name, language, at, askedBefore } = application;
      const { rows } = await sql<{ id: string }>`
        insert into beta_application as known (id, email, first_name, last_name, language, asked_at, created_at)
        values (${id}, ${email}, ${first_name}, ${last_name}, ${language}, ${at}, ${at})
        on conflict (email) do update set asked_at = excluded.asked_at where known.asked_at <= ${askedBefore}
        returning id
      `.execute(database);
      return rows[0]?.id;
    },

    async findApplication(id: string): Promise<BetaApplicationRow | undefined> {
      const { rows } = await sql<BetaApplicationRow>`
        select ${columns} from beta_application where id = ${id}
      `.execute(database);
      return rows[0];
    },

    async findPage(limit: number, offset: number): Promise<BetaApplicationRow[]> {
      const { rows } = await sql<BetaApplicationRow>`
        select ${columns} from beta_application order by created_at desc, id desc limit ${limit} offset ${offset}
      `.execute(database);
      return rows;
    },

    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from beta_application
      `.execute(database);
      return rows[0]?.count ?? 0;
    },
  };
}
