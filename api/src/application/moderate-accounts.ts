import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { ProblemError } from '../lib/problem-error.ts';

/**
 * Blocks an account for the operator of the site, or lifts the block: it books and pays nothing meanwhile.
 * What it has already booked stays, and can be cancelled.
 * @param reason why; null lifts the block
 * @throws ProblemError 404 `account-not-found`
 */
export async function blockAccount(
  databaseUrl: string,
  { email, reason }: { email: string; reason: string | null },
): Promise<void> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const { rows } = await sql`
      update account set block_reason = ${reason},
        blocked_at = case when ${reason}::text is not null then coalesce(blocked_at, now()) end
      from profile where profile.user_id = account.user_id and lower(email) = lower(${email})
      returning account.user_id
    `.execute(database);
    if (rows.length === 0) throw new ProblemError(404, 'account-not-found');
  } finally {
    await database.destroy();
  }
}
