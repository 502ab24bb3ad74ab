import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@moien/tooling/postgres/databases';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { withinTicks } from '../lib/ticks.ts';
import { newAddress } from '../testing/new-address.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { migrate } from './migrate.ts';
import { CALL_WAITING_LIMITS } from './waiting-limits.ts';

/** A second, counted as the limits themselves are, so that a busy machine does not decide. */
const ANSWER_TICKS = 10;
const READ = { method: 'GET', url: '/api/properties' } as const;

let postgres: ThrowAwayPostgres;
let app: FastifyInstance;
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  await migrate(postgres.url);
  app = await buildTestApp(postgres.url, { searchCacheBytes: 0, waitingLimits: CALL_WAITING_LIMITS });
  database = openDatabase(postgres.url, () => undefined);
});

afterAll(async () => {
  postgres.thaw();
  await app.close();
  await database.destroy();
  await postgres.stop();
});

beforeEach(async () => {
  await until(async () => (await app.inject(READ)).statusCode === 200);
  await until(async () => {
    await sql`select 1`.execute(database).catch(() => undefined);
    return database.health().breaker === 'closed';
  });
});

afterEach(() => postgres.thaw());

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const limit = AbortSignal.timeout(30_000);
  while (!(await isReached())) {
    limit.throwIfAborted();
    await delay(10);
  }
}

const inTime = (call: string | InjectOptions) => withinTicks(app.inject(call), ANSWER_TICKS);

const write = (email: string): InjectOptions => ({
  method: 'POST',
  url: '/api/newsletter-subscription',
  payload: { newsletterSubscription: { isActive: true, email, languageCode: 'en' } },
});

describe('while the database stands still', () => {
  it('every call is answered with 503 in time, the first ones as well', async () => {
    postgres.freeze();
    const calls = [...Array.from({ length: 30 }, () => READ), write(newAddress()), '/readyz'];
    const answers = await Promise.all(calls.map(inTime));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    const later = await withinTicks(app.inject(READ), 2);
    expect(later.headers['retry-after']).toMatch(/^\d+$/);
    expect(later.json()).toMatchObject({ code: 'unavailable', message: expect.any(String) });
  });

  it('a transaction is cut off, leaves nothing and gives its connection up', async () => {
    await sql`create table if not exists half_written (id int)`.execute(database);
    const outcome = database.transaction().execute(async (transaction) => {
      await sql`insert into half_written values (1)`.execute(transaction);
      postgres.freeze();
      await sql`insert into half_written values (2)`.execute(transaction);
    });
    await expect(outcome).rejects.toThrow(DatabaseUnavailable);
    expect(database.health()).toMatchObject({ breaker: 'open', connections: { inUse: 0, waiting: 0 } });
    postgres.thaw();
    await until(async () => (await sql`select 1`.execute(database).catch(() => undefined)) !== undefined);
    expect((await sql`select * from half_written`.execute(database)).rows).toEqual([]);
  });

  it('a transaction that is between two statements fails with its next one, without waiting', async () => {
    const outcome = database.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      postgres.freeze();
      await sql`select 1`.execute(database).catch(() => undefined);
      await withinTicks(sql`select 2`.execute(transaction), 2).catch(() => undefined);
      throw new Error('rolled back');
    });
    await expect(outcome).rejects.toThrow();
    expect(database.health().connections.inUse).toBe(0);
  });
});

it('answers within a second after the database is back, also those who come by the hundred', async () => {
  postgres.freeze();
  await app.inject(READ);
  postgres.thaw();
  await withClient(postgres.url, (client) => client.query('select 1'));
  await withinTicks(
    until(async () => (await app.inject(READ)).statusCode === 200),
    ANSWER_TICKS,
  );
  const statuses = new Set<number>();
  await until(async () => {
    const crowd = await Promise.all(Array.from({ length: 200 }, () => app.inject(READ)));
    for (const { statusCode } of crowd) statuses.add(statusCode);
    return crowd.every(({ statusCode }) => statusCode === 200);
  });
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it('leaves a slow statement alone as long as the database answers', async () => {
  const { rows } = await sql<{ slept: string }>`select pg_sleep(1.5)::text as slept`.execute(database);
  expect(rows).toHaveLength(1);
  expect(database.health().breaker).toBe('closed');
});

it('refuses who would wait too long for a connection, and says who waits', async () => {
  const slow = Array.from({ length: 10 }, () => sql`select pg_sleep(3)`.execute(database));
  const waiting = sql`select 1`.execute(database);
  const refused = expect(waiting).rejects.toThrow(DatabaseUnavailable);
  await until(async () => database.health().connections.inUse === 10);
  expect(database.health()).toMatchObject({ connections: { waiting: 1 } });
  await refused;
  expect(database.health()).toMatchObject({ breaker: 'closed', connections: { open: 10, inUse: 10 } });
  await Promise.all(slow);
});

it('ends a call whose statement runs too long', async () => {
  await expect(sql`select pg_sleep(6)`.execute(database)).rejects.toMatchObject({ code: '57014' });
});
