import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export type StoredToken = { name: string; remotes: string[]; hash: Buffer };

/** A token that was not revoked. */
export async function findReleaseToken(database: Database, id: string): Promise<StoredToken | undefined> {
  const { rows } = await sql<{ name: string; remotes: string[]; hash: string }>`
    select name, to_json(remotes) as remotes, encode(hash, 'hex') as hash from release_token
    where id::text = ${id} and revoked_at is null
  `.execute(database);
  return rows[0] && { ...rows[0], hash: Buffer.from(rows[0].hash, 'hex') };
}
