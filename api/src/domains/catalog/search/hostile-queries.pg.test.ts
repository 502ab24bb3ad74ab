import { SEARCH_PARAMETER_NAMES } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { createRandom, type Random } from '../../../lib/random.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const SAMPLES = 1000;
const NAMES = [
  ...SEARCH_PARAMETER_NAMES,
  'language',
  'facets',
  'facets',
  'feature-wifi',
  'feature-area',
  'feature-constructor',
  '__proto__',
];
const VALUES = [
  '',
  'true',
  '0',
  '1',
  '-1',
  '2147483647',
  '2147483648',
  '9'.repeat(400),
  '1e308',
  'NaN',
  '0,300',
  '6,1',
  '49.6,6.1',
  '90,180',
  '-90,-180',
  '91,0',
  '-90,-180,90,180',
  '49,179,50,-179',
  '50,6,49,7',
  '0,0,0,0',
  '2027-02-29',
  '2027-02-01',
  '9999-12-31',
  '0001-01-01',
  "'; drop table property; --",
  "' or '1'='1",
  '{{7*7}}',
  '%00',
  '%',
  '%E0%A4',
  '😀',
  '01890000-0000-7000-8000-000000000000',
  'price',
  'distance',
  'constructor',
  'toString',
  '../../etc/passwd',
  '[object Object]',
  'a'.repeat(3000),
];

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertProperty(database.client);
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

function malformedQuery(random: Random): string {
  return Array.from({ length: 1 + random.below(5) }, () => {
    const value = random.pick(VALUES);
    const name = random.below(20) === 0 ? random.pick(VALUES) : random.pick(NAMES);
    return `${name}=${random.below(3) === 0 ? encodeURIComponent(value) : value.replaceAll(/[^\x21-\x7e]/g, '')}`;
  }).join(random.below(30) === 0 ? ';' : '&');
}

describe('GET /api/properties', () => {
  it(`answers ${SAMPLES} seeded malformed queries with 200 or an explained 400`, async () => {
    const random = createRandom(20_270_110);
    const failures: unknown[] = [];
    const statuses = new Set<number>();
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const query = malformedQuery(random);
      const response = await app.inject({ url: `/api/properties?${query}` });
      statuses.add(response.statusCode);
      const isExplained = response.statusCode === 400 && response.json().message.endsWith('.');
      if (response.statusCode !== 200 && !isExplained)
        failures.push([query, response.statusCode, response.body]);
    }
    expect(failures).toEqual([]);
    expect([...statuses].sort()).toEqual([200, 400]);
  }, 240_000);

  it.each([
    ['/api/properties?cityId=%00'],
    ['/api/properties?currentCoordinates=90,0&rangeDistance=199'],
    ['/api/properties?currentCoordinates=-90,180&rangeDistance=10'],
    ['/api/properties?currentCoordinates=0,180&rangeDistance=199'],
    ['/api/properties?page=417&sort=distance'],
    ['/api/properties?page=417&facets=true'],
    ['/api/properties?bounds=-90,179.99999999,90,-180&facets=true'],
    ['/api/properties?facets[]=true'],
    ['/api/properties?facets=true&propertyIdArray=00000000-0000-0000-0000-000000000000'],
    ['/api/properties/%00'],
    [`/api/properties/${'a'.repeat(450)}`],
    ['/api/properties/00000000-0000-0000-0000-000000000000'],
    ['/api/properties/%E0%A4%A'],
    ["/api/properties/'%20or%20true"],
  ])('never answers %s with a failure of ours', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toMatch(/syntax|stack|pg_|kysely/i);
  });
});

describe('what is wrong with a query', () => {
  it.each(['/api/properties?', '/api/properties/pins?'])(
    'is told shortly, however much it is: %s',
    async (url) => {
      const names = Array.from({ length: 2500 }, (_, index) => `x${index}`);
      const response = await app.inject({ url: url + names.join('&') });
      expect([response.statusCode, response.json().parameters[0].name]).toEqual([400, 'x0']);
      expect(response.body.length).toBeLessThan(12_000);
    },
  );
});

describe('the calls by POST', () => {
  it.each([
    ['/api/location/get-by-name', { searchTerm: "'; drop table city; --" }],
    ['/api/location/get-by-name', { searchTerm: '\u0000\u0001' }],
    ['/api/location/get-by-name', { searchTerm: '%_\\%' }],
    ['/api/location/get-by-name', { searchTerm: '\ud800abc' }],
    ['/api/location/get-by-name', { searchTerm: 'x'.repeat(101) }],
    ['/api/location/get-by-name', { searchTerm: ['a'] }],
    ['/api/location/get-by-name', null],
    ['/api/city/get-by-id', { cityId: 1e300, type: 'searchById' }],
    ['/api/city/get-by-id', { cityId: 9_007_199_254_740_991, type: 'searchById' }],
    ['/api/city/get-by-id', { cityId: '1', type: 'searchById' }],
    ['/api/country/get-by-code', { countryCode: 'lu', type: 'searchByCode' }],
    ['/api/page/home/essentials', { languageTag: { $gt: '' } }],
    ['/api/page/home/essentials', { languageTag: '\u0000' }],
  ])('%s with %j is refused or answered', async (url, payload) => {
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode >= 400) expect(response.json().error).toBe(response.json().message);
  });
});
