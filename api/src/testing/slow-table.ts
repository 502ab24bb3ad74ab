import { openClient } from '../database/connections.ts';

export type SlowTable = {
  /** Resolves when a statement of somebody else waits for the table. */
  waitedFor: () => Promise<void>;
  /** Lets everybody go on. */
  release: () => Promise<void>;
};

/** Makes all who read or write a table wait, so that a test knows that they are under way. */
export async function lockTable(databaseUrl: string, table: string): Promise<SlowTable> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return {
    async waitedFor() {
      for (;;) {
        const { rowCount } = await client.query(
          `select pg_sleep(0.01) from pg_locks where relation = '${table}'::regclass and not granted`,
        );
        if (rowCount) return;
      }
    },
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
