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
  close: () => Promise<void>;
};

/**
 * A database as the process sees it that may end between any two statements. All of its connections are then
 * broken off, and whoever waits for an answer waits for ever: code of a process that has ended does not go
 * on.
 */
export function openMortalDatabase(url: string, strike: Strike): MortalDatabase {
  const pool = openPool({
    connectionString: url,
    max: 10,
    options: '-c jit=off -c work_mem=16MB',
    types: { getTypeParser: parserOf },
  });
  const death = Promise.withResolvers<'died'>();
  const never = new Promise<never>(() => undefined);
  const faces = new WeakMap<pg.PoolClient, pg.PoolClient>();
  let isDead = false;

  const pass = async (moment: DeathMoment, statement: string): Promise<void> => {
    if (!isDead && strike(moment, statement)) {
      isDead = true;
      breakOffAll(pool);
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
        release: (error?: Error | boolean) => client.release(error),
      });
    faces.set(client, face);
    return face;
  };
  const mortal = {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      if (isDead) await never;
      return faceOf(client);
    },
    end: () => pool.end(),
  };
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(mortal) }),
  });
  return {
    database,
    died: death.promise,
    isDead: () => isDead,
    // Nobody gives back the connections of a process that has ended.
    close: async () => void (isDead || (await database.destroy())),
  };
}
