import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { recordAndMail, recordSecurityEvent } from '../../identity/index.ts';
import { endReleaseToken } from './release-token.repository.ts';
import { addReleaseToken, type IssuedToken, type NewReleaseTokenRow } from './release-tokens.ts';

/** From where somebody asks, and the origin of the site to which their mail leads. */
export type Asking = { client: RequestClient; origin: string };

/**
 * Makes a token, records it and mails its maker, all or nothing. @throws UnusableToken as `addReleaseToken`
 */
export function addRecordedToken(
  database: Database,
  token: NewReleaseTokenRow & { userId: string },
  { client, origin }: Asking,
): Promise<IssuedToken> {
  return database.transaction().execute(async (transaction) => {
    const made = await addReleaseToken(transaction, token);
    const { userId, name } = token;
    await recordAndMail(transaction, client, { userId, kind: 'release-token-created', name, origin });
    return made;
  });
}

/** Ends a token and records who did. Gives false when there is none. */
export function endRecordedToken(
  database: Database,
  { id, remotes, userId }: { id: string; remotes: readonly string[]; userId: string },
  client: RequestClient,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await endReleaseToken(transaction, id, remotes))) return false;
    const { rows } = await sql<{ name: string }>`
      select name from release_token where ${id} in (id::text, name) order by revoked_at desc nulls last limit 1
    `.execute(transaction);
    const name = rows[0]?.name;
    await recordSecurityEvent(transaction, client, {
      userId,
      kind: 'release-token-revoked',
      ...(name && { name }),
    });
    return true;
  });
}
