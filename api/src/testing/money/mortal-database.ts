import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { breakOffAll, openPool } from '../../database/connections.ts';
import type { Database } from '../../database/database.ts';
import { withNamedStatements } from '../../database/named-statements.ts';
import type { Tables } from '../../database/tables.ts';
import { parserOf } from '../../database/value-parsers.ts';

/** Before a statement reaches the server, or after the server has carried it out. */
export type DeathMoment = 'before' | 'after';

/** Whether the process ends at this moment of a statement. */
export type Strike = (moment: DeathMoment, statement: string) => boolean;

export type MortalDatabase = {
  database: Database;
  /** Resolves when the process has ended. */
  died: Promise<'died'>;
  isDead: () => boolean;
};

/** Of so many processes one leaves its connections broken; of the others the server's part is played here. */
const DEATHS_PER_BREAK = 8;

export type MortalConnections = ReturnType<typeof openMortalConnections>;

/**
 * Connections for processes that end one after the other. When one ends, the server rolls back what it has
 * open, whether the connection is broken off or told so: told so, the next process finds its statements
 * prepared.
 */
export function openMortalConnections(url: string) {
  const open = () =>
    openPool({
      connectionString: url,
      max: 10,
      options: '-c jit=off -c work_mem=16MB',
      types: { getTypeParser: parserOf },
    });
  const broken: pg.Pool[] = [];
  let pool = open();
  let deaths = 0;
  return {
    /** The connections of the process that runs now; another one after a break. */
    pool: () => pool,
    /** @param held what the process has not given back, and never will */
    end(held: readonly pg.PoolClient[]): void {
      deaths += 1;
      const isBroken = deaths % DEATHS_PER_BREAK === 0;
      if (isBroken) {
        breakOffAll(pool);
        broken.push(pool);
        // The pool would still lend what is broken off to the next process.
        pool = open();
      }
      for (const client of held) {
        const rolledBack = isBroken ? Promise.reject(new Error('broken off')) : client.query('rollback');
        rolledBack.then(
          () => client.release(),
          () => client.release(true),
        );
      }
    },
    async close(): Promise<void> {
      await Promise.all([...broken, pool].map((each) => each.end()));
    },
  };
}

/**
 * A database as the process sees it that may end between any two statements. Whoever waits for an answer then
 * waits for ever: code of a process that has ended does not go on.
 */
export function openMortalDatabase(connections: MortalConnections, strike: Strike): MortalDatabase {
  const pool = connections.pool();
  const death = Promise.withResolvers<'died'>();
  const never = new Promise<never>(() => undefined);
  const faces = new WeakMap<pg.PoolClient, pg.PoolClient>();
  const held = new Set<pg.PoolClient>();
  let isDead = false;

  const pass = async (moment: DeathMoment, statement: string): Promise<void> => {
    if (!isDead && strike(moment, statement)) {
      isDead = true;
      connections.end([...held]);
      // What it would have given back by now is not its own any more.
      held.clear();
      death.resolve('died');
    }
    if (isDead) await never;
  };
  const query = async (client: pg.PoolClient, question: pg.QueryConfig): Promise<unknown> => {
    await pass('before', question.text);
    try {
      const answer = await client.query(question);
      await pass('after', question.text);
      return answer;
    } catch (error) {
      if (isDead) await never;
      throw error;
    }
  };
  // A client is known by its face, which is therefore the same each time.
  const faceOf = (client: pg.PoolClient): pg.PoolClient => {
    const face: pg.PoolClient =
      faces.get(client) ??
      Object.assign(Object.create(client), {
        query: (question: pg.QueryConfig) => query(client, question),
        release: (error?: Error | boolean) => {
          if (held.delete(client)) client.release(error);
        },
      });
    faces.set(client, face);
    return face;
  };
  const mortal = {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      if (isDead) {
        client.release();
        await never;
      }
      held.add(client);
      return faceOf(client);
    },
    // The connections are those of the next process.
    end: async () => undefined,
  };
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(mortal) }),
  });
  return { database, died: death.promise, isDead: () => isDead };
}
