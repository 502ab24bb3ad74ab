import { hash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * A connection that has prepared more is closed when it is given back, so that no stream of odd searches
 * fills the server.
 */
const STATEMENTS_MAXIMUM = 300;

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * A pool whose reads with parameters are prepared once for each connection: PostgreSQL then neither parses
 * nor, where one plan serves all values, plans them again.
 */
export function withNamedStatements(
  pool: Pick<pg.Pool, 'options' | 'end'> & { connect: () => Promise<pg.PoolClient> },
  maximum = STATEMENTS_MAXIMUM,
): PostgresPool {
  // kysely knows a connection by its client: the same client is always given the same face.
  const faces = new WeakMap<pg.PoolClient, Client>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const face = faces.get(client) ?? nameStatements(client, maximum);
      faces.set(client, face);
      return face;
    },
  };
}

function nameStatements(client: pg.PoolClient, maximum: number): Client {
  const prepared = new Set<string>();
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (name !== undefined) prepared.add(name);
    return client.query({ text, values: [...values], name });
  };
  return Object.assign(Object.create(client) as Client, {
    query,
    release: (destroy = false) => client.release(destroy || prepared.size > maximum),
  });
}

/** A name for a read: the same for the same text, another one for every other text. */
export function nameOf(text: string): string | undefined {
  return /^\s*(select|with)\b/i.test(text) ? `moien_${hash('sha256', text, 'base64url')}` : undefined;
}
