import { Property } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { insertBookingOption, insertDiscount } from '../../../testing/price-rules-factory.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function read(id: string, language: string) {
  const { json, statusCode } = await app.inject(`/api/properties/${id}?language=${language}`);
  expect([statusCode, Value.Check(Property, json())]).toEqual([200, true]);
  const { title, textLanguage, originalLanguage, originalText } = json();
  return { title, textLanguage, originalLanguage, originalText };
}

describe('GET /api/properties/{id}', () => {
  it('has the original at hand where the text is in another language', async () => {
    const titles = { de: 'Unter der Linde', fr: 'Sous le tilleul' };
    const id = await insertProperty(database.client, { titles, original_language: 'de' });
    const original = { title: 'Unter der Linde', description: 'Unter der Linde.' };
    expect(await read(id, 'fr')).toEqual({
      title: 'Sous le tilleul',
      textLanguage: 'fr',
      originalLanguage: 'de',
      originalText: original,
    });
    for (const language of ['de', 'en'])
      expect(await read(id, language)).toMatchObject({ textLanguage: 'de', originalText: null });
  });

  it('has none where the original is not there, or no text at all', async () => {
    const id = await insertProperty(database.client, {
      titles: { fr: 'Sous le tilleul' },
      original_language: 'nl',
    });
    expect(await read(id, 'en')).toMatchObject({
      textLanguage: 'fr',
      originalLanguage: 'nl',
      originalText: null,
    });
    const silent = await insertProperty(database.client, { titles: {} });
    expect(await read(silent, 'de')).toMatchObject({ title: 'Luxemburg', originalText: null });
  });

  it.each(['private', 'trader', null])('says of its host whether they are a trader: %s', async (status) => {
    const id = await insertProperty(database.client);
    await database.client.query(
      'update profile set trader_status = $2 from property where owner_id = user_id and property.id = $1',
      [id, status],
    );
    await read(id, 'en');
    expect((await app.inject(`/api/properties/${id}`)).json().owner.traderStatus).toBe(status);
  });

  it('says what else it offers in its own words', async () => {
    const id = await insertProperty(database.client);
    const otherAmenities = ['Piano, grand', '<b>"Boat" slip</b>'];
    await database.client.query('update property set other_amenities = $2 where id = $1', [
      id,
      otherAmenities,
    ]);
    expect((await app.inject(`/api/properties/${id}`)).json().otherAmenityArray).toEqual(otherAmenities);
  });

  it('says our fee, the discounts, the extras, and what holds at arrival, departure and cancellation', async () => {
    const id = await insertProperty(database.client);
    const { client } = database;
    await insertDiscount(client, id, 'weekly', 10);
    await insertDiscount(client, id, 'last-minute', 20, 3);
    const featureTypeId = await insertBookingOption(client, id, 'breakfast', {
      unitAmount: 900,
      basis: 'per-night',
      maximumQuantity: 2,
    });
    await client.query(
      `update property set check_in_time = '16:30', cancellation_policy = 'firm' where id = $1`,
      [id],
    );
    const property = (await app.inject(`/api/properties/${id}`)).json();
    expect(Value.Check(Property, property)).toBe(true);
    expect(property).toMatchObject({
      guestFeePercent: 6,
      discountArray: [
        { kind: 'last-minute', percent: 20, days: 3 },
        { kind: 'weekly', percent: 10, days: null },
      ],
      bookingOptionArray: [{ featureTypeId, unitAmount: 900, basis: 'per-night', maximumQuantity: 2 }],
      cancellationPolicy: 'firm',
      checkInTime: '16:30',
      checkOutTime: '11:00',
      timeZone: 'Europe/Luxembourg',
    });
  });
});
