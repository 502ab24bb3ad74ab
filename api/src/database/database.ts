import { Kysely, PostgresDialect } from 'kysely';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { breakOffAll, openPool } from './connections.ts';
import type { DatabaseHealth } from './database-health.ts';
import { guardPool } from './guarded-pool.ts';
import { withNamedStatements } from './named-statements.ts';
import { openProbe } from './probe.ts';
import type { Tables } from './tables.ts';
import { parserOf } from './value-parsers.ts';
import { CALL_WAITING_LIMITS } from './waiting-limits.ts';

export type Database = Kysely<Tables>;

export type OpenDatabase = Database & { health: () => DatabaseHealth };

export type OutageEvents = {
  /** The database does not answer: every call fails until `onBack`. */
  onAway?: (reason: unknown) => void;
  onBack?: () => void;
  /** The database answers that it lacks something: of each statement that is refused for it. */
  onShortage?: (reason: string, error: unknown) => void;
};

const CONNECTIONS_MAXIMUM = 10;
/** The guard gives up long before; this ends the attempt itself. */
const CONNECT_TIMEOUT_MILLISECONDS = 5000;

/**
 * Opens a pool of connections that are watched by a circuit breaker; `onError` hears of each connection that
 * breaks. Close with `destroy()`.
 */
export function openDatabase(
  databaseUrl: string,
  onError: (error: Error) => void,
  { onAway, onBack, onShortage }: OutageEvents = {},
  waitingLimits = CALL_WAITING_LIMITS,
): OpenDatabase {
  const settings = {
    connectionString: databaseUrl,
    max: CONNECTIONS_MAXIMUM,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    idleTimeoutMillis: 30_000,
    statement_timeout: waitingLimits.statementMilliseconds,
    idle_in_transaction_session_timeout: waitingLimits.statementMilliseconds,
    application_name: 'moien-api',
    // Compiling a statement takes longer than any search of ours runs. The homes of a large city are some 6
    // MB.
    options: '-c jit=off -c work_mem=16MB',
    types: { getTypeParser: parserOf },
  };
  const pool = openPool(settings, onError);
  const probe = openProbe({ connectionString: databaseUrl, application_name: 'moien-api-probe' });
  probe.prepare();
  const breaker = createCircuitBreaker({
    probe: probe.run,
    onOpen(reason, isNew) {
      guard.giveUp(reason);
      if (isNew) onAway?.(reason);
    },
    // Attempts to connect that were begun while it was away may hang for longer than it is.
    onTrial: () => breakOffAll(pool),
    onClosed: () => onBack?.(),
  });
  const guard = guardPool(pool, breaker, onShortage, waitingLimits);
  const end = () => {
    breaker.close();
    probe.close();
    return guard.end();
  };
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements({ ...guard, end }) }),
  });
  return Object.assign(database, {
    health: () => ({ breaker: breaker.state(), connections: guard.use() }),
  });
}
