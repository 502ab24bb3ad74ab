import { randomUUID } from 'node:crypto';
import type { PersonalDataExport } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { exportPersonalDataOf } from '../../../testing/export-personal-data.ts';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertBooking, insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createDeleteAccount } from '../../identity/account/delete-account.ts';

let database: TestDatabase;
let app: FastifyInstance;
const homes: string[] = [];
const person = () => openPerson(app, database);

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  for (let number = 0; number < 4; number += 1)
    homes.push(
      await insertProperty(database.client, { titles: { en: `Home ${number}`, fr: `Logement ${number}` } }),
    );
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const visit = ({ call }: TestPerson, id: string | undefined) => call('PUT', `/api/history/${id}`);

async function historyOf({ call }: TestPerson): Promise<string[]> {
  const { propertyVisitArray } = (await call('GET', '/api/history')).json();
  return propertyVisitArray.map(({ propertyId }: { propertyId: string }) => propertyId);
}

async function countRows(table: 'favorite' | 'property_visit', { userId }: TestPerson): Promise<number> {
  const { rows } = await database.client.query(`select 1 from ${table} where user_id = $1`, [userId]);
  return rows.length;
}

describe('history', () => {
  it('has each home once, last visit first, with its card', async () => {
    const anna = await person();
    for (const index of [0, 1, 0]) expect((await visit(anna, homes[index])).statusCode).toBe(200);
    expect(await historyOf(anna)).toEqual([homes[0], homes[1]]);
    const { propertyVisitArray } = (await anna.call('GET', '/api/history?language=fr')).json();
    expect(propertyVisitArray[0].property.title).toBe('Logement 0');
  });

  it('has as many visits as are asked for, the last ones, and refuses a number that is none', async () => {
    const anna = await person();
    for (const id of homes) await visit(anna, id);
    const { propertyVisitArray } = (await anna.call('GET', '/api/history?visitCount=2')).json();
    expect(propertyVisitArray.map(({ propertyId }: { propertyId: string }) => propertyId)).toEqual([
      homes[3],
      homes[2],
    ]);
    for (const count of ['0', '201', 'all'])
      expect((await anna.call('GET', `/api/history?visitCount=${count}`)).statusCode).toBe(400);
  });

  it('forgets a home, and all of them, of this person alone', async () => {
    const [anna, ben] = [await person(), await person()];
    for (const id of homes) {
      await visit(anna, id);
      await visit(ben, id);
    }
    await anna.call('DELETE', `/api/history/${homes[0]}`);
    await anna.call('DELETE', `/api/history/${randomUUID()}`);
    expect(await historyOf(anna)).toHaveLength(3);
    const cleared = await anna.call('DELETE', '/api/history', { cookie: `${anna.cookie}; languageTag=de` });
    expect([cleared.statusCode, cleared.json().message]).toEqual([200, 'Ihr Verlauf ist leer.']);
    expect([await historyOf(anna), (await historyOf(ben)).length]).toEqual([[], 4]);
  });

  it('keeps the last two hundred, however many come at once', async () => {
    const anna = await person();
    await database.client.query(
      `with home as (
         insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id, guest_count,
           is_available_for_short_term, is_available_for_long_term, currency, nightly_price, minimum_nights,
           maximum_nights, bookable_until, original_language, ad_state)
         select gen_random_uuid(), owner_id, 2960316, 49.6, 6.1, 'Europe/Luxembourg', 1, 1, 2, true, false, 'EUR', 100, 1, 365, '2040-01-01',
           'en', 'paused'
         from property, generate_series(1, 199) where property.id = $2 returning id
       )
       insert into property_visit (user_id, property_id, visited_at)
       select $1, id, now() - row_number() over () * interval '1 hour' from home`,
      [anna.userId, homes[0]],
    );
    await Promise.all([...homes, ...homes].map((id) => visit(anna, id)));
    expect(await countRows('property_visit', anna)).toBe(200);
    const ids = await historyOf(anna);
    expect(ids).toHaveLength(200);
    expect([...ids.slice(0, 4)].sort()).toEqual([...homes].sort());
  });

  it('knows no home that is not offered', async () => {
    const anna = await person();
    const hidden = await insertProperty(database.client, { ad_state: 'paused' });
    for (const id of [hidden, randomUUID()]) {
      const answer = await visit(anna, id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'property-not-found']);
    }
    expect(await historyOf(anna)).toEqual([]);
  });

  it('fifty visits at once of one home are one', async () => {
    const anna = await person();
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(anna, homes[0])));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await countRows('property_visit', anna)).toBe(1);
  });
});

describe('what somebody takes along', () => {
  it('is a file with what they like and have looked at, and nobody else’s', async () => {
    const [anna, ben] = [await person(), await person()];
    const hidden = await insertProperty(database.client);
    await anna.call('PUT', `/api/favorites/${homes[1]}`);
    await visit(anna, hidden);
    await visit(ben, homes[2]);
    await database.client.query("update property set ad_state = 'paused' where id = $1", [hidden]);
    const answer = await exportPersonalDataOf({ app, client: database.client }, anna);
    expect(answer.headers['content-type']).toBe('application/zip');
    const { tableArray } = answer.json<PersonalDataExport>();
    const rowsOf = (kind: string) => tableArray.find(({ name }) => name === kind)?.rowArray;
    expect(rowsOf('favorite')).toEqual([
      {
        propertyId: homes[1],
        propertyTitle: 'Home 1',
        createdAt: expect.any(String),
        listId: null,
        note: '',
      },
    ]);
    expect(rowsOf('propertyVisit')).toEqual([
      { propertyId: hidden, propertyTitle: null, visitedAt: expect.any(String) },
    ]);
    expect(rowsOf('propertyReport')).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  it.each([
    { kind: 'takes them along', isShared: false },
    { kind: 'takes them along too when its profile stays for others', isShared: true },
  ])('$kind', async ({ isShared }) => {
    const [anna, ben] = [await person(), await person()];
    for (const { call } of [anna, ben]) {
      await call('PUT', `/api/favorites/${homes[0]}`);
      await call('PUT', `/api/history/${homes[0]}`);
    }
    if (isShared)
      await insertBooking(database.client, homes[3] ?? '', anna.userId, {
        arrival: '2030-01-01',
        departure: '2030-01-05',
      });
    const own = openDatabase(database.url, () => undefined);
    await createDeleteAccount(own)(anna.userId);
    await own.destroy();
    const { rows } = await database.client.query('select 1 from profile where user_id = $1', [anna.userId]);
    expect(rows).toHaveLength(isShared ? 1 : 0);
    expect([await countRows('favorite', anna), await countRows('property_visit', anna)]).toEqual([0, 0]);
    expect([await countRows('favorite', ben), await countRows('property_visit', ben)]).toEqual([1, 1]);
  });
});
