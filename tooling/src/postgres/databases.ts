import { openClient } from '@moien/api/database/connections';
import type { Client } from 'pg';
import { errorCode, errorText, Problem } from '../problem.ts';

/** Runs `work` on a connection of its own. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Makes the database that the URL names unless it is there. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await withClient(url, () => Promise.resolve());
  } catch (error) {
    if (errorCode(error) !== '3D000') throw error;
    const name = new URL(url).pathname.slice(1);
    await withClient(withDatabase(url, 'postgres'), (client) =>
      client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`),
    );
  }
}

/**
 * Makes sure that a server answers and is new enough.
 * @throws Problem with one sentence that names the server without its password
 */
export async function checkServer(url: string): Promise<void> {
  const shown = withoutPassword(url);
  try {
    await withClient(url, async (client) => {
      const answer = await client.query<{ version: number }>(
        "SELECT current_setting('server_version_num')::int AS version",
      );
      const version = answer.rows[0]?.version ?? 0;
      if (version < 150_000)
        throw new Problem(`The database server at ${shown} is older than PostgreSQL 15.`);
    });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      `The database that DATABASE_URL names (${shown}) cannot be reached: ${errorText(error)}.`,
    );
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:/.test(url)) {
    throw new Problem(
      'DATABASE_URL is not a postgres:// address: it should look like postgres://user:password@host:5432/database.',
    );
  }
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
}
