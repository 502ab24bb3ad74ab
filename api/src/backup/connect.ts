import type pg from 'pg';
import { openClient } from '../database/connections.ts';

/** Values are written and read alike on every server, and nothing is cut off while much is copied. */
const SETTINGS = {
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** A connection of its own for a backup, or what is restored from one; close it with `end()`. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = openClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'moien-backup',
  });
  await client.connect();
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query('select set_config($1, $2, false)', [name, value]);
  return client;
}
