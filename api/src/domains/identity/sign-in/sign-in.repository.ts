import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** An address as a browser has entered it. */
export type Asker = { email: string; browserHash: Buffer };

export type SignInCodeRow = { id: string; email: string; language: LanguageTag };

export type SignInRepository = ReturnType<typeof createSignInRepository>;

export function createSignInRepository(database: Database | Transaction<Tables>) {
  return {
    /**
     * How often codes were asked for since. A browser in which the account has been signed in counts its own
     * requests alone, so that nobody else uses them up.
     */
    async countAsked(
      { email, browserHash }: Asker,
      since: { hour: Date; day: Date },
    ): Promise<{ hour: number; day: number; isKnown: boolean }> {
      const { rows } = await sql<{ hour: number; day: number; is_known: boolean }>`
        with known as (
          select 1 from known_browser join profile on profile.user_id = known_browser.user_id
          where profile.email = ${email} and known_browser.browser_hash = ${browserHash}
        )
        select count(*) as day, count(*) filter (where created_at > ${since.hour}) as hour,
          exists (select 1 from known) as is_known
        from sign_in_code
        where email = ${email} and created_at > ${since.day}
          and (browser_hash = ${browserHash} or not exists (select 1 from known))
      `.execute(database);
      const { hour = 0, day = 0, is_known: isKnown = false } = rows[0] ?? {};
      return { hour, day, isKnown };
    },

    async endFormerCodes({ email, browserHash }: Asker): Promise<void> {
      await sql`
        update sign_in_code set tries_left = 0, code_hash = null
        where email = ${email} and browser_hash = ${browserHash}
          and (tries_left > 0 or code_hash is not null)
      `.execute(database);
    },

    async insertCode(
      code: Asker & { id: string; language: LanguageTag; tries: number; createdAt: Date; expiresAt: Date },
    ): Promise<void> {
      await sql`
        insert into sign_in_code (id, email, browser_hash, language, tries_left, created_at, expires_at)
        values (${code.id}, ${code.email}, ${code.browserHash}, ${code.language}, ${code.tries},
          ${code.createdAt}, ${code.expiresAt})
      `.execute(database);
    },

    /** One that can still be used. */
    async findCode(id: string, now: Date): Promise<SignInCodeRow | undefined> {
      const { rows } = await sql<SignInCodeRow>`
        select id, email::text as email, language from sign_in_code
        where id = ${id} and tries_left > 0 and expires_at > ${now}
      `.execute(database);
      return rows[0];
    },

    async setCodeHash(id: string, codeHash: Buffer): Promise<void> {
      await sql`
        update sign_in_code set code_hash = ${codeHash} where id = ${id} and tries_left > 0
      `.execute(database);
    },

    /** Takes one try of the open code, if one is left: however many ask at once, there are never more. */
    async takeTry(
      { email, browserHash }: Asker,
      now: Date,
    ): Promise<{ id: string; code_hash: Buffer | null } | undefined> {
      const { rows } = await sql<{ id: string; code_hash: Buffer | null }>`
        update sign_in_code set tries_left = tries_left - 1
        where email = ${email} and browser_hash = ${browserHash} and tries_left > 0 and expires_at > ${now}
        returning id, code_hash
      `.execute(database);
      return rows[0];
    },

    /** True for the one who comes first. */
    async useCode(id: string, codeHash: Buffer): Promise<boolean> {
      const { rows } = await sql`
        update sign_in_code set tries_left = 0, code_hash = null
        where id = ${id} and code_hash = ${codeHash} returning id
      `.execute(database);
      return rows.length === 1;
    },

    async deleteOld(before: Date): Promise<void> {
      await sql`delete from sign_in_code where created_at <= ${before}`.execute(database);
    },
  };
}
