import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseEvent, SignedRegistry } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { callReleases } from '../../../testing/release-caller.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { startTcpProxy } from '../../../testing/tcp-proxy.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createReleaseToken } from './release-tokens.ts';

const REMOTES = ['mf-search', 'mf-blog', 'mf-auth', 'mf-ads'];
const VERSIONS = Array.from({ length: 25 }, (_, index) => `1.${index}.0`);

let database: TestDatabase;
let directory: string;
let token: string;
let apps: FastifyInstance[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'moien-releases-'));
  token = (await createReleaseToken(database.url, { name: 'platform', remotes: ['*'] })).token;
}, 120_000);

afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function startInstances(count: number, redisUrl?: string): Promise<FastifyInstance[]> {
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      buildTestApp(database.url, { releasesDirectory: directory, redisUrl }),
    ),
  );
  apps.push(...started);
  return started;
}

async function startPair(redisUrl?: string): Promise<[FastifyInstance, FastifyInstance]> {
  const [first, second] = await startInstances(2, redisUrl);
  if (!first || !second) throw new Error('Two were started.');
  return [first, second];
}

async function readPayload(app: FastifyInstance): Promise<string> {
  const signed: SignedRegistry = (await app.inject('/api/registry')).json();
  return signed.payload;
}

const readSequence = async (app: FastifyInstance): Promise<number> =>
  JSON.parse(await readPayload(app)).sequence;

describe('three instances', () => {
  it('lose none of 100 concurrent publications and activations, and agree on every moment to the byte', async () => {
    const instances = await startInstances(3);
    const teams = instances.map((app) => callReleases(app, token));
    const wishes = VERSIONS.flatMap((version) => REMOTES.map((remote) => ({ remote, version })));
    const answers = await Promise.all(
      wishes.map(async ({ remote, version }, index) => {
        const publisher = teams[index % 3];
        const activator = teams[(index + 1) % 3];
        const published = await publisher?.publish(makeUpload({ remote, version }));
        const activated = await activator?.activate(version, { remote });
        return [published?.json(), activated?.json()] as ReleaseEvent[];
      }),
    );

    const { rows } = await database.client.query<{ sequence: string; registry_digest: string }>(
      'select sequence, registry_digest from release_event order by sequence',
    );
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
    const told = answers.flat().sort((one, other) => one.sequence - other.sequence);
    for (const team of teams) {
      const history = (await team.history('?limit=200')).json();
      expect(history.eventArray.reverse()).toEqual(told);
    }
    const kept = told.map(({ kind, remote, version }) => `${kind} ${remote} ${version}`);
    expect(new Set(kept)).toEqual(
      new Set(
        wishes.flatMap(({ remote, version }) => [
          `publish ${remote} ${version}`,
          `activate ${remote} ${version}`,
        ]),
      ),
    );
    expect(new Set(await Promise.all(instances.map((app) => readPayload(app)))).size).toBe(1);
    for (const { sequence, registry_digest } of rows) {
      const moment = await teams[Number(sequence) % 3]?.registryAt(sequence);
      const signed: SignedRegistry | undefined = moment?.json();
      expect(
        createHash('sha256')
          .update(signed?.payload ?? '')
          .digest('hex'),
      ).toBe(registry_digest);
    }
  });
});

/**
 * Resolves once as many connections listen as are expected; the database waits, as the clocks here may stand.
 */
async function untilListening(count: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const { rows } = await database.client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database()
       and application_name = 'moien-api-news' and query like 'listen%' and state = 'idle'`,
    );
    if (rows[0]?.count === count) return;
    await database.client.query('select pg_sleep(0.05)');
  }
  throw new Error(`There are never ${count} connections that listen.`);
}

/** Nobody looks by themselves and nobody is told that there is nothing. */
function stopClocks(): void {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'hrtime', 'performance'],
  });
}

async function expectWoken(
  waiting: FastifyInstance,
  acting: FastifyInstance,
  version: string,
): Promise<void> {
  const sequence = await readSequence(waiting);
  const answer = waiting.inject(`/api/registry?after=${sequence}`);
  await callReleases(acting, token).publish(makeUpload({ version }));
  const { statusCode, payload } = await answer;
  expect([statusCode, JSON.parse(JSON.parse(payload).payload).sequence]).toEqual([200, sequence + 1]);
}

describe('who waits at one instance', () => {
  it('is woken by another one, through the database', async () => {
    const [waiting, acting] = await startPair();
    stopClocks();
    await expectWoken(waiting, acting, '2.0.0');
    await untilListening(1);
    // The connection that listens stands: from here on it is heard of by notification alone.
    await expectWoken(waiting, acting, '2.0.1');
    await expectWoken(waiting, acting, '2.0.2');
  });

  it('is woken after the connection that listens was lost', async () => {
    const [waiting, acting] = await startPair();
    await expectWoken(waiting, acting, '2.1.0');
    await untilListening(1);
    await database.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'moien-api-news'`,
    );
    await expectWoken(waiting, acting, '2.1.1');
    await untilListening(1);
    stopClocks();
    await expectWoken(waiting, acting, '2.1.2');
  });

  it('is answered when the instance closes', async () => {
    const [waiting] = await startPair();
    const answer = waiting.inject(`/api/registry?after=${await readSequence(waiting)}`);
    await untilListening(1);
    await waiting.close();
    expect((await answer).statusCode).toBe(204);
  });
});

describe('who waits at an instance whose Redis is away', () => {
  it.each(['closed', 'frozen'])(
    'is woken through the database when it is %s from the start',
    async (kind) => {
      // It takes connections and never says a word, as a Redis that was stopped.
      const mute = await startTcpProxy();
      try {
        const port = kind === 'frozen' ? mute.port : 1;
        const [waiting, acting] = await startPair(`redis://127.0.0.1:${port}/0`);
        await expectWoken(waiting, acting, `4.${port === 1 ? 0 : 1}.0`);
        await expectWoken(waiting, acting, `4.${port === 1 ? 0 : 1}.1`);
        const unanswered = waiting.inject(`/api/registry?after=${await readSequence(waiting)}`);
        await untilListening(1);
        stopClocks();
        await expectWoken(waiting, acting, `4.${port === 1 ? 0 : 1}.2`);
        await unanswered;
      } finally {
        await mute.close();
      }
    },
  );
});

// Only where a real Redis is named; the stage `redis` of npm test says when it is not.
const redisUrl = process.env.REDIS_URL;
if (redisUrl) {
  describe('who waits at an instance with Redis', () => {
    it.each(['cut', 'freeze'] as const)(
      'is woken through the database after a %s, and through it again',
      async (fail) => {
        const { hostname, port } = new URL(redisUrl);
        const proxy = await startTcpProxy({ host: hostname, port: Number(port || 6379) });
        try {
          const [waiting, acting] = await startPair(`redis://127.0.0.1:${proxy.port}/0`);
          await expectWoken(waiting, acting, fail === 'cut' ? '3.1.0' : '3.2.0');
          proxy[fail]();
          await untilListening(1);
          await expectWoken(waiting, acting, fail === 'cut' ? '3.1.1' : '3.2.1');
          proxy.resume();
          await untilListening(0);
          stopClocks();
          await expectWoken(waiting, acting, fail === 'cut' ? '3.1.2' : '3.2.2');
        } finally {
          jest.useRealTimers();
          await proxy.close();
        }
      },
    );

    it('is woken through it', async () => {
      const [waiting, acting] = await startPair(redisUrl);
      await expectWoken(waiting, acting, '3.0.0');
      stopClocks();
      await expectWoken(waiting, acting, '3.0.1');
      await expectWoken(waiting, acting, '3.0.2');
      await untilListening(0);
    });
  });
}
