import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from './connections.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Tables } from './tables.ts';
import { parserOf } from './value-parsers.ts';

export type Database = Kysely<Tables>;

const CONNECTIONS_MAXIMUM = 10;
const STATEMENT_TIMEOUT_MILLISECONDS = 10_000;
const CONNECT_TIMEOUT_MILLISECONDS = 5_000;

/** Opens a pool; `onError` hears of connections that break while idle. Close with `destroy()`. */
export function openDatabase(databaseUrl: string, onError: (error: Error) => void): Database {
  const settings = {
    connectionString: databaseUrl,
    max: CONNECTIONS_MAXIMUM,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    application_name: 'moien-api',
    // Compiling a statement takes longer than any search of ours runs. The homes of a large city are some 6 MB.
    options: '-c jit=off -c work_mem=16MB',
    types: { getTypeParser: parserOf },
  };
  const pool = openPool(settings, onError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
}
