import { randomUUID } from 'node:crypto';
import type { Favorites } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
const home = (titles = { en: 'A home' } as Record<string, string>) =>
  insertProperty(database.client, { titles, images: ['/upload/scenes/home-1/facade-0'] });
const person = () => openPerson(app, database);

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function idsOf({ call }: TestPerson): Promise<string[]> {
  return (await call('GET', '/api/favorites/ids')).json().propertyIdArray;
}

async function cardsOf({ call }: TestPerson, language = 'en'): Promise<Favorites['favoriteArray']> {
  const answer = await call('GET', `/api/favorites?language=${language}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().favoriteArray;
}

/** As many favorites as a person may have, less some. */
async function fill({ userId }: TestPerson, count: number): Promise<void> {
  const owner = await database.client.query('select owner_id from property limit 1');
  await database.client.query(
    `with home as (
       insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id, guest_count,
         is_available_for_short_term, is_available_for_long_term, currency, nightly_price, minimum_nights,
         maximum_nights, bookable_until, original_language, ad_state)
       select gen_random_uuid(), $2, 2960316, 49.6, 6.1, 'Europe/Luxembourg', 1, 1, 2, true, false, 'EUR', 100, 1, 365, '2040-01-01', 'en', 'paused'
       from generate_series(1, $3::int) returning id
     )
     insert into favorite (user_id, property_id, created_at) select $1, id, now() - interval '1 day' from home`,
    [userId, owner.rows[0].owner_id, count],
  );
}

describe('favorites', () => {
  it('are put aside and back, newest first, with cards in the language asked for', async () => {
    const anna = await person();
    const [first, second] = [await home({ en: 'Attic', de: 'Dachgeschoss' }), await home({ en: 'Barn' })];
    await anna.call('PUT', `/api/favorites/${first}`);
    const added = await anna.call('PUT', `/api/favorites/${second}`);
    expect([added.statusCode, added.json()]).toEqual([200, { propertyIdArray: [second, first] }]);
    const cards = await cardsOf(anna, 'de');
    expect(cards.map(({ propertyId }) => propertyId)).toEqual([second, first]);
    expect(cards.map(({ property }) => property?.title)).toEqual(['Barn', 'Dachgeschoss']);
    expect(cards[0]?.property).toMatchObject({ id: second, quote: null, distanceMetres: null });
    const removed = await anna.call('DELETE', `/api/favorites/${second}`);
    expect([removed.statusCode, removed.json()]).toEqual([200, { propertyIdArray: [first] }]);
  });

  it('may be put aside and back again: the first time counts', async () => {
    const anna = await person();
    const [first, second] = [await home(), await home()];
    for (const id of [first, second, first]) await anna.call('PUT', `/api/favorites/${id}`);
    expect(await idsOf(anna)).toEqual([second, first]);
    for (const id of [second, second, randomUUID()])
      expect((await anna.call('DELETE', `/api/favorites/${id}`)).statusCode).toBe(200);
    expect(await idsOf(anna)).toEqual([first]);
  });

  it('are each person’s own', async () => {
    const [anna, ben] = [await person(), await person()];
    const id = await home();
    await anna.call('PUT', `/api/favorites/${id}`);
    expect([await idsOf(ben), await cardsOf(ben)]).toEqual([[], []]);
    await ben.call('DELETE', `/api/favorites/${id}`);
    expect(await idsOf(anna)).toEqual([id]);
  });

  it('stay in the list without their card when a home is no longer offered, and go with a home that is deleted', async () => {
    const anna = await person();
    const [kept, hidden, deleted] = [await home(), await home(), await home()];
    for (const id of [kept, hidden, deleted]) await anna.call('PUT', `/api/favorites/${id}`);
    await database.client.query("update property set ad_state = 'paused' where id = $1", [hidden]);
    await database.client.query('delete from property where id = $1', [deleted]);
    const cards = await cardsOf(anna);
    expect(cards.map(({ propertyId, property }) => [propertyId, property?.id])).toEqual([
      [hidden, undefined],
      [kept, kept],
    ]);
    expect(cards[0]?.property).toBeNull();
  });

  it.each(['nowhere', 'unpublished'])('a home that is %s is refused with 404', async (kind) => {
    const anna = await person();
    const id =
      kind === 'nowhere' ? randomUUID() : await insertProperty(database.client, { ad_state: 'paused' });
    const answer = await anna.call('PUT', `/api/favorites/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'property-not-found']);
  });

  it('fifty at once of one home are one', async () => {
    const anna = await person();
    const id = await home();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => anna.call('PUT', `/api/favorites/${id}`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { rows } = await database.client.query('select 1 from favorite where user_id = $1', [anna.userId]);
    expect(rows).toHaveLength(1);
  });

  it('the 501st is refused, however many ask at once; one that is kept may be asked for again', async () => {
    const anna = await person();
    const homes = [await home(), await home(), await home(), await home()];
    await fill(anna, 498);
    const answers = await Promise.all(homes.map((id) => anna.call('PUT', `/api/favorites/${id}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('favorites-full');
    const ids = await idsOf(anna);
    expect(ids).toHaveLength(500);
    const again = await anna.call('PUT', `/api/favorites/${ids[0]}`);
    expect(again.statusCode).toBe(200);
  });
});

describe('who may call', () => {
  it.each([
    ['GET', '/api/favorites'],
    ['GET', '/api/favorites/ids'],
    ['PUT', `/api/favorites/${randomUUID()}`],
    ['DELETE', `/api/favorites/${randomUUID()}`],
  ] as const)('%s %s is for who is signed in', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed-out']);
  });

  it.each(['PUT', 'DELETE'] as const)('%s of another site is refused', async (method) => {
    const anna = await person();
    const id = await home();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await anna.call(method, `/api/favorites/${id}`, headers);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
    }
    expect(await idsOf(anna)).toEqual([]);
  });
});
