import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin } from '../api-plugin.ts';
import { serverOptions } from '../app.ts';
import { setProblemHandlers } from '../plugins/errors.ts';
import { newAddress } from '../testing/new-address.ts';
import { testConfig } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const config = testConfig(database.url, { logLevel: 'info' });
  app = Fastify({ ...serverOptions(config), logger: { level: 'info', stream } });
  setProblemHandlers(app);
  await app.register(apiPlugin, { config });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const subscribe = () =>
  app.inject({
    method: 'POST',
    url: '/api/newsletter-subscription',
    payload: { newsletterSubscription: { isActive: true, email: newAddress(), languageCode: 'en' } },
  });

// PostgreSQL answers with the code of a failure whoever raises it.
it.each([
  ['53100', 'its disk is full'],
  ['53200', 'it has no memory left'],
  ['25006', 'it is read-only'],
])('a database that answers %s, %s, is unavailable for what it refuses alone', async (code, reason) => {
  lines = [];
  await database.client.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
    create trigger refuse before insert on newsletter_subscription execute function refuse();
  `);
  for (const answer of [await subscribe(), await subscribe(), await subscribe()])
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
  expect((await app.inject('/api/properties')).statusCode).toBe(200);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().checks.shortage]).toEqual([
    200,
    `The database refuses what it is asked: ${reason} (${code}).`,
  ]);
  expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1);
  await database.client.query(`
    drop trigger refuse on newsletter_subscription;
    drop function refuse;
  `);
  expect((await subscribe()).statusCode).toBeLessThan(300);
});
