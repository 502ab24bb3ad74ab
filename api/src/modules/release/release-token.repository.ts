import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export type StoredToken = { name: string; remotes: string[]; hash: Buffer };

export type NewToken = {
  id: string;
  name: string;
  remotes: readonly string[];
  hash: Buffer;
  /** Who makes it; none for the operator. */
  userId?: string;
};

export type ReleaseTokenRow = {
  id: string;
  name: string;
  remotes: string[];
  created_at: string;
  revoked_at: string | null;
};

const TOKENS_MAXIMUM = 1000;

/** A token that was not revoked, and whose maker may still do what it is for. */
export async function findReleaseToken(database: Database, id: string): Promise<StoredToken | undefined> {
  const { rows } = await sql<{ name: string; remotes: string[]; hash: string }>`
    select name, to_json(release_token.remotes) as remotes, encode(hash, 'hex') as hash
    from release_token left join account on account.user_id = release_token.user_id
    where id::text = ${id} and revoked_at is null and (
      release_token.user_id is null or account.role = 'admin'
      or account.role = 'team-member'
        and ('*' = any (account.remotes) or release_token.remotes <@ account.remotes)
    )
  `.execute(database);
  return rows[0] && { ...rows[0], hash: Buffer.from(rows[0].hash, 'hex') };
}

/** Gives false when a valid token has the name. */
export async function insertReleaseToken(database: Database, token: NewToken): Promise<boolean> {
  const { rows } = await sql`
    insert into release_token (id, name, remotes, hash, user_id)
    values (${token.id}, ${token.name}, ${[...new Set(token.remotes)]}, ${token.hash}, ${token.userId ?? null})
    on conflict (name) where revoked_at is null do nothing
    returning id
  `.execute(database);
  return rows.length === 1;
}

/**
 * Newest first, also revoked ones; at most 1000.
 * @param remotes all of a token's remotes are among these; `*` stands for all
 */
export async function findReleaseTokens(
  database: Database,
  remotes: readonly string[],
): Promise<ReleaseTokenRow[]> {
  const { rows } = await sql<ReleaseTokenRow>`
    select id, name, to_json(remotes) as remotes, created_at, revoked_at from release_token
    where ${isWithin(remotes)}
    order by created_at desc, id limit ${TOKENS_MAXIMUM}
  `.execute(database);
  return rows;
}

/**
 * By id or by the name of a valid token. Gives false when there is none.
 * @param remotes as of `findReleaseTokens`
 */
export async function endReleaseToken(
  database: Database,
  idOrName: string,
  remotes: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update release_token set revoked_at = now()
    where ${idOrName} in (id::text, name) and revoked_at is null and ${isWithin(remotes)}
    returning id
  `.execute(database);
  return rows.length === 1;
}

function isWithin(remotes: readonly string[]) {
  return remotes.includes('*') ? sql`true` : sql`remotes <@ ${[...remotes]}::text[]`;
}
