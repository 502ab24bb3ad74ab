import type pg from 'pg';
import { TICK_MILLISECONDS } from '../lib/ticks.ts';
import type { CircuitBreaker, Leave } from './circuit-breaker.ts';
import { breakOffAll, isBroken } from './connections.ts';
import type { DatabaseHealth } from './database-health.ts';
import { DatabaseUnavailable, isOutage, shortageOf } from './database-unavailable.ts';
import { CALL_WAITING_LIMITS, type WaitingLimits } from './waiting-limits.ts';

/**
 * In ticks of 100 ms. What is open for longer makes the breaker ask whether the database answers, again and
 * again.
 */
const SUSPECT_TICKS = 4;
/** How many calls wait at once. */
const WAITING_MAXIMUM = 500;

type Pending = { ticks: number; isWaiting: boolean; reject: (error: unknown) => void };
type CheckedOut = { leave: Leave; hasWorked: boolean };

/**
 * A pool whose callers never wait for a database that does not answer: while the breaker is open everything
 * fails at once with DatabaseUnavailable, and when it opens, what is under way fails and its connections are
 * given up.
 */
export function guardPool(
  pool: pg.Pool,
  breaker: CircuitBreaker,
  onShortage: (reason: string, error: unknown) => void = () => undefined,
  { connectingTicks, waitingTicks }: Omit<WaitingLimits, 'statementMilliseconds'> = CALL_WAITING_LIMITS,
) {
  const pending = new Set<Pending>();
  const checkedOut = new Map<pg.PoolClient, CheckedOut>();
  const guarded = new WeakMap<pg.PoolClient, pg.PoolClient>();
  let ticking: NodeJS.Timeout | undefined;

  const isConnecting = () => pool.totalCount > pool.idleCount + checkedOut.size;

  function tick(): void {
    if (pending.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
    const limit = isConnecting() ? connectingTicks : waitingTicks;
    for (const entry of pending) {
      entry.ticks += 1;
      if (entry.ticks % SUSPECT_TICKS === 0) breaker.suspect();
      if (entry.isWaiting && entry.ticks >= limit)
        entry.reject(new DatabaseUnavailable('No connection to the database became free in time.'));
    }
  }

  /** Rejects also when the breaker opens, whatever becomes of `work`. */
  function watch<Value>(work: Promise<Value>, isWaiting: boolean): Promise<Value> {
    return new Promise((resolve, reject) => {
      const entry = { ticks: 0, isWaiting, reject };
      pending.add(entry);
      ticking ??= setInterval(tick, TICK_MILLISECONDS).unref();
      work.then(resolve, reject).finally(() => pending.delete(entry));
    });
  }

  async function connect(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= WAITING_MAXIMUM)
      throw new DatabaseUnavailable('Too many calls wait for a connection to the database.');
    const leave = breaker.enter();
    const connecting = pool.connect();
    try {
      const client = await watch(connecting, true);
      checkedOut.set(client, { leave, hasWorked: true });
      return guard(client);
    } catch (error) {
      leave(false);
      // One that comes after nobody waits for it any more.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throwShortage(error);
      throw asUnavailable(error);
    }
  }

  /**
   * The same face each time for the same client: kysely and the names of statements know a connection by it.
   */
  function guard(client: pg.PoolClient): pg.PoolClient {
    const known = guarded.get(client);
    if (known) return known;
    const face: pg.PoolClient = Object.assign(Object.create(client), {
      query: (...question: Parameters<typeof client.query>) => query(client, question),
      release(error?: Error | boolean) {
        const use = checkedOut.get(client);
        checkedOut.delete(client);
        use?.leave(use.hasWorked);
        client.release(error);
      },
    });
    guarded.set(client, face);
    return face;
  }

  async function query(client: pg.PoolClient, question: Parameters<typeof client.query>): Promise<unknown> {
    try {
      if (breaker.state() === 'open') throw new DatabaseUnavailable('The database does not answer.');
      return await watch(Promise.resolve(client.query(...question)), false);
    } catch (error) {
      throwShortage(error);
      if (!isOutage(error) && !isBroken(client)) throw error;
      const use = checkedOut.get(client);
      if (use) use.hasWorked = false;
      throw asUnavailable(error);
    }
  }

  /**
   * The server answers, so nothing is wrong with the connection. @throws DatabaseUnavailable for a shortage
   */
  function throwShortage(error: unknown): void {
    const shortage = shortageOf(error);
    if (!shortage) return;
    onShortage(shortage, error);
    throw new DatabaseUnavailable(`The database refuses: ${shortage}.`, { cause: error });
  }

  function asUnavailable(error: unknown): DatabaseUnavailable {
    if (error instanceof DatabaseUnavailable) return error;
    breaker.suspect();
    return new DatabaseUnavailable('The connection to the database was lost or could not be made.', {
      cause: error,
    });
  }

  return {
    options: pool.options,
    connect,
    end: () => pool.end(),
    /** Ends everything that is under way; what waits is told why. */
    giveUp(reason: unknown): void {
      const error = new DatabaseUnavailable('The database stopped answering.', { cause: reason });
      for (const entry of pending) entry.reject(error);
      breakOffAll(pool);
    },
    use: (): DatabaseHealth['connections'] => ({
      open: pool.totalCount,
      inUse: checkedOut.size,
      waiting: pool.waitingCount,
    }),
  };
}
