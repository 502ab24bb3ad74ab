import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  FAVORITE_SHARES_MAXIMUM,
  type FavoriteShare,
  type FavoriteShares,
  SharedFavorites,
  toDay,
} from '@moien/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Value } from 'typebox/value';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const UNKNOWN = 'a'.repeat(43);

let database: TestDatabase;
let app: FastifyInstance;
let home: string;
let otherHome: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  home = await insertProperty(database.client, { titles: { en: 'Attic', de: 'Dachstube' } });
  otherHome = await insertProperty(database.client);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const refusalOf = (answer: LightMyRequestResponse) => `${answer.statusCode} ${answer.json().code}`;
const put = ({ call }: TestPerson, list: string, hasNotes = false) =>
  call('PUT', `/api/favorite-shares/${list}`, {}, { hasNotes });
const read = (token: string, query = '') => app.inject(`/api/shared-favorites?token=${token}${query}`);

async function nameList({ call }: TestPerson, name = 'Winter'): Promise<string> {
  const id = randomUUIDv7();
  await call('PUT', `/api/favorite-lists/${id}`, {}, { name });
  return id;
}

async function share(person: TestPerson, list: string, hasNotes = false): Promise<FavoriteShare> {
  const { favoriteShareArray } = (await put(person, list, hasNotes)).json<FavoriteShares>();
  const listId = list === 'default' ? null : list;
  return favoriteShareArray.find((one) => one.listId === listId) as FavoriteShare;
}

/** Somebody who keeps both homes, the first with a note. */
async function keeper(): Promise<TestPerson> {
  const anna = await openPerson(app, database);
  for (const id of [home, otherHome]) await anna.call('PUT', `/api/favorites/${id}`);
  await anna.call('PATCH', `/api/favorites/${home}`, {}, { note: 'Ask Max for the key' });
  return anna;
}

describe('a shared list of favorites', () => {
  it('is read by whoever has the link, signed out, without notes and ids of people', async () => {
    const anna = await keeper();
    const list = await nameList(anna);
    await anna.call('PATCH', `/api/favorites/${home}`, {}, { listId: list });
    const { token } = await share(anna, list);
    const answer = await read(token, '&language=de');
    expect(answer.headers['cache-control']).toMatch(/no-store/);
    const body = answer.json<SharedFavorites>();
    expect(Value.Check(SharedFavorites, body)).toBe(true);
    expect(Object.keys(body).sort()).toEqual(['favoriteArray', 'firstName', 'listName']);
    expect(body).toMatchObject({ listName: 'Winter', firstName: 'Léa' });
    expect(body.favoriteArray.map(({ property, note }) => [property?.title, note])).toEqual([
      ['Dachstube', ''],
    ]);
    expect(answer.body).not.toContain('Max');
    expect(answer.body).not.toContain(anna.userId);
  });

  it('shows the default list alone where that is shared, with notes if its owner wishes, and without again', async () => {
    const anna = await keeper();
    const list = await nameList(anna);
    await anna.call('PATCH', `/api/favorites/${otherHome}`, {}, { listId: list });
    const first = await share(anna, 'default', true);
    const notesOf = async () =>
      (await read(first.token)).json<SharedFavorites>().favoriteArray.map(({ note }) => note);
    expect(await notesOf()).toEqual(['Ask Max for the key']);
    expect((await share(anna, 'default', false)).token).toBe(first.token);
    expect(await notesOf()).toEqual(['']);
  });

  it('says what a stay costs, and that a home is gone without saying which it was', async () => {
    const anna = await openPerson(app, database);
    const gone = await insertProperty(database.client);
    for (const id of [gone, home]) await anna.call('PUT', `/api/favorites/${id}`);
    await database.client.query(`update property set ad_state = 'paused' where id = $1`, [gone]);
    const { token } = await share(anna, 'default');
    const arrival = addDays(toDay(new Date()), 30);
    const stay = `&arrivalDate=${arrival}&departureDate=${addDays(arrival, 3)}&adultCount=2`;
    const answer = await read(token, stay);
    const { favoriteArray } = answer.json<SharedFavorites>();
    expect(favoriteArray.map((one) => [one.isBookableForStay, one.property?.quote?.nightCount])).toEqual([
      [true, 3],
      [null, undefined],
    ]);
    expect(answer.body).not.toContain(gone);
    expect((await read(token, '&arrivalDate=2020-01-01&departureDate=2020-01-02')).statusCode).toBe(400);
  });
});

describe('a link to a list', () => {
  it('is told its owner again, and nobody else', async () => {
    const [anna, ben] = [await keeper(), await keeper()];
    const made = await share(anna, 'default');
    const sharesOf = async ({ call }: TestPerson) =>
      (await call('GET', '/api/favorites')).json().favoriteShareArray;
    expect(await sharesOf(anna)).toEqual([made]);
    expect(await sharesOf(ben)).toEqual([]);
    await ben.call('DELETE', '/api/favorite-shares/default');
    expect((await read(made.token)).statusCode).toBe(200);
    const list = await nameList(anna);
    expect(refusalOf(await put(ben, list))).toBe('404 favorite-list-not-found');
  });

  it('that has ended, in whichever way, is answered like one that never was', async () => {
    const [anna, ben, eve, max] = [await keeper(), await keeper(), await keeper(), await keeper()];
    const list = await nameList(ben);
    const [revoked, deleted] = [(await share(anna, 'default')).token, (await share(ben, list)).token];
    const [blocked, expired] = [(await share(eve, 'default')).token, (await share(max, 'default')).token];
    for (const token of [revoked, deleted, blocked, expired])
      expect((await read(token)).statusCode).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await anna.call('DELETE', '/api/favorite-shares/default');
      expect([answer.statusCode, answer.json()]).toEqual([200, { favoriteShareArray: [] }]);
    }
    await ben.call('DELETE', `/api/favorite-lists/${list}`);
    const { client } = database;
    await client.query(`update account set blocked_at = now(), block_reason = 'Fraud' where user_id = $1`, [
      eve.userId,
    ]);
    await client.query(
      `update favorite_share set created_at = now() - interval '180 days', expires_at = now() where token = $1`,
      [expired],
    );
    const answers = await Promise.all(
      [revoked, deleted, blocked, expired, UNKNOWN, 'x'].map((one) => read(one)),
    );
    const told = answers.map((one) => `${refusalOf(one)} ${one.json().message}`);
    expect(new Set(told)).toEqual(
      new Set(['404 shared-favorites-not-found This link doesn’t lead to a list, or no longer does.']),
    );
    expect((await share(anna, 'default')).token).not.toBe(revoked);
    expect((await share(max, 'default')).token).not.toBe(expired);
    expect(refusalOf(await put(eve, 'default'))).toBe('403 account-blocked');
  });

  it('goes with the account', async () => {
    const anna = await keeper();
    const { token } = await share(anna, 'default');
    await database.client.query('delete from profile where user_id = $1', [anna.userId]);
    expect((await read(token)).statusCode).toBe(404);
  });

  it('is one for each list, however often it is asked for at once', async () => {
    const anna = await keeper();
    const made = await Promise.all(Array.from({ length: 5 }, () => share(anna, 'default')));
    expect(new Set(made.map(({ token }) => token)).size).toBe(1);
  });

  it('is there for as many lists as there may be', async () => {
    const anna = await keeper();
    const lists: string[] = [];
    for (let index = 0; index < FAVORITE_SHARES_MAXIMUM + 2; index += 1)
      lists.push(await nameList(anna, `List ${index}`));
    const answers = await Promise.all(lists.map((list) => put(anna, list)));
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(refusalOf)).toEqual(
      Array(2).fill('409 too-many-favorite-shares'),
    );
    const shared = lists.find((_, index) => answers[index]?.statusCode === 200);
    expect((await put(anna, shared ?? '', true)).statusCode).toBe(200);
  });

  it('is made of what the contract says alone', async () => {
    const anna = await keeper();
    for (const list of ['other', 'null']) expect((await put(anna, list)).statusCode).toBe(400);
    for (const body of [{}, { hasNotes: 'x' }, { hasNotes: true, token: UNKNOWN }])
      expect((await anna.call('PUT', '/api/favorite-shares/default', {}, body)).statusCode).toBe(400);
  });
});
