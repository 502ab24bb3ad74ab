import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres/start-postgres.ts';

export interface ThrowAwayPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder; nothing of it remains. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'moien-test-postgres-'));
  // The server's account must be able to enter.
  chmodSync(directory, 0o755);
  const server = await startPostgres({ directory, isDurable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
