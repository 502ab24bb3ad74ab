import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

/** The only role of the embedded server; it owns everything in it. */
export const roleName = 'moien';

export interface ClusterPlace {
  /** Holds the data folder and, beside it, what belongs to this machine: password, port, log, lock. */
  readonly directory: string;
  readonly user: ServerUser | null;
  readonly isDurable: boolean;
}

export function dataDirectory(place: Pick<ClusterPlace, 'directory'>): string {
  return join(place.directory, 'data');
}

/**
 * Makes the data folder unless it is there. It gets its name only when it is complete, so a killed attempt
 * leaves none.
 */
export async function ensureCluster(
  place: ClusterPlace,
  binaries: Binaries,
  signal?: AbortSignal,
): Promise<void> {
  const data = dataDirectory(place);
  if (existsSync(data)) return;
  const staging = join(place.directory, 'data.new');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { mode: 0o700 });
  const passwordFile = join(staging, '..', 'password.new');
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (place.user) {
    chownSync(staging, place.user.uid, place.user.gid);
    chownSync(passwordFile, place.user.uid, place.user.gid);
  }
  try {
    await runInitdb(place, binaries, [`--pgdata=${staging}`, `--pwfile=${passwordFile}`], signal);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true, maxRetries: 10 });
    rmSync(passwordFile, { force: true });
    throw error;
  }
  renameSync(passwordFile, join(place.directory, 'password'));
  renameSync(staging, data);
}

async function runInitdb(
  place: ClusterPlace,
  binaries: Binaries,
  paths: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const settings = [
    `--username=${roleName}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(place.isDurable ? [] : ['--no-sync']),
  ];
  // A process group of its own, so that a stop ends initdb and the server that it runs, and nothing writes
  // any more.
  const child = spawn(binaries.initdb, [...paths, ...settings], {
    cwd: place.directory,
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...place.user,
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended by itself in the meantime.
    }
  };
  signal?.addEventListener('abort', end, { once: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (code !== 0) throw new Problem(`The embedded PostgreSQL could not be set up:\n${said.slice(-1500)}`);
}

export function readPassword(directory: string): string {
  return readFileSync(join(directory, 'password'), 'utf8').trim();
}

/** The server speaks English and UTC whatever the machine speaks: its messages are read by programs. */
export function serverEnvironment(): Record<string, string> {
  const { PATH = '', SystemRoot } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) };
}
