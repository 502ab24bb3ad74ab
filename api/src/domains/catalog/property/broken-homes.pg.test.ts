import { addDays, cardPath, PropertyPage, PropertySummary, toDay } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const TODAY = toDay(new Date());
const STAY = { arrivalDate: addDays(TODAY, 50), departureDate: addDays(TODAY, 53) };
const SEARCHED_STAY = new URLSearchParams(STAY);

let database: TestDatabase;
let app: FastifyInstance;
let anna: TestPerson;
let sound: string;
let foreign: string;
let illPictured: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  // Apart, so that the map draws each by itself.
  sound = await insertProperty(client, { latitude: 49.6 });
  foreign = await insertProperty(client, { latitude: 49.65 });
  illPictured = await insertProperty(client, {
    latitude: 49.7,
    images: ['/upload/scenes/a', 'javascript:alert(1)', '/upload/../x'],
  });
  // What a later release lets in, an earlier one reads while both run.
  await client.query('alter table property drop constraint property_currency_known');
  await client.query(`update property set currency = 'XXX' where id = $1`, [foreign]);
  await client.query('update property set owner_id = (select owner_id from property where id = $1)', [sound]);
  app = await buildTestApp(database.url);
  anna = await openPerson(app, database);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = async (url: string) => {
  const answer = await app.inject({ url, headers: { cookie: anna.cookie } });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
};

function expectSoundCards(cards: PropertySummary[]): void {
  expect(cards.map(({ id }) => id).sort()).toEqual([sound, illPictured].sort());
  for (const card of cards) expect(Value.Check(PropertySummary, card)).toBe(true);
}

describe('a home whose currency nobody knows', () => {
  it.each(['', 'facets=true', `${SEARCHED_STAY}`])('is left out of a search: %s', async (query) => {
    const page = await ask(`/api/properties?${query}`);
    expectSoundCards(page.propertyArray);
    expect(Value.Check(PropertyPage, page)).toBe(true);
  });

  it('is left out of the homes of its owner, and of those that are like another one', async () => {
    const { rows } = await database.client.query('select owner_id from property where id = $1', [sound]);
    expectSoundCards((await ask(`/api/profiles/${rows[0].owner_id}/properties`)).propertyArray);
    const similar = await ask(`/api/properties/${sound}/similar`);
    expect(similar.propertyArray.map(({ id }: PropertySummary) => id)).toEqual([illPictured]);
  });

  it.each(['', `&${SEARCHED_STAY}`])('has no pin: %s', async (query) => {
    const { pinArray } = await ask(`/api/properties/pins?view=49,5,50,7&zoom=15${query}`);
    expect(pinArray.map((pin: { propertyId: string }) => pin.propertyId).sort()).toEqual(
      [sound, illPictured].sort(),
    );
  });

  it('is no longer offered where somebody keeps it', async () => {
    for (const list of ['favorites', 'history']) {
      for (const id of [sound, foreign])
        await app.inject({
          method: 'PUT',
          url: `/api/${list}/${id}`,
          headers: { cookie: anna.cookie, 'sec-fetch-site': 'same-origin' },
        });
    }
    const { favoriteArray } = await ask('/api/favorites');
    const { propertyVisitArray } = await ask('/api/history');
    for (const kept of [favoriteArray, propertyVisitArray])
      expect(kept.map((row: { property: PropertySummary | null }) => row.property?.id)).toEqual([
        undefined,
        sound,
      ]);
  });

  it('has no page, no price and no card to be shared by', async () => {
    expect((await app.inject(cardPath('property', foreign, 'en'))).statusCode).toBe(404);
    expect((await app.inject(`/api/properties/${foreign}`)).statusCode).toBe(404);
    const quote = await app.inject({
      method: 'POST',
      url: `/api/properties/${foreign}/quote`,
      payload: { ...STAY, adultCount: 1 },
    });
    expect([quote.statusCode, quote.json().code]).toEqual([404, 'property-not-found']);
  });
});

describe('a home with addresses that are no pictures of ours', () => {
  it('is shown with its other pictures', async () => {
    const page = await ask(`/api/properties?propertyIdArray=${illPictured}`);
    expect(page.propertyArray[0].imageArray).toEqual([{ path: '/upload/scenes/a' }]);
    expect((await ask(`/api/properties/${illPictured}`)).imageArray).toEqual([{ path: '/upload/scenes/a' }]);
  });
});
