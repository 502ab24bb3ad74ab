import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import type { Binaries } from './binaries.ts';
import { type ClusterPlace, dataDirectory, serverEnvironment } from './cluster.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

/** Recovery after a crash reads the whole log, so the server may take its time, in milliseconds. */
const startLimit = 120_000;
/** After a kill -9 the old server's children need a moment to notice; until then a new one is refused. */
const attempts = 20;

/** Starts the server and waits until it accepts connections. When the signal is given, no server is left. */
export async function spawnServer(
  place: ClusterPlace,
  binaries: Binaries,
  port: number,
  signal?: AbortSignal,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const child = spawnOnce(place, binaries, port);
    if (await isReady(child, place, signal)) return child;
    signal?.throwIfAborted();
    const log = readFileSync(logPath(place), 'utf8');
    if (attempt < attempts && /shared memory block|lock file "postmaster\.pid" already exists/.test(log)) {
      await delay(500);
      continue;
    }
    throw new Problem(
      `The embedded PostgreSQL did not start. Its log, ${logPath(place)}, ends with:\n${log.slice(-1500)}`,
    );
  }
}

/**
 * On the wanted port when it is free, else on one that the system picks, and on another one when somebody
 * else was quicker.
 */
export async function spawnOnFreePort(
  place: ClusterPlace,
  binaries: Binaries,
  wanted: number,
  signal?: AbortSignal,
): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(attempt === 1 ? wanted : 0);
    try {
      return { child: await spawnServer(place, binaries, port, signal), port };
    } catch (error) {
      const isTaken = /could not bind/.test(readFileSync(logPath(place), 'utf8'));
      if (!isTaken || attempt === attempts || signal?.aborted) throw error;
    }
  }
}

/** The wanted port when it is free, else one that the system picks. */
async function freePort(wanted = 0): Promise<number> {
  return (await probe(wanted)) ?? (await probe(0)) ?? 0;
}

function spawnOnce(place: ClusterPlace, binaries: Binaries, port: number): ChildProcess {
  const log = openSync(logPath(place), 'w', 0o644);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(place.isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // In a process group of its own: Ctrl-C in the terminal reaches only us, and we stop it after the last
  // request.
  const child = spawn(binaries.postgres, ['-D', dataDirectory(place), ...parameters], {
    cwd: place.directory,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
    ...place.user,
  });
  closeSync(log);
  return child;
}

async function isReady(
  child: ChildProcess,
  place: ClusterPlace,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  const end = Date.now() + startLimit;
  while (!hasEnded && Date.now() < end && !signal?.aborted) {
    const running = runningPostmaster(dataDirectory(place));
    if (running?.pid === child.pid && running?.isReady) return true;
    await delay(20);
  }
  if (!hasEnded && child.pid) await stopPostmaster(child.pid);
  return false;
}

function logPath(place: ClusterPlace): string {
  return join(place.directory, 'server.log');
}

function probe(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}
