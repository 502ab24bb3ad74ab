import { catalogCalls, contentCalls, DEFAULT_FAVORITE_LIST, exportPersonalData } from '@moien/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createRandom, type Random } from '../../../lib/random.ts';
import { TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { insertEvent } from '../../../testing/blog-factory.ts';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { sampleCount } from '../../../testing/samples.ts';
import { insertPerson, insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const SAMPLES = sampleCount(60);
const { getFavorites, getFavoriteIds, addFavorite, removeFavorite } = catalogCalls;
const { changeFavorite, putFavoriteList, deleteFavoriteList } = catalogCalls;
const { putFavoriteShare, deleteFavoriteShare } = catalogCalls;
const { getHistory, addPropertyVisit, removePropertyVisit, clearHistory } = catalogCalls;
const { addPastSearch, removePastSearch, pauseHistory } = catalogCalls;
const { getEventParticipation, joinEvent, leaveEvent, getEventParticipations } = contentCalls;
const CALLS = Object.entries({
  getFavorites,
  getFavoriteIds,
  addFavorite,
  changeFavorite,
  removeFavorite,
  putFavoriteList,
  deleteFavoriteList,
  putFavoriteShare,
  deleteFavoriteShare,
  getHistory,
  addPropertyVisit,
  removePropertyVisit,
  clearHistory,
  addPastSearch,
  removePastSearch,
  pauseHistory,
  getEventParticipations,
  getEventParticipation,
  joinEvent,
  leaveEvent,
  exportPersonalData,
});
/** What calls with a body take. */
const GIVEN: Record<string, object> = {
  changeFavorite: { listId: null, note: 'x' },
  putFavoriteList: { name: 'x' },
  putFavoriteShare: { hasNotes: true },
  addPastSearch: { query: 'adultCount=2' },
  pauseHistory: { isPaused: false },
  exportPersonalData: { proof: { password: TEST_PASSWORD } },
};
const STRANGE = [
  '',
  ' ',
  '%00',
  '%F0%9F',
  '%E0%A4%A',
  "'--",
  "'%20or%20true",
  '..%2f',
  '%ud800',
  '%C3%A9',
  '{}',
  'ids',
  'null',
  '-1',
  '__proto__',
  '%F0%9F%98%80',
  'x'.repeat(450),
];

let database: TestDatabase;
let app: FastifyInstance;
let propertyId: string;
let eventId: string;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  propertyId = await insertProperty(database.client);
  eventId = await insertEvent(database.client);
  const userId = await insertPerson(database.client, { hasPassword: true });
  cookie = await insertSession(database.client, userId);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const strange = (random: Random) => random.pick(STRANGE) + random.pick(STRANGE);

/** Of what a call is about. */
function idOf(template: string): string {
  if (template.includes(':list')) return DEFAULT_FAVORITE_LIST;
  return template.startsWith('/api/events/') ? eventId : propertyId;
}

/** Mostly the home or event itself, so that what follows a good address is met too. */
function addressOf(random: Random, template: string): string {
  const known = idOf(template);
  const id = random.below(4) ? known : random.pick([known.toUpperCase(), strange(random)]);
  const query = random.pick([
    '',
    '',
    '?language=de',
    `?language=${strange(random)}`,
    `?${strange(random)}=1`,
  ]);
  return template.replace(/:\w+/, id) + query;
}

function headersOf(random: Random): Record<string, string> {
  const name = cookie.split('=', 1)[0];
  return {
    cookie: random.pick([
      cookie,
      cookie,
      cookie,
      `${name}=${strange(random)}`,
      `${cookie}; ${cookie}`,
      ';=;',
    ]),
    'accept-language': random.pick(['de', '*', ';q=', 'x'.repeat(2000), '\u00e9', strange(random)]),
    'sec-fetch-site': random.pick(['same-origin', 'same-origin', 'same-origin', 'none', 'cross-site', '']),
  };
}

function withBody(random: Random, call: InjectOptions, payload: InjectOptions['payload']): InjectOptions {
  const contentType = random.pick(['application/json', 'application/json', 'text/plain', 'x', '']);
  return { ...call, headers: { ...call.headers, 'content-type': contentType }, payload };
}

it.each(CALLS)('%s is never answered with a failure of ours', async (name, { method, url }) => {
  const random = createRandom(name.length);
  const given = GIVEN[name];
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const plain = await app.inject({
    method,
    url: url.replace(/:\w+/, idOf(url)),
    headers,
    ...(given && { payload: given }),
  });
  const statuses = new Set([plain.statusCode]);
  for (const body of hostileBodies(given ?? { propertyId }, SAMPLES, 59)) {
    const call: InjectOptions = { method, url: addressOf(random, url), headers: headersOf(random) };
    const answer = await app.inject(random.below(3) ? call : withBody(random, call, body));
    statuses.add(answer.statusCode);
    const isOurs = answer.statusCode >= 500 || /syntax error|stack|pg_|kysely/i.test(answer.body);
    expect({ call, body, answer: answer.body, isOurs }).toMatchObject({ isOurs: false });
  }
  expect(statuses).toContain(200);
});
