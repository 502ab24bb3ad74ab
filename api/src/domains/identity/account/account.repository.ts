import type { LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export type AccountRow = {
  email: string;
  new_email: string | null;
  has_password: boolean;
  has_passkey: boolean;
  phone_prefix: string | null;
  phone_number: string | null;
  language: LanguageTag;
  providers: string[];
};

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(database: Database) {
  return {
    async findAccount(userId: string, now: Date): Promise<AccountRow | undefined> {
      const { rows } = await sql<AccountRow>`
        select profile.email::text as email,
          (select new_email::text from email_change
            where email_change.user_id = account.user_id and changed_at is null and expires_at > ${now}
            order by created_at desc limit 1) as new_email,
          password_hash is not null as has_password,
          exists (select from passkey where passkey.user_id = account.user_id) as has_passkey, phone_prefix, phone_number, language,
          to_json(
            array(select distinct provider from identity where identity.user_id = account.user_id order by provider)
          ) as providers
        from account join profile on profile.user_id = account.user_id
        where account.user_id = ${userId} and profile.email is not null
      `.execute(database);
      return rows[0];
    },
  };
}
