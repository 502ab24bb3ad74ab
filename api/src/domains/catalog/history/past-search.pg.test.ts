import { randomUUID } from 'node:crypto';
import { type History, PAST_SEARCHES_MAXIMUM } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
const person = () => openPerson(app, database);

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const search = ({ call }: TestPerson, query: string) => call('PUT', '/api/history/searches', {}, { query });
const pause = ({ call }: TestPerson, isPaused: boolean) =>
  call('PUT', '/api/history/pause', {}, { isPaused });
const historyOf = async ({ call }: TestPerson): Promise<History> =>
  (await call('GET', '/api/history')).json();
const queriesOf = async (one: TestPerson) => (await historyOf(one)).pastSearchArray.map(({ query }) => query);

describe('past searches', () => {
  it('are kept once a day in one form, last first, each person’s own', async () => {
    const [anna, ben] = [await person(), await person()];
    for (const query of ['adultCount=2&countryCode=lu', 'petCount=1', 'countryCode=LU&adultCount=2&page=3'])
      expect((await search(anna, query)).statusCode).toBe(200);
    expect(await queriesOf(anna)).toEqual(['countryCode=LU&adultCount=2', 'petCount=1']);
    await database.client.query(
      "update past_search set day = day - 1, searched_at = searched_at - interval '1 day'",
    );
    await search(anna, 'petCount=1');
    expect(await queriesOf(anna)).toEqual(['petCount=1', 'countryCode=LU&adultCount=2', 'petCount=1']);
    expect(await queriesOf(ben)).toEqual([]);
  });

  it('are searches: anything else is refused', async () => {
    const anna = await person();
    const long = Array.from({ length: 40 }, (_value, index) => `feature-${'x'.repeat(40)}${index}=true`);
    for (const query of ['', 'page=2', 'x=1', 'adultCount=99', 'adultCount=1&adultCount=2', long.join('&')])
      expect([query, (await search(anna, query)).statusCode]).toEqual([query, 400]);
    expect(await queriesOf(anna)).toEqual([]);
  });

  it('are forgotten one by one by their owner, and all with the history', async () => {
    const [anna, ben] = [await person(), await person()];
    for (const query of ['petCount=1', 'petCount=2']) await search(anna, query);
    const [last] = (await historyOf(anna)).pastSearchArray;
    await ben.call('DELETE', `/api/history/searches/${last?.id}`);
    expect(await queriesOf(anna)).toHaveLength(2);
    for (const id of [last?.id, last?.id, randomUUID()])
      expect((await anna.call('DELETE', `/api/history/searches/${id}`)).statusCode).toBe(200);
    expect(await queriesOf(anna)).toEqual(['petCount=1']);
    await anna.call('DELETE', '/api/history');
    expect(await queriesOf(anna)).toEqual([]);
  });

  it('are the last two hundred, however many come at once', async () => {
    const anna = await person();
    await database.client.query(
      `insert into past_search (id, user_id, day, query, searched_at)
       select gen_random_uuid(), $1, '2026-01-01'::date - number, 'petCount=1', timestamptz '2026-01-01' - number * interval '1 day'
       from generate_series(1, ${PAST_SEARCHES_MAXIMUM}) as number`,
      [anna.userId],
    );
    const answers = await Promise.all([1, 2, 3, 3].map((count) => search(anna, `adultCount=${count}`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const kept = await queriesOf(anna);
    expect([kept.length, kept.filter((query) => query.startsWith('adult')).length]).toEqual([200, 3]);
  });
});

it('while the history is paused nothing is recorded, and what is there stays', async () => {
  const [anna, ben] = [await person(), await person()];
  const [first, second] = [await insertProperty(database.client), await insertProperty(database.client)];
  await anna.call('PUT', `/api/history/${first}`);
  await search(anna, 'petCount=1');
  for (let turn = 0; turn < 2; turn += 1)
    expect((await pause(anna, true)).json()).toEqual({ isPaused: true });
  const visited = await anna.call('PUT', `/api/history/${second}`);
  const searched = await search(anna, 'petCount=2');
  const message = 'Your history is paused, so nothing was recorded.';
  for (const answer of [visited, searched])
    expect([answer.statusCode, answer.json().message]).toEqual([200, message]);
  const { propertyVisitArray, pastSearchArray, isPaused } = await historyOf(anna);
  expect([propertyVisitArray.length, pastSearchArray.length, isPaused]).toEqual([1, 1, true]);
  expect((await historyOf(ben)).isPaused).toBe(false);
  await pause(anna, false);
  await search(anna, 'petCount=2');
  expect(await queriesOf(anna)).toEqual(['petCount=2', 'petCount=1']);
});
