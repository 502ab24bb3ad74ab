import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { childrenOf, waitForEnd } from '../processes.ts';

/** Connections notice within moments that their server is gone. */
const END_MILLISECONDS = 10_000;

export interface ThrowAwayPostgres {
  readonly url: string;
  /**
   * Ends the server as a crash does, without its knowing; it is started again by itself. Resolves when none
   * of its connections is left.
   */
  kill(): Promise<void>;
  /**
   * Stops the server and all its connections as they are, until `thaw`: it answers nothing and breaks nothing
   * off.
   */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of its own in a temporary folder; nothing of it remains.
 * @param isDurable whether what was committed outlives `kill`, as it does on a site
 * @param within where that folder is made; the server's account must be able to enter it
 */
export async function startThrowAwayPostgres({
  isDurable = false,
  within = tmpdir(),
}: {
  isDurable?: boolean;
  within?: string;
} = {}): Promise<ThrowAwayPostgres> {
  const directory = mkdtempSync(join(within, 'moien-test-postgres-'));
  // The server's account must be able to enter.
  chmodSync(directory, 0o755);
  const server = await startPostgres({ directory, isDurable });
  const postmaster = () => {
    const running = runningPostmaster(join(server.directory, 'data'));
    if (!running) throw new Error('The server does not run.');
    return running.pid;
  };
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.reverse()) signalIfAlive(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url: server.url,
    async kill() {
      const pid = postmaster();
      const all = [...childrenOf(pid), pid];
      process.kill(pid, 'SIGKILL');
      await Promise.all(all.map((one) => waitForEnd(one, END_MILLISECONDS)));
    },
    freeze() {
      const pid = postmaster();
      // The postmaster first, so that no connection begins after its children were listed.
      process.kill(pid, 'SIGSTOP');
      frozen = [pid, ...childrenOf(pid)];
      for (const child of frozen.slice(1)) signalIfAlive(child, 'SIGSTOP');
    },
    thaw,
    async stop() {
      thaw();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
