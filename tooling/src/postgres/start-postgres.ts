import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { varDirectory } from '../paths.ts';
import { errorText, Problem } from '../problem.ts';
import { createRestartPauses } from '../restart-pauses.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterPlace, dataDirectory, ensureCluster, readPassword, roleName } from './cluster.ts';
import { ensureDatabase, withClient } from './databases.ts';
import { fallbackDirectory } from './fallback-directory.ts';
import { leasesIn, withLock } from './lock.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { spawnOnFreePort, spawnServer } from './server.ts';
import { canReach, serverUser } from './server-user.ts';

/** How often a server that another process has started is looked for, in milliseconds. */
const lookInterval = 500;

export interface PostgresOptions {
  /** Where the data is; default `var/postgres`. */
  readonly directory?: string;
  /** False for throw-away data: nothing is forced to the disk, a crash may lose everything. Default true. */
  readonly isDurable?: boolean;
  /** The database to connect to; made when it is missing. Default `moien`. */
  readonly database?: string;
  readonly onMessage?: (text: string) => void;
  /** Ends the start at any moment; no process and nothing half made remains. */
  readonly signal?: AbortSignal;
}

export interface RunningPostgres {
  readonly url: string;
  /**
   * The folder that holds the data, which is not the one asked for when the server's account cannot enter
   * that.
   */
  readonly directory: string;
  /** Whether a server that still ran, for example after a kill -9 of its parent, was taken over. */
  readonly wasRunning: boolean;
  /** Gives the server back; it stops when nobody else uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or takes over the one that runs on the same data.
 * @throws Problem with one sentence when it cannot run here
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const say = options.onMessage ?? (() => undefined);
  const place = findPlace(options, say);
  const binaries = await findBinaries(place.user, say, options.signal);
  const leases = leasesIn(place.directory);
  const watch: Watch = { child: null, isStopping: false };
  const leave = async () => {
    watch.isStopping = true;
    process.off('exit', abandon);
    if (leases.giveBack() > 0) return;
    const running = runningPostmaster(dataDirectory(place));
    if (running) await stopPostmaster(running.pid);
  };
  // A process that ends without stopping the server tells it to end by itself.
  const abandon = () => {
    const running = leases.giveBack() === 0 ? runningPostmaster(dataDirectory(place)) : null;
    if (running) process.kill(running.pid, 'SIGINT');
  };
  const enter = async () => {
    leases.take();
    process.on('exit', abandon);
    try {
      const server = await obtainServer(place, binaries, watch, options.signal);
      const address = serverUrl(place, server.port, options.database ?? 'moien');
      await ensureDatabase(address);
      options.signal?.throwIfAborted();
      return { ...server, url: address };
    } catch (error) {
      await leave();
      throw error;
    }
  };
  const { port, wasRunning, url } = await withLock(place.directory, enter, options.signal);
  void keepAlive(watch, place, binaries, port, say);
  return {
    url,
    directory: place.directory,
    wasRunning,
    stop: () => {
      watch.isStopping = true;
      return withLock(place.directory, leave);
    },
  };
}

interface Watch {
  child: ChildProcess | null;
  isStopping: boolean;
}

async function obtainServer(
  place: ClusterPlace,
  binaries: Binaries,
  watch: Watch,
  signal: AbortSignal | undefined,
): Promise<{ port: number; wasRunning: boolean }> {
  await ensureCluster(place, binaries, signal);
  const running = runningPostmaster(dataDirectory(place));
  if (running?.isReady && (await answers(place, running.port)))
    return { port: running.port, wasRunning: true };
  if (running) await stopPostmaster(running.pid);
  const portFile = join(place.directory, 'port');
  const wanted = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || 0 : 0;
  const { child, port } = await spawnOnFreePort(place, binaries, wanted, signal);
  watch.child = child;
  writeFileSync(portFile, String(port));
  return { port, wasRunning: false };
}

/** A server that was killed a moment ago may still be listed as running. */
async function answers(place: ClusterPlace, port: number): Promise<boolean> {
  try {
    await withClient(serverUrl(place, port, 'postgres'), (client) => client.query('SELECT 1'));
    return true;
  } catch {
    return false;
  }
}

function serverUrl(place: ClusterPlace, port: number, database: string): string {
  return `postgres://${roleName}:${readPassword(place.directory)}@127.0.0.1:${port}/${database}`;
}

/**
 * A server that dies under us is started again on the same port, so that the pools of connections find it,
 * with growing pauses for as long as it takes. The server of another process is looked after too: that
 * process may have been killed.
 */
async function keepAlive(
  watch: Watch,
  place: ClusterPlace,
  binaries: Binaries,
  port: number,
  say: (text: string) => void,
): Promise<void> {
  const pauseAfter = createRestartPauses();
  const isGone = () => !runningPostmaster(dataDirectory(place));
  const startAgain = () =>
    withLock(place.directory, async () => {
      if (watch.isStopping || !isGone()) return;
      watch.child = await spawnServer(place, binaries, port);
      watch.child.unref();
    });
  watch.child?.unref();
  for (let startedAt = performance.now(); !watch.isStopping; startedAt = performance.now()) {
    await untilGone(watch, isGone);
    if (watch.isStopping) return;
    const pause = pauseAfter(performance.now() - startedAt);
    say(`the database stopped by itself and is started again in ${pause / 1000} s`);
    await delay(pause, undefined, { ref: false });
    await startAgain().catch((error: unknown) => say(errorText(error)));
  }
}

/**
 * Hears at once of the end of a server that this process has started; of another one's within half a second.
 */
async function untilGone(watch: Watch, isGone: () => boolean): Promise<void> {
  const { child } = watch;
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  else while (!watch.isStopping && !isGone()) await delay(lookInterval, undefined, { ref: false });
}

function findPlace(options: PostgresOptions, say: (text: string) => void): ClusterPlace {
  const wanted = options.directory ?? join(varDirectory, 'postgres');
  const isDurable = options.isDurable ?? true;
  const user = serverUser(join(wanted, 'data'));
  if (!user || canReach(wanted, user)) return { directory: writable(wanted), user, isDurable };
  const directory = join(fallbackDirectory(), 'postgres');
  say(`the database is kept in ${directory}, because its account cannot enter ${wanted}`);
  return { directory: writable(directory), user: serverUser(join(directory, 'data')), isDurable };
}

function writable(directory: string): string {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 });
    return directory;
  } catch (error) {
    throw new Problem(`The database cannot be kept in ${directory}: ${errorText(error)}.`);
  }
}
