import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Calls a minute that a place search allows one address. */
const MAXIMUM = 120;
const MINUTE = 60_000;

let database: TestDatabase;
let apps: FastifyInstance[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

afterAll(() => database.drop());

async function startInstance(redisUrl?: string): Promise<FastifyInstance> {
  const app = await buildTestApp(database.url, { isRateLimited: true, redisUrl });
  apps.push(app);
  return app;
}

/** A visitor's address that no other test and no earlier run has used. */
function newVisitor(): string {
  return ['fd00', ...Array.from({ length: 7 }, () => randomInt(1, 0xffff).toString(16))].join(':');
}

const searchAs = (app: FastifyInstance, visitor: string) =>
  app.inject({
    method: 'POST',
    url: '/api/location/get-by-name',
    payload: { searchTerm: 'lux' },
    remoteAddress: visitor,
  });

async function search(app: FastifyInstance, visitor: string) {
  const { statusCode, headers } = await searchAs(app, visitor);
  return { statusCode, remaining: Number(headers['x-ratelimit-remaining']) };
}

async function searchOften(app: FastifyInstance, visitor: string, times: number): Promise<Set<number>> {
  const codes = new Set<number>();
  for (let call = 0; call < times; call += 1) codes.add((await search(app, visitor)).statusCode);
  return codes;
}

describe('the rate limit without Redis', () => {
  it('refuses one address after its calls of a minute as a problem, and no other', async () => {
    const app = await startInstance();
    const visitor = newVisitor();
    const start = Math.ceil(performance.now());
    // The clock stands: how long the calls take does not count.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
    expect(await searchOften(app, visitor, MAXIMUM)).toEqual(new Set([200]));
    const refused = await searchAs(app, visitor);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await search(app, newVisitor())).statusCode).toBe(200);
    clock.mockReturnValue(start + MINUTE - 1);
    expect((await search(app, visitor)).statusCode).toBe(429);
    clock.mockReturnValue(start + MINUTE);
    expect((await search(app, visitor)).statusCode).toBe(200);
  });

  it('counts a route with a limit of its own apart while Redis is away', async () => {
    const app = await startInstance('redis://127.0.0.1:1/0');
    const visitor = newVisitor();
    expect(await searchOften(app, visitor, MAXIMUM)).toEqual(new Set([200]));
    expect((await search(app, visitor)).statusCode).toBe(429);
    expect((await app.inject({ url: '/api/cities', remoteAddress: visitor })).statusCode).not.toBe(429);
  });
});

// Only where a real Redis is named; the stage `redis` of npm test says when it is not.
const redisUrl = process.env.REDIS_URL;
if (redisUrl) {
  describe('the rate limit in Redis', () => {
    it.each(['cut', 'freeze'] as const)(
      'goes on in the process after a %s, and in Redis again',
      async (fail) => {
        const { hostname, port, pathname } = new URL(redisUrl);
        const proxy = await startTcpProxy({ host: hostname, port: Number(port || 6379) });
        try {
          const app = await startCounting(redisUrl, `redis://127.0.0.1:${proxy.port}${pathname}`);
          proxy[fail]();
          const visitor = newVisitor();
          const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
          expect(await searchOften(app, visitor, MAXIMUM)).toEqual(new Set([200]));
          expect((await search(app, visitor)).statusCode).toBe(429);
          clock.mockRestore();
          expect(await keysOf(redisUrl, visitor)).toEqual([]);
          proxy.resume();
          await untilCounted(app, redisUrl);
        } finally {
          await proxy.close();
        }
      },
    );

    it('counts one visitor of two instances together', async () => {
      const first = await startCounting(redisUrl);
      const second = await startCounting(redisUrl);
      const visitor = newVisitor();
      const half = MAXIMUM / 2;
      expect((await search(first, visitor)).remaining).toBe(MAXIMUM - 1);
      await stretchMinute(redisUrl, visitor);
      expect(await searchOften(first, visitor, half - 1)).toEqual(new Set([200]));
      expect((await search(second, visitor)).remaining).toBe(half - 1);
      expect(await searchOften(second, visitor, half - 1)).toEqual(new Set([200]));
      expect((await search(first, visitor)).statusCode).toBe(429);
      expect((await search(second, visitor)).statusCode).toBe(429);
      expect((await search(first, newVisitor())).statusCode).toBe(200);
    });
  });
}

/** The minute of a visitor who has called becomes an hour, so that how long the calls take does not count. */
async function stretchMinute(url: string, visitor: string): Promise<void> {
  const keys = await keysOf(url, visitor);
  const redis = new Redis(url);
  const stretched = await Promise.all(keys.map((key) => redis.pexpire(key, 60 * MINUTE)));
  redis.disconnect();
  expect(stretched).toEqual([1]);
}

/** An instance whose connection to Redis stands: before that it counts by itself. */
async function startCounting(url: string, through = url): Promise<FastifyInstance> {
  const app = await startInstance(through);
  await untilCounted(app, url);
  return app;
}

/** Resolves once a call of a new visitor is counted in Redis. */
async function untilCounted(app: FastifyInstance, url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const visitor = newVisitor();
    await search(app, visitor);
    if ((await keysOf(url, visitor)).length > 0) return;
    await delay(50);
  }
  throw new Error(`Redis at ${url} does not count.`);
}

/** What Redis holds of a visitor. A visitor by IPv6 is counted by the first four groups. */
async function keysOf(url: string, visitor: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    return await redis.keys(`moien-rate-*${visitor.split(':').slice(0, 4).join(':')}*`);
  } finally {
    redis.disconnect();
  }
}
