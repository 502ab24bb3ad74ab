import { hash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * A connection that has prepared more is closed when it is given back, so that no stream of odd searches
 * fills the server.
 */
const STATEMENTS_MAXIMUM = 300;
/** Statements that write many rows are seldom repeated with as many rows: preparing them gains nothing. */
const WRITE_VALUES_MAXIMUM = 100;

type Client = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * A pool whose statements with parameters are prepared once for each connection: PostgreSQL then neither
 * parses nor, where one plan serves all values, plans them again.
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
    const name = nameOf(text, values.length);
    if (name !== undefined) prepared.add(name);
    return client.query({ text, values: [...values], name });
  };
  return Object.assign(Object.create(client) as Client, {
    query,
    release: (destroy = false) => client.release(destroy || prepared.size > maximum),
  });
}

/**
 * The name under which a statement is prepared: the same for the same text, another for every other text.
 * @returns undefined for what is not prepared
 */
export function nameOf(text: string, valueCount: number): string | undefined {
  const isRead = /^\s*(select|with)\b/i.test(text);
  const isWrite = /^\s*(insert|update|delete)\b/i.test(text) && valueCount <= WRITE_VALUES_MAXIMUM;
  const isPrepared = valueCount > 0 && (isRead || isWrite);
  return isPrepared ? `moien_${hash('sha256', text, 'base64url')}` : undefined;
}
