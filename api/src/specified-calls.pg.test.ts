import { VISITOR_SESSION } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { insertProperty, LUXEMBOURG } from './testing/property-factory.ts';
import { buildTestApp } from './testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertProperty(database.client);
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function call(url: string, payload: object): Promise<ReturnType<typeof JSON.parse>> {
  return (await app.inject({ method: 'POST', url, payload })).json();
}

describe('the calls of specification §7', () => {
  it('know a visitor', async () => {
    expect(await call('/api/get-session', {})).toEqual(VISITOR_SESSION);
  });

  it('give the essentials with the texts of the language asked for', async () => {
    await database.client.query(
      `insert into text_override values ('de', 'shell:welcome', 'Willkommen', null)`,
    );
    const german = await call('/api/page/home/essentials', { languageTag: 'de' });
    const unknown = await call('/api/page/home/essentials', { languageTag: 'xx' });
    expect(german.textArray).toEqual([{ slug: 'shell:welcome', text: 'Willkommen' }]);
    expect(unknown.textArray).toEqual([]);
    expect(german.cityArray).toEqual([expect.objectContaining({ id: LUXEMBOURG.id, propertyCount: 1 })]);
    expect(german.languageArray.map((language: { tag: string }) => language.tag)).toEqual(['de', 'en', 'fr']);
    expect(german.countryArray).toContainEqual(expect.objectContaining({ code: 'LU', phonePrefix: '+352' }));
    expect([german.propertyTypeArray.length, german.rentalTypeArray.length]).toEqual([20, 4]);
  });

  it('give the feature types by category and subcategory', async () => {
    const { featureTypeByCategoryAndSubCategoryArray: categories } = await call(
      '/api/page/home/extended',
      {},
    );
    const area = categories[0].subCategoryArray[0].featureTypeArray[0];
    expect(area).toMatchObject({
      name: 'area',
      valueTypeId: 'real',
      maximumValue: 300,
      unit: 'square-metre',
    });
  });

  it.each([
    ['luxem', 'Luxembourg'],
    ['LUXEMBURG', 'Luxembourg'],
    ['munchen', 'Munich'],
    ['Lüttich', 'Liège'],
    ['liege', 'Liège'],
    ['Saarbruken', 'Saarbrücken'],
    ['saint-den', 'Saint-Denis'],
    ['tri', 'Tripoli'],
  ])('find %s as %s', async (searchTerm, name) => {
    const { cityArray } = await call('/api/location/get-by-name', { searchTerm });
    expect(cityArray[0].name).toBe(name);
    expect(cityArray.length).toBeLessThanOrEqual(10);
  });

  it('put cities with homes first', async () => {
    const { cityArray } = await call('/api/location/get-by-name', { searchTerm: 'lu' });
    expect(cityArray[0]).toMatchObject({ name: 'Luxembourg', propertyCount: 1 });
  });

  it('read a city and a country, or say that there is none', async () => {
    const { city } = await call('/api/city/get-by-id', { cityId: LUXEMBOURG.id, type: 'searchById' });
    const { country } = await call('/api/country/get-by-code', { countryCode: 'LU', type: 'searchByCode' });
    const none = await call('/api/country/get-by-code', { countryCode: 'ZZ', type: 'searchByCode' });
    expect([city.name, country.name.de]).toEqual(['Luxembourg', 'Luxemburg']);
    expect(none).toMatchObject({ status: 404, code: 'unknown-country', error: none.message });
  });
});
