import type { City } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createLocationService } from './location.service.ts';

const LUXEMBOURG = 2960316;
const COLOGNE = 2886242;
const TRIER = 2821164;
const LIEGE = 2792413;
const MUNICH = 2867714;
const BRUSSELS = 2800866;
const STRASBOURG = 2973783;
const DUSSELDORF = 2934246;
const SAARBRUCKEN = 2842647;
const FRANKFURT = 2925533;
const GENEVA = 2660646;
const ESCH = 2960596;
const DUDELANGE = 2960634;
const THIONVILLE = 2972811;

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function find(searchTerm: string): Promise<City[]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/location/get-by-name',
    payload: { searchTerm },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().cityArray;
}

/** Names by which people know a city, and how they mistype them. */
const NAMES: [number, string[]][] = [
  [LUXEMBOURG, ['Luxembourg', 'Luxemburg', 'Lëtzebuerg', 'Letzebuerg', 'Luxemburk', 'luxenbourg', 'Luxem']],
  [COLOGNE, ['Köln', 'Koln', 'Koeln', 'Cologne', 'cologne', 'Collogne', 'Colgne']],
  [TRIER, ['Trier', 'Trèves', 'Treves', 'Tréier']],
  [LIEGE, ['Liège', 'Liege', 'Lüttich', 'Luttich', 'Luettich', 'Luik']],
  [MUNICH, ['München', 'Munchen', 'Muenchen', 'Munich', 'Münchn']],
  [BRUSSELS, ['Brussels', 'Bruxelles', 'Bruxeles', 'Brüssel', 'Bruessel', 'Brussel', 'Brusells']],
  [STRASBOURG, ['Strasbourg', 'Straßburg', 'Strassburg', 'Strassbourg']],
  [DUSSELDORF, ['Düsseldorf', 'Dusseldorf', 'Duesseldorf', 'Duseldorf']],
  [SAARBRUCKEN, ['Saarbrücken', 'Saarbrucken', 'Saarbruecken', 'Sarrebruck']],
  [FRANKFURT, ['Frankfurt', 'Franfurt', 'Francfort']],
  [GENEVA, ['Genève', 'Geneva', 'Genf']],
  [ESCH, ['Esch-sur-Alzette', 'Esch-Uelzecht', 'Esch an der Alzette']],
  [DUDELANGE, ['Dudelange', 'Diddeleng', 'Düdelingen']],
  [THIONVILLE, ['Thionville', 'Diedenhofen', 'Diddenuewen']],
];
const CASES = NAMES.flatMap(([id, names]) => names.map((name): [string, number] => [name, id]));

describe('POST /api/location/get-by-name', () => {
  it.each(CASES)(
    'finds by %s the city %i among the first three, whatever the accents and the case',
    async (name, id) => {
      const spellings = [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), `  ${name} `];
      for (const spelling of spellings) {
        const found = await find(spelling);
        expect([spelling, found.slice(0, 3).map((city) => city.id)]).toEqual([
          spelling,
          expect.arrayContaining([id]),
        ]);
        expect(found.length).toBeLessThanOrEqual(10);
      }
    },
  );

  it('names the right city first when it was typed rightly', async () => {
    for (const [id, names] of NAMES) {
      const [city] = await find(names[0] ?? '');
      expect([names[0], city?.id]).toEqual([names[0], id]);
    }
  });

  it('finds umlauts by two letters where a spelling is too short to be similar', async () => {
    for (const [name, expected] of [
      ['Fuerth', 'Fürth'],
      ['Zuerich', 'Zürich'],
      ['goettingen', 'Göttingen'],
      ['Moenchengl', 'Mönchengladbach'],
    ]) {
      const found = await find(name ?? '');
      expect([name, found.some((city) => city.name === expected)]).toEqual([name, true]);
    }
  });

  it('finds by the name of small towns a large city that is written almost so', async () => {
    const found = await find('Strasburg');
    expect(found.map((city) => city.id)).toContain(STRASBOURG);
  });

  it.each([
    ['a country after it', 'Köln, Deutschland'],
    ['a region and a country after it', 'Köln , Nordrhein-Westfalen, Germany'],
    ['a character between that nobody sees', 'Kö\u200bln'],
    ['a mark of direction before it', '\u202eKöln\u202c'],
  ])('finds a name with %s', async (_what, term) => {
    const [city] = await find(term);
    expect(city?.id).toBe(COLOGNE);
  });

  it.each(['xqzwvkjxq', '---', '%%%', '😀😀😀', 'Мюнхен', 'כרמל', '北京'])(
    'finds nothing by %s, which is like no name',
    async (term) => {
      expect(await find(term)).toEqual([]);
    },
  );

  it('asks the database nothing for what no name can be like', async () => {
    const service = createLocationService({
      findCitiesByName: () => Promise.reject(new Error('It has been asked.')),
    });
    for (const term of ['---', '%_\\', 'Мюнхен', '😀']) expect(await service.findLocations(term)).toEqual([]);
    for (const term of [' \u0000 ', '\u200b', ' ,'])
      await expect(service.findLocations(term)).rejects.toMatchObject({ code: 'empty-search-term' });
  });
});
