import Fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin } from '../api-plugin.ts';
import { buildApp } from '../app.ts';
import { testConfig } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addMetrics, type Metrics } from './metrics.ts';

/**
 * A sample of Prometheus' text format 0.0.4: name, labels, value, in which Go and the library write `Nan`
 * in any letters.
 */
const SAMPLE =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*\})? (-?[0-9.e+-]+|Nan|[+-]Inf)$/;

let database: TestDatabase;
let app: FastifyInstance;
let metrics: Metrics;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  app = Fastify();
  metrics = addMetrics(app, { port: 0, host: '127.0.0.1' });
  await app.register(apiPlugin, { config: testConfig(database.url), metrics });
  await app.ready();
});
afterEach(() => app.close());

async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(metrics.address() ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const samples = lines.map((line) => SAMPLE.exec(line) ?? [line]);
  expect(samples.filter((found) => found.length === 1)).toEqual([]);
  return new Map(samples.map(([, name, labels = '', value]) => [`${name}${labels}`, Number(value)]));
}

const answersOf = (route: string, status: number) =>
  `moien_http_answers_total{method="GET",route="${route}",status="${status}"}`;

it('answers are counted by route and status, and their time is measured', async () => {
  expect((await scrape()).get(answersOf('/healthz', 200))).toBeUndefined();
  for (let time = 0; time < 3; time += 1) await app.inject('/healthz');
  const samples = await scrape();
  expect(samples.get(answersOf('/healthz', 200))).toBe(3);
  expect(samples.get('moien_http_answer_seconds_count{method="GET",route="/healthz"}')).toBe(3);
});

it('however many addresses are tried, there are no more series than routes', async () => {
  for (let id = 0; id < 20; id += 1) {
    await app.inject(`/api/properties/00000000-0000-4000-8000-0000000000${10 + id}`);
    await app.inject(`/made-up/${id}`);
  }
  const samples = await scrape();
  expect(samples.get(answersOf('/api/properties/:id', 404))).toBe(20);
  expect(samples.get(answersOf('none', 404))).toBe(20);
  expect([...samples.keys()].filter((name) => /00000000-|made-up/.test(name))).toEqual([]);
});

it('connections that are in use, the breaker, the event loop and the heap are shown', async () => {
  const before = await scrape();
  expect(before.get('moien_database_connections{state="in-use"}')).toBe(0);
  await database.client.query('begin');
  await database.client.query('lock table migration in access exclusive mode');
  const ready = app.inject('/readyz').then(({ statusCode }) => statusCode);
  await untilWaiting();
  const during = await scrape();
  await database.client.query('rollback');
  await ready;
  expect(during.get('moien_database_connections{state="in-use"}')).toBe(1);
  expect(during.get('moien_database_waiting_calls')).toBe(0);
  expect(during.get('moien_database_breaker{state="closed"}')).toBe(1);
  expect(during.get('moien_database_breaker{state="open"}')).toBe(0);
  expect(during.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(during.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
});

/** Resolves once a statement of the API waits for the lock. */
async function untilWaiting(): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const { rows } = await database.client.query(
      `select count(*)::int as count from pg_locks where not granted and relation = 'migration'::regclass`,
    );
    if (rows[0].count === 1) return;
    await database.client.query('select pg_sleep(0.02)');
  }
  throw new Error('No statement waits.');
}

it('nothing else is answered there, and the site has no such page', async () => {
  const address = metrics.address() ?? '';
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

it('nothing listens unless a port is named, and a port that is taken ends the start with its name', async () => {
  const without = Fastify();
  const none = addMetrics(without, { port: undefined, host: '127.0.0.1' });
  await without.ready();
  expect(none.address()).toBeUndefined();
  await without.close();
  const port = Number(new URL(metrics.address() ?? '').port);
  await expect(buildApp({ ...testConfig(database.url), metricsPort: port })).rejects.toThrow(
    `METRICS_PORT ${port} cannot be used on 127.0.0.1 (EADDRINUSE).`,
  );
});
