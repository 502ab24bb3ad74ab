import { randomUUIDv7 } from 'node:crypto';
import { FAVORITE_LISTS_MAXIMUM, type Favorites } from '@moien/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let home: string;
let otherHome: string;
const person = () => openPerson(app, database);

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  home = await insertProperty(database.client);
  otherHome = await insertProperty(database.client);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const put = ({ call }: TestPerson, id: string, name: string) =>
  call('PUT', `/api/favorite-lists/${id}`, {}, { name });
const change = ({ call }: TestPerson, propertyId: string, body: object) =>
  call('PATCH', `/api/favorites/${propertyId}`, {}, body);
const refusalOf = (answer: LightMyRequestResponse) => `${answer.statusCode} ${answer.json().code}`;

async function favoritesOf({ call }: TestPerson): Promise<Favorites> {
  return (await call('GET', '/api/favorites')).json();
}

const namesOf = async (one: TestPerson) => (await favoritesOf(one)).favoriteListArray.map(({ name }) => name);
const keptOf = async (one: TestPerson) =>
  (await favoritesOf(one)).favoriteArray.map(({ propertyId, listId, note }) => [propertyId, listId, note]);

/** Somebody who keeps the first home. */
async function keeper(): Promise<TestPerson> {
  const anna = await person();
  await anna.call('PUT', `/api/favorites/${home}`);
  return anna;
}

describe('lists of favorites', () => {
  it('are named, renamed and deleted, sorted by name, each person’s own', async () => {
    const [anna, ben] = [await person(), await person()];
    const id = randomUUIDv7();
    for (const name of [' Winter ', 'Winter']) expect((await put(anna, id, name)).statusCode).toBe(200);
    await put(anna, randomUUIDv7(), 'autumn');
    expect(await namesOf(anna)).toEqual(['autumn', 'Winter']);
    expect((await put(anna, id, 'WINTER')).json().favoriteListArray[1]).toEqual({ id, name: 'WINTER' });
    await put(ben, id, 'Mine');
    await ben.call('DELETE', `/api/favorite-lists/${id}`);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await anna.call('DELETE', `/api/favorite-lists/${randomUUIDv7()}`)).statusCode).toBe(200);
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([['autumn', 'WINTER'], []]);
  });

  it('have a name of their own, whatever its case, and one that can be seen', async () => {
    const anna = await person();
    await put(anna, randomUUIDv7(), 'Été');
    expect(refusalOf(await put(anna, randomUUIDv7(), ' été '))).toBe('409 favorite-list-name-taken');
    for (const name of ['', ' ', '\u202e', 'x'.repeat(61)])
      expect((await put(anna, randomUUIDv7(), name)).statusCode).toBe(400);
    const same = await Promise.all(Array.from({ length: 5 }, () => put(anna, randomUUIDv7(), 'Spring')));
    expect(same.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('are as many as there may be, however many come at once', async () => {
    const anna = await person();
    const ids = Array.from({ length: FAVORITE_LISTS_MAXIMUM + 3 }, () => randomUUIDv7());
    const answers = await Promise.all(ids.map((id) => put(anna, id, id)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(refusalOf)).toEqual(
      Array(3).fill('409 too-many-favorite-lists'),
    );
    const [known] = (await favoritesOf(anna)).favoriteListArray;
    expect((await put(anna, known?.id ?? '', 'Renamed')).statusCode).toBe(200);
  });
});

describe('a favorite', () => {
  it('begins in the default list, goes to another and back, and keeps list and note when asked for again', async () => {
    const anna = await keeper();
    const id = randomUUIDv7();
    await put(anna, id, 'Winter');
    expect(await keptOf(anna)).toEqual([[home, null, '']]);
    expect((await change(anna, home, { listId: id })).statusCode).toBe(200);
    await change(anna, home, { note: ' Near the lake\r\nAsk for a cot ' });
    await anna.call('PUT', `/api/favorites/${home}`);
    expect(await keptOf(anna)).toEqual([[home, id, 'Near the lake\nAsk for a cot']]);
    await change(anna, home, { listId: null, note: '' });
    expect(await keptOf(anna)).toEqual([[home, null, '']]);
  });

  it('stays in the default list when its list is deleted, and takes its note along when it is removed', async () => {
    const anna = await keeper();
    const id = randomUUIDv7();
    await put(anna, id, 'Winter');
    await change(anna, home, { listId: id, note: 'Sunny' });
    await anna.call('DELETE', `/api/favorite-lists/${id}`);
    expect(await keptOf(anna)).toEqual([[home, null, 'Sunny']]);
    await anna.call('DELETE', `/api/favorites/${home}`);
    await anna.call('PUT', `/api/favorites/${home}`);
    expect(await keptOf(anna)).toEqual([[home, null, '']]);
  });

  it('goes into no list of somebody else, and none that is gone', async () => {
    const [anna, ben] = [await keeper(), await person()];
    const id = randomUUIDv7();
    await put(ben, id, 'Winter');
    for (const listId of [id, randomUUIDv7()])
      expect(refusalOf(await change(anna, home, { listId }))).toBe('404 favorite-list-not-found');
    expect(refusalOf(await change(anna, otherHome, { note: 'x' }))).toBe('404 favorite-not-found');
    for (const body of [{ note: 'x'.repeat(1001) }, { listId: 'x' }, { other: 1 }])
      expect((await change(anna, home, body)).statusCode).toBe(400);
    expect(await keptOf(anna)).toEqual([[home, null, '']]);
  });

  it('is moved while its list is deleted: it is in the default list, and nothing fails', async () => {
    const anna = await keeper();
    for (let turn = 0; turn < 10; turn += 1) {
      const id = randomUUIDv7();
      await put(anna, id, 'Winter');
      const [moved, deleted] = await Promise.all([
        change(anna, home, { listId: id }),
        anna.call('DELETE', `/api/favorite-lists/${id}`),
      ]);
      expect([200, 404]).toContain(moved.statusCode);
      expect(deleted.statusCode).toBe(200);
      expect(await keptOf(anna)).toEqual([[home, null, '']]);
    }
  });
});
