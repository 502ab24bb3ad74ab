import { randomUUID } from 'node:crypto';
import type { LanguageTag } from '@moien/contract';
import type pg from 'pg';
import { hashPassword } from '../domains/identity/account/password-hash.ts';

export const TEST_PASSWORD = 'Correct-horse-1';

/** Made once: it costs what guessing shall cost. */
let passwordHash: Promise<string> | undefined;

export function hashTestPassword(): Promise<string> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  return passwordHash;
}

/**
 * Somebody who signs in with this address, and with `TEST_PASSWORD` unless they have none. @returns their id
 */
export async function insertAccount(
  client: pg.Client,
  {
    email,
    hasPassword = true,
    language = 'en',
  }: { email: string; hasPassword?: boolean; language?: LanguageTag },
): Promise<string> {
  const userId = randomUUID();
  await client.query(
    `insert into profile (user_id, email, first_name, last_name) values ($1, $2, 'Anna', 'Weber')`,
    [userId, email],
  );
  await client.query(
    'insert into account (user_id, password_hash, language, created_at) values ($1, $2, $3, now())',
    [userId, hasPassword ? await hashTestPassword() : null, language],
  );
  return userId;
}
