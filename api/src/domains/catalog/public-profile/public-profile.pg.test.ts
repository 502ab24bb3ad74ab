import { PropertyPage, type PropertySummary, PublicProfile } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import {
  insertProfile,
  insertProperty,
  LUXEMBOURG,
  type PropertyInput,
} from '../../../testing/property-factory.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';

let database: TestDatabase;
let app: FastifyInstance;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

beforeEach(async () => {
  ownerId = await insertProfile(database.client);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function add(input: PropertyInput = {}, owner = ownerId): Promise<string> {
  const id = await insertProperty(database.client, input);
  await database.client.query('update property set owner_id = $2 where id = $1', [id, owner]);
  return id;
}

/** Of a new guest with the host, some days ago. */
async function insertTalk(propertyId: string, lines: readonly string[], daysAgo = 2): Promise<void> {
  const { client } = database;
  const guestId = await insertPerson(client);
  const begun = Date.now() - daysAgo * DAY_MILLISECONDS;
  const { rows } = await client.query(
    `insert into conversation (id, property_id, source_user_id, target_user_id, type_id, last_seq, created_at,
       last_message_at)
     values (gen_random_uuid(), $1, $2, $3, 1, $4, $5, $5) returning id`,
    [propertyId, guestId, ownerId, lines.length, new Date(begun)],
  );
  for (const [index, line] of lines.entries()) {
    const [by, minutes] = line.split(' ');
    const writtenAt = new Date(begun + Number(minutes) * MINUTE_MILLISECONDS);
    await client.query(
      `insert into message (conversation_id, id, seq, sender_id, text, created_at)
       values ($1, gen_random_uuid(), $2, $3, 'Moien', $4)`,
      [rows[0].id, index + 1, by === 'guest' ? guestId : ownerId, writtenAt],
    );
  }
}

const ask = async (path: string) => {
  const answer = await app.inject(`/api/profiles/${path}`);
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};

describe('GET /api/profiles/{id}', () => {
  it('says who lets homes, and what guests say of all of them together', async () => {
    await add({ rating_average: 5, review_count: 30 });
    await add({ rating_average: 3.5, review_count: 10 });
    await add({ rating_average: null, review_count: 0 });
    await add({ rating_average: 1, review_count: 500, ad_state: 'paused' });
    const { status, body, headers } = await ask(ownerId);
    expect([status, body]).toEqual([
      200,
      {
        userId: ownerId,
        firstName: 'Léa',
        imagePath: null,
        creationTimestamp: expect.any(String),
        propertyCount: 3,
        ratingAverage: 4.63,
        reviewCount: 40,
        isRatedElsewhere: false,
        propertyCountByTerm: { night: 3, month: 0 },
      },
    ]);
    expect(Value.Check(PublicProfile, body)).toBe(true);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', etag: expect.any(String) });
  });

  it('says what somebody has written of themselves, and which languages they speak', async () => {
    await add();
    await database.client.query(
      `update profile set about = 'Born in Diekirch.', spoken_languages = '{lb,fr}' where user_id = $1`,
      [ownerId],
    );
    expect((await ask(ownerId)).body).toMatchObject({
      about: 'Born in Diekirch.',
      languageTagArray: ['lb', 'fr'],
    });
  });

  it('says of an imported rating that it was given elsewhere', async () => {
    await add({ source: 'inside-airbnb', source_id: '7', rating_average: 4, review_count: 3 });
    expect((await ask(ownerId)).body).toMatchObject({ ratingAverage: 4, isRatedElsewhere: true });
    const { body } = await ask(`${ownerId}/properties`);
    expect(body.propertyArray[0]).toMatchObject({ ratingAverage: 4, isRatedElsewhere: true });
  });

  it('says nothing of ratings without reviews', async () => {
    await add();
    expect((await ask(ownerId)).body).toMatchObject({ ratingAverage: null, reviewCount: 0 });
  });

  it('says within which time a host usually answers, from five answers of 90 days on', async () => {
    const home = await add();
    // Of each talk: who writes, and after how many minutes.
    const talks = [
      ['guest 0', 'host 10', 'host 90', 'guest 100', 'guest 120', 'host 130'],
      ['guest 0', 'guest 50', 'host 60', 'guest 70', 'host 190'],
      ['host 0', 'guest 5'],
    ];
    for (const talk of talks) await insertTalk(home, talk);
    expect((await ask(ownerId)).body).not.toHaveProperty('answerMinutes');
    await insertTalk(home, ['guest 0', 'host 1'], 100);
    expect((await ask(ownerId)).body).not.toHaveProperty('answerMinutes');
    await insertTalk(home, ['guest 0', 'host 40']);
    // 10, 30, 40, 60 and 120 minutes.
    expect((await ask(ownerId)).body).toMatchObject({ answerMinutes: 40 });
  });

  it('answers the same of everybody who lets no published home, and of nobody', async () => {
    const { client } = database;
    const guest = await insertPerson(client);
    const hidden = await insertPerson(client, { role: 'owner' });
    await add({ ad_state: 'paused' }, hidden);
    const answers = await Promise.all(
      [guest, hidden, NOBODY].flatMap((id) => [ask(id), ask(`${id}/properties`)]),
    );
    expect(
      new Set(answers.map(({ status, body }) => JSON.stringify([status, body.code, body.message]))),
    ).toEqual(
      new Set([JSON.stringify([404, 'profile-not-found', 'This person doesn’t rent out a home here.'])]),
    );
  });
});

describe('GET /api/profiles/{id}/properties', () => {
  it('lists the published homes as a search does, best first', async () => {
    const good = await add({ rating_average: 4.8, review_count: 50, titles: { en: 'Good', fr: 'Bon' } });
    const best = await add({ rating_average: 4.9, review_count: 100 });
    const plain = await add();
    await add({ ad_state: 'paused' });
    await insertProperty(database.client);
    const { status, body, headers } = await ask(`${ownerId}/properties?language=fr`);
    expect(status).toBe(200);
    expect(Value.Check(PropertyPage, body)).toBe(true);
    expect(body.propertyArray.map(({ id }: PropertySummary) => id)).toEqual([best, good, plain]);
    expect(body.propertyArray[1].title).toBe('Bon');
    expect(body).toMatchObject({ page: 1, pageCount: 1, count: 3, isCountExact: true, facets: null });
    expect(body.bounds.south).toBeCloseTo(LUXEMBOURG.latitude, 2);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60' });
    const ids = [good, best, plain].join(',');
    const searched = (await app.inject(`/api/properties?language=fr&propertyIdArray=${ids}`)).json();
    expect(body).toEqual(searched);
  });

  it('lists those that are let by the night or by the month, and knows how many there are of each', async () => {
    const nightly = await add();
    const both = await add({ is_available_for_long_term: true, monthly_price: 90_000 });
    const { body } = await ask(ownerId);
    expect(body.propertyCountByTerm).toEqual({ night: 2, month: 1 });
    const idsOf = async (term: string) => {
      const { propertyArray, count } = (await ask(`${ownerId}/properties?term=${term}`)).body;
      return [count, propertyArray.map(({ id }: PropertySummary) => id).sort()];
    };
    expect(await idsOf('night')).toEqual([2, [nightly, both].sort()]);
    expect(await idsOf('month')).toEqual([1, [both]]);
  });

  it('is empty, and no mistake, where nothing is let by the month', async () => {
    await add();
    const { status, body } = await ask(`${ownerId}/properties?term=month`);
    expect([status, body.count, body.propertyArray, body.bounds]).toEqual([200, 0, [], null]);
    expect((await ask(`${NOBODY}/properties?term=month`)).status).toBe(404);
  });

  it('comes in pages; one beyond the last is empty and tells the count', async () => {
    for (let index = 0; index < 25; index += 1) await add();
    const pages = await Promise.all([1, 2, 3].map((page) => ask(`${ownerId}/properties?page=${page}`)));
    expect(
      pages.map(({ body }) => [body.page, body.pageCount, body.count, body.propertyArray.length]),
    ).toEqual([
      [1, 2, 25, 24],
      [2, 2, 25, 1],
      [3, 2, 25, 0],
    ]);
    const ids = pages.flatMap(({ body }) => body.propertyArray.map(({ id }: PropertySummary) => id));
    expect(new Set(ids).size).toBe(25);
  });

  it.each(['page=0', 'page=101', 'page=x', 'language=it', 'sort=price', 'term=week'])(
    'refuses %s',
    async (query) => {
      await add();
      expect((await ask(`${ownerId}/properties?${query}`)).status).toBe(400);
    },
  );
});
