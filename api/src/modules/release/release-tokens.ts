import { RemoteName } from '@moien/contract';
import pg from 'pg';
import { Value } from 'typebox/value';
import { COLLECTOR } from './collector-name.ts';
import { newReleaseToken } from './release-token.ts';

export type ReleaseTokenSummary = {
  id: string;
  name: string;
  remotes: string[];
  /** UTC instants. */
  createdAt: string;
  revokedAt: string | null;
};

/**
 * Lets `name` publish, activate and roll back these remotes; `*` stands for all. Gives the token, which is stored nowhere.
 * @throws RangeError for a name or remote that cannot be used, or a name that a valid token has
 */
export async function createReleaseToken(
  databaseUrl: string,
  { name, remotes }: { name: string; remotes: readonly string[] },
): Promise<{ id: string; token: string }> {
  if (name === COLLECTOR)
    throw new RangeError(`${COLLECTOR} is what the log calls the collector of releases.`);
  if (!/^[a-z0-9][a-z0-9 ._@-]{0,59}$/.test(name))
    throw new RangeError('A token is named by up to 60 small letters, digits, spaces and . _ @ -');
  const wrong = remotes.find((remote) => remote !== '*' && !Value.Check(RemoteName, remote));
  if (wrong !== undefined || remotes.length === 0)
    throw new RangeError(
      `A token is for remotes such as mf-search, or for *; ${wrong ?? 'nothing'} is none.`,
    );
  const { id, text, hash } = newReleaseToken();
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      `insert into release_token (id, name, remotes, hash) values ($1, $2, $3, $4)
       on conflict (name) where revoked_at is null do nothing`,
      [id, name, [...new Set(remotes)], hash],
    );
    if (rowCount === 0) throw new RangeError(`There is a valid token called ${name}. Revoke it first.`);
    return { id, token: text };
  });
}

/** By id or by the name of a valid token. Gives false when there is none. */
export async function revokeReleaseToken(databaseUrl: string, idOrName: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'update release_token set revoked_at = now() where $1 in (id::text, name) and revoked_at is null',
      [idOrName],
    );
    return rowCount === 1;
  });
}

/** Newest first, also revoked ones; at most 1000. */
export async function listReleaseTokens(databaseUrl: string): Promise<ReleaseTokenSummary[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Omit<ReleaseTokenSummary, 'createdAt' | 'revokedAt'> & Dates>(
      `select id, name, remotes, created_at, revoked_at from release_token
       order by created_at desc, id limit 1000`,
    );
    return rows.map(({ id, name, remotes, created_at, revoked_at }) => ({
      id,
      name,
      remotes,
      createdAt: created_at.toISOString(),
      revokedAt: revoked_at?.toISOString() ?? null,
    }));
  });
}

type Dates = { created_at: Date; revoked_at: Date | null };

async function withClient<Value>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
