import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export type StoredToken = {
  id: string;
  name: string;
  remotes: string[];
  hash: Buffer;
  /** Who has made it; `null` for the operator. */
  userId: string | null;
};

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
  expires_at: string;
  revoked_at: string | null;
};

const TOKENS_MAXIMUM = 1000;

const rowColumns = sql`id, name, to_json(remotes) as remotes, created_at, expires_at, revoked_at`;

/** A token that is neither revoked nor expired, and whose maker may still do what it is for. */
export async function findReleaseToken(database: Database, id: string): Promise<StoredToken | undefined> {
  const { rows } = await sql<Omit<StoredToken, 'hash'> & { hash: string }>`
    select id, name, to_json(release_token.remotes) as remotes, encode(hash, 'hex') as hash,
      release_token.user_id as "userId"
    from release_token left join account on account.user_id = release_token.user_id
    where id::text = ${id} and revoked_at is null and expires_at > now() and (
      release_token.user_id is null or account.role = 'admin'
      or account.role = 'team-member'
        and ('*' = any (account.remotes) or release_token.remotes <@ account.remotes)
    )
  `.execute(database);
  return rows[0] && { ...rows[0], hash: Buffer.from(rows[0].hash, 'hex') };
}

/** The row, or nothing when a valid token has the name. One that has expired gives its name up. */
export async function insertReleaseToken(
  database: Database,
  token: NewToken,
): Promise<ReleaseTokenRow | undefined> {
  await sql`
    update release_token set revoked_at = expires_at
    where name = ${token.name} and revoked_at is null and expires_at <= now()
  `.execute(database);
  const { rows } = await sql<ReleaseTokenRow>`
    insert into release_token (id, name, remotes, hash, user_id)
    values (${token.id}, ${token.name}, ${[...new Set(token.remotes)]}, ${token.hash}, ${token.userId ?? null})
    on conflict (name) where revoked_at is null do nothing
    returning ${rowColumns}
  `.execute(database);
  return rows[0];
}

/** With the name of whoever has made it; `null` for the operator. */
export async function findTokenWithMaker(
  database: Database,
  id: string,
): Promise<(ReleaseTokenRow & { maker: string | null }) | undefined> {
  const { rows } = await sql<ReleaseTokenRow & { maker: string | null }>`
    select ${rowColumns}, (
      select first_name || ' ' || last_name from profile where profile.user_id = release_token.user_id
    ) as maker
    from release_token where id = ${id}
  `.execute(database);
  return rows[0];
}

/** How many were made since then. */
/** Those that were made for one of these remotes; `*` is one of them by itself. */
export async function countReleaseTokens(
  database: Database,
  remotes: readonly string[],
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from release_token where created_at > ${since} and remotes && ${[...remotes]}::text[]
  `.execute(database);
  return rows[0]?.count ?? 0;
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
    select ${rowColumns} from release_token
    where ${isWithin(remotes)}
    order by created_at desc, id limit ${TOKENS_MAXIMUM}
  `.execute(database);
  return rows;
}

/**
 * By id or, if no token has that id, by the name of a valid one. Gives false when there is none.
 * @param remotes as of `findReleaseTokens`
 */
export async function endReleaseToken(
  database: Database,
  idOrName: string,
  remotes: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update release_token set revoked_at = now()
    where revoked_at is null and ${isWithin(remotes)} and (
      id::text = ${idOrName}
      or name = ${idOrName} and not exists (select from release_token as other where other.id::text = ${idOrName})
    )
    returning id
  `.execute(database);
  return rows.length === 1;
}

function isWithin(remotes: readonly string[]) {
  return remotes.includes('*') ? sql`true` : sql`remotes <@ ${[...remotes]}::text[]`;
}
