import { join } from 'node:path';
import { openDatabase } from '@moien/api/database/database';
import { appendEvents } from '@moien/api/domains/messaging/index';
import { startApiProcess } from '@moien/api/testing/api-process';
import type { NewUserEvent } from '@moien/contract';
import { freePort } from '@moien/tooling/port';
import { startService } from '@moien/tooling/testing/service';
import { readProcess } from '../campaigns/load/read-process.ts';
import { signInPeople } from '../campaigns/load/sign-in-people.ts';
import { measurePaired, type Side } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import { quantile } from '../harness/statistics.ts';
import { Audience, type Listener } from './audience.ts';

const BARE_SERVER = join(import.meta.dirname, 'bare-server.ts');
const OPEN_FILES = 20_000;
const EVENT: NewUserEvent = {
  type: 'updateNotifications',
  change: 'read',
  notificationIdArray: ['019ac000-0000-7000-8000-000000000001'],
};

export type FanOut = { measurement: Measurement; bytesPerSocket: { api: number; bare: number } };

/**
 * One event for each of so many people, from its commit until they are told, beside a server that says
 * the same text to as many websockets.
 */
export async function measureFanOut(
  databaseUrl: string,
  { people, rounds }: { people: number; rounds: number },
): Promise<FanOut> {
  const listeners = await signInPeople(databaseUrl, people);
  const metricsPort = await freePort('127.0.0.1');
  const environment = { DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort), JOBS: 'off' };
  const api = await startApiProcess(environment, { openFilesMaximum: OPEN_FILES });
  const bare = await startService<{ address: string }>(BARE_SERVER);
  const [apiAudience, bareAudience] = [new Audience(), new Audience()];
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const bytesOfApi = async () =>
      (await readProcess(`http://127.0.0.1:${metricsPort}/metrics`, 0)).residentBytes;
    const bytesOfBare = async () => Number(await (await fetch(bare.announced.address)).text());
    const bytesPerSocket = {
      api: await connectAll(apiAudience, api.address, { listeners, readBytes: bytesOfApi }),
      bare: await connectAll(bareAudience, bare.announced.address, { listeners, readBytes: bytesOfBare }),
    };
    const sayByApi = () => append(database, listeners);
    const sayByBare = async () => {
      const at = performance.now();
      await fetch(bare.announced.address, { method: 'POST', body: JSON.stringify({ ...EVENT, seq: 1 }) });
      return at;
    };
    const sideOf = (name: string, audience: Audience, say: () => Promise<number>): Side => ({
      name,
      run: async () => [quantile(await audience.listen(say), 0.99)],
    });
    const samples = await measurePaired(
      sideOf('bare ws', bareAudience, sayByBare),
      [sideOf('api', apiAudience, sayByApi)],
      { rounds },
    );
    return {
      measurement: { title: `one event each for ${people} people, p99 of a round`, unit: 'ms', ...samples },
      bytesPerSocket,
    };
  } finally {
    for (const audience of [apiAudience, bareAudience]) audience.close();
    await database.destroy();
    await Promise.all([api.stop(), bare.stop()]);
  }
}

/** @returns when it is committed */
async function append(
  database: ReturnType<typeof openDatabase>,
  listeners: readonly Listener[],
): Promise<number> {
  let at = 0;
  await database.transaction().execute(async (transaction) => {
    await appendEvents(
      transaction,
      listeners.map(({ userId }) => ({ userId, event: EVENT })),
      new Date(),
    );
    at = performance.now();
  });
  return at;
}

type Connecting = { listeners: readonly Listener[]; readBytes: () => Promise<number> };

/**
 * @returns by how much the server's memory grows for each websocket of the second half: what the first ones
 * make a process take once, code and space for what is short-lived, is in none of them
 */
async function connectAll(
  audience: Audience,
  address: string,
  { listeners, readBytes }: Connecting,
): Promise<number> {
  const half = Math.ceil(listeners.length / 2);
  await audience.connect(address, listeners.slice(0, half));
  const before = await readBytes();
  await audience.connect(address, listeners.slice(half));
  return ((await readBytes()) - before) / (listeners.length - half);
}
