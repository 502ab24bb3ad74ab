import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

type NewProfile = { userId: string; email: string; firstName: string; lastName: string; createdAt: Date };
type NewIdentity = { issuer: string; subject: string; userId: string; provider: string; createdAt: Date };

export type AuthProviderRepository = ReturnType<typeof createAuthProviderRepository>;

export function createAuthProviderRepository(database: Database | Transaction<Tables>) {
  return {
    /** @returns whether there was one */
    async deleteIdentities(userId: string, provider: string): Promise<boolean> {
      const { rows } = await sql`
        delete from identity where user_id = ${userId} and provider = ${provider} returning 1
      `.execute(database);
      return rows.length > 0;
    },

    async findUser(issuer: string, subject: string): Promise<string | undefined> {
      const { rows } = await sql<{ userId: string }>`
        select user_id as "userId" from identity where issuer = ${issuer} and subject = ${subject}
      `.execute(database);
      return rows[0]?.userId;
    },

    /** The profile with that address, or else the new one; it stays as it is until the transaction ends. */
    async claimProfile(profile: NewProfile): Promise<string> {
      const { rows } = await sql<{ userId: string }>`
        insert into profile as known (user_id, email, first_name, last_name, created_at)
        values (${profile.userId}, ${profile.email}, ${profile.firstName}, ${profile.lastName}, ${profile.createdAt})
        on conflict (email) do update set email = known.email
        returning user_id as "userId"
      `.execute(database);
      return rows[0]?.userId ?? profile.userId;
    },

    /** @returns whether there was none before */
    async insertAccount(userId: string, language: LanguageTag, createdAt: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into account (user_id, language, created_at) values (${userId}, ${language}, ${createdAt})
        on conflict (user_id) do nothing returning 1
      `.execute(database);
      return rows.length > 0;
    },

    /** @returns whether there was none before */
    async insertIdentity({ issuer, subject, userId, provider, createdAt }: NewIdentity): Promise<boolean> {
      const { rows } = await sql`
        insert into identity (issuer, subject, user_id, provider, created_at)
        values (${issuer}, ${subject}, ${userId}, ${provider}, ${createdAt})
        on conflict (issuer, subject) do nothing returning 1
      `.execute(database);
      return rows.length > 0;
    },
  };
}
