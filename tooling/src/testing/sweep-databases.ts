import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '../postgres/databases.ts';

const PAUSE_MILLISECONDS = 1000;

/**
 * Drops, one after the other, the databases that test files have left: a drop waits for a checkpoint of the
 * whole server, which takes up to two seconds where writes reach the disk.
 * @param prefix with which the names of all databases of a run begin
 */
export function sweepDatabases(serverUrl: string, prefix: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const drop = (areAll: boolean) =>
    withClient(serverUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select datname as name from pg_database where starts_with(datname, $1) and ($2 or not datallowconn)`,
        [prefix, areAll],
      );
      for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
    });
  const sweep = async () => {
    while (!signal.aborted) {
      await drop(false);
      await delay(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  };
  const sweeping = sweep();
  // A failure is told by `stop`.
  sweeping.catch(() => undefined);
  return {
    /** @param isServerKept whether databases that are still open have to go, too */
    async stop(isServerKept: boolean): Promise<void> {
      stopping.abort();
      await sweeping;
      if (isServerKept) await drop(true);
    },
  };
}
