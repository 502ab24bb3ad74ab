import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '@moien/api/database/migrate';
import { mountSmallDisk, type SmallDisk } from '@moien/api/testing/small-disk';
import { startTcpProxy, type TcpProxy } from '@moien/api/testing/tcp-proxy';
import { loadDemo } from '@moien/demo/load-demo';
import { Refusal } from '@moien/tooling/release/client';
import { openReleaseCalls, publishBuilds } from '@moien/tooling/testing/publish-builds';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';
import { type Clock, createClock } from './clock.ts';
import { isRedisInstalled, type RedisProcess, startRedis } from './redis-process.ts';
import { type SiteProcess, startSiteProcess } from './site-processes.ts';

/** Room for a log of changes that grows until its next checkpoint. */
const DATABASE_MEGABYTES = 640;
/** The mails of half an hour of writers fit into it; only the fault `file disk full` fills it. */
const FILE_MEGABYTES = 256;
const PUBLISH_TRIES = 10;
/** What `Retry-After` says. */
const RETRY_MILLISECONDS = 2000;

export type Deployment = 'one' | 'split';

/** A whole site with everything that can fail under it, of which nothing remains. */
export type StormSite = {
  address: string;
  /** Of the database itself; the site's own connections go through `proxy`. */
  databaseUrl: string;
  postgres: ThrowAwayPostgres;
  proxy: TcpProxy;
  /** Undefined where it is not installed. */
  redis: RedisProcess | undefined;
  /** Of pictures, releases and mails; undefined where none can be mounted. */
  fileDisk: SmallDisk | undefined;
  databaseDisk: SmallDisk | undefined;
  /** The last is the one that visitors reach. */
  processes: { process: SiteProcess; clock: Clock }[];
  /** What this machine cannot do, a sentence each. */
  missing: string[];
  /** Of pictures that the site has made, and makes again. */
  variantsFolder: string;
  outboxFolder: string;
  /** The log of the site's processes. */
  logFile: string;
  close: () => Promise<void>;
};

export type SiteOptions = { deployment: Deployment; homes: number; say: (line: string) => void };

export async function startStormSite({ deployment, homes, say }: SiteOptions): Promise<StormSite> {
  const folder = mkdtempSync(join(tmpdir(), 'moien-storm-'));
  const cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  try {
    // The account of PostgreSQL must be able to enter.
    chmodSync(folder, 0o755);
    const mount = (name: string, megabytes: number) => {
      const disk = mountSmallDisk(join(folder, name), megabytes);
      if (typeof disk !== 'string') cleanUp.defer(() => disk.remove());
      return disk;
    };
    const databaseDisk = mount('database', DATABASE_MEGABYTES);
    const fileDisk = mount('files', FILE_MEGABYTES);
    // As on a site: what was committed must outlive the end of the server.
    const postgres = cleanUp.adopt(
      await startThrowAwayPostgres({ isDurable: true, within: join(folder, 'database') }),
      (server) => server.stop(),
    );
    await migrate(postgres.url);
    await loadDemo(postgres.url, { onProgress: () => undefined, homeCount: homes, hasAccounts: false });
    const { hostname, port } = new URL(postgres.url);
    const proxy = cleanUp.adopt(await startTcpProxy({ host: hostname, port: Number(port) }), (it) =>
      it.close(),
    );
    const redis = isRedisInstalled() ? await startRedis(folder) : undefined;
    if (redis) cleanUp.defer(() => redis.stop());
    const files = join(folder, 'files');
    const logFile = join(folder, 'site.log');
    const log = openSync(logFile, 'a');
    cleanUp.defer(() => closeSync(log));
    const environment = environmentOf({ postgres, proxy, redis, files });
    const processes: StormSite['processes'] = [];
    const start = async (name: string, more: Record<string, string>) => {
      const clock = createClock(join(folder, `clock-${name}`));
      const settings = { ...environment, ...clock.environment, ...more };
      const process = await startSiteProcess(name, settings, { say: (line) => say(`${name}: ${line}`), log });
      cleanUp.defer(() => process.close());
      processes.push({ process, clock });
      return process.address;
    };
    const address = await startProcesses(deployment, start);
    const calls = await openReleaseCalls(address, postgres.url);
    await untilTaken(() => publishBuilds(calls));
    return {
      address,
      databaseUrl: postgres.url,
      postgres,
      proxy,
      redis,
      fileDisk: unlessMissing(fileDisk),
      databaseDisk: unlessMissing(databaseDisk),
      processes,
      missing: [
        ...(redis ? [] : ['redis-server is not installed']),
        ...(typeof fileDisk === 'string' ? [fileDisk] : []),
      ],
      variantsFolder: join(files, 'media', 'variants'),
      outboxFolder: join(files, 'outbox'),
      logFile,
      close: () => cleanUp.disposeAsync(),
    };
  } catch (error) {
    await cleanUp.disposeAsync();
    throw error;
  }
}

/**
 * A busy machine answers 503 while the site warms up; a release may be published once more
 * (docs/operating.md).
 */
async function untilTaken(publish: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await publish();
      return;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503 || tries === PUBLISH_TRIES) throw error;
      await delay(RETRY_MILLISECONDS);
    }
}

const unlessMissing = (disk: SmallDisk | string) => (typeof disk === 'string' ? undefined : disk);

type Start = (name: string, more: Record<string, string>) => Promise<string>;

async function startProcesses(deployment: Deployment, start: Start): Promise<string> {
  if (deployment === 'one') return start('site', { ROLE: 'all' });
  const apiUrl = await start('api', { ROLE: 'api' });
  return start('gateway', { ROLE: 'gateway', API_URL: apiUrl });
}

type Parts = Pick<StormSite, 'postgres' | 'proxy' | 'redis'> & { files: string };

function environmentOf({ postgres, proxy, redis, files }: Parts): NodeJS.ProcessEnv {
  const throughProxy = new URL(postgres.url);
  throughProxy.host = `127.0.0.1:${proxy.port}`;
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: throughProxy.href,
    ...(redis && { REDIS_URL: redis.url }),
    HOST: '127.0.0.1',
    PORT: '0',
    // Each visitor comes with an address of their own, so that limits are counted and nobody reaches one.
    TRUST_PROXY: '127.0.0.1',
    DEVELOPMENT: 'on',
    LOG_LEVEL: 'warn',
    MOIEN_VAR: files,
    MEDIA_DIRECTORY: join(files, 'media'),
    MEDIA_ORIGINALS: '@moien/demo/originals',
    RELEASES_DIRECTORY: join(files, 'releases'),
    OUTBOX_DIRECTORY: join(files, 'outbox'),
  };
}
