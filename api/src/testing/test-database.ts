import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openClient } from '../database/connections.ts';

export type TestDatabase = { url: string; client: pg.Client; drop: () => Promise<void> };

/**
 * Files are copied with a third of the work of the pages in them, but after a checkpoint, which waits for the
 * disk on a server that is not ours.
 */
const STRATEGY = process.env.MOIEN_TEST_SERVER ? 'wal_log' : 'file_copy';

/** A migrated database of its own with a connection to it, copied from the template of this test run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${readVariable('MOIEN_TEST_TEMPLATE')} strategy ${STRATEGY}`);
}

/** A database without anything in it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(clause: string): Promise<TestDatabase> {
  const serverUrl = readVariable('MOIEN_TEST_SERVER_URL');
  const name = readVariable('MOIEN_TEST_TEMPLATE').replace(/template$/, randomBytes(6).toString('hex'));
  await runOn(
    serverUrl,
    `create database ${name} ${clause}`,
    `alter database ${name} set synchronous_commit = off`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = openClient({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    client,
    drop: async () => {
      await client.end();
      // The service of the databases drops it, which nobody has to wait for.
      await runOn(serverUrl, `alter database ${name} allow_connections false`);
    },
  };
}

async function runOn(serverUrl: string, ...statements: string[]): Promise<void> {
  const server = openClient({ connectionString: serverUrl });
  await server.connect();
  try {
    for (const statement of statements) await server.query(statement);
  } finally {
    await server.end();
  }
}

function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: only tests named *.pg.test.ts get a database.`);
  return value;
}
