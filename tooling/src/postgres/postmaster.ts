import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive, waitForEnd } from '../processes.ts';

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The server that runs on a data folder, or null; a left-over pid file of a dead server is removed. */
export function runningPostmaster(dataDirectory: string): Postmaster | null {
  const path = join(dataDirectory, 'postmaster.pid');
  const lines = readLines(path);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null;
  if (!isAlive(pid) || !isPostgres(pid)) {
    // The number may belong to another program by now, for example after a container's restart: PostgreSQL
    // would refuse.
    rmSync(path, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' };
}

/** Stops a server in order: sessions are ended, everything is written; after ten seconds less politely. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForEnd(pid, 10_000)) return;
  }
}

function isPostgres(pid: number): boolean {
  const command = commandLine(pid);
  return command === '' || /[\\/]postgres(\.exe)? -D /.test(command);
}

function readLines(path: string): string[] | null {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return null;
  }
}
