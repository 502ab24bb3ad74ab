import { buildTestApp } from '@moien/api/testing/test-app';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { ArticlePage, EventPage, LANGUAGE_TAGS } from '@moien/contract';
import { Value } from 'typebox/value';
import { generateHome } from './homes/generate-home.ts';
import { byRecommendation } from './homes/spread-pictures.ts';
import { loadDemo } from './load-demo.ts';
import { originals } from './originals.ts';
import { demoOwners } from './people/owners.ts';

const ARTICLE_COUNT = 12;
const EVENT_COUNT = 8;
const PAST_EVENT_COUNT = 2;
const TODAY = '2027-01-10';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
}, 120_000);

afterEach(() => database.drop());

const load = () => loadDemo(database.url, { onProgress: () => undefined, homeCount: 1, today: TODAY });

async function rowsOf(query: string): Promise<unknown[]> {
  return (await database.client.query({ text: query, rowMode: 'array' })).rows;
}

describe('the demo’s homes', () => {
  it('are sorted by the search as their pictures were spread', async () => {
    await loadDemo(database.url, { onProgress: () => undefined, homeCount: 150, today: TODAY });
    const found = await rowsOf(
      'select property_id from property_search order by recommendation desc, property_id',
    );
    const owners = demoOwners();
    const homes = Array.from({ length: 150 }, (_, index) => generateHome(index, owners, TODAY));
    expect(found.flat()).toEqual(homes.sort(byRecommendation).map(({ id }) => id));
  });
});

describe('the demo’s blog', () => {
  it('is loaded once, in every language', async () => {
    expect(await load()).toBe('loaded');
    const before = await rowsOf('select * from article_text order by article_id, language');
    expect(before).toHaveLength(ARTICLE_COUNT * LANGUAGE_TAGS.length);
    expect(await rowsOf('select from event_text')).toHaveLength(EVENT_COUNT * LANGUAGE_TAGS.length);
    expect(await load()).toBe('already there');
    expect(await rowsOf('select * from article_text order by article_id, language')).toEqual(before);
  });

  it('comes to a database that has only the homes of an older demo', async () => {
    await load();
    const ids = await rowsOf('select id from article order by id');
    await database.client.query('truncate article, event cascade');
    expect(await load()).toBe('loaded');
    expect(await rowsOf('select id from article order by id')).toEqual(ids);
    expect(await rowsOf('select from property')).toHaveLength(1);
  });

  it('is what the API answers', async () => {
    const app = await buildTestApp(database.url, { today: TODAY });
    const ask = async (path: string) => (await app.inject({ url: path })).json();
    const empty = [await ask('/api/articles'), await ask('/api/events')];
    expect(empty.map(({ count }) => count)).toEqual([0, 0]);
    await load();
    for (const language of LANGUAGE_TAGS) {
      const articles = await ask(`/api/articles?language=${language}`);
      const events = await ask(`/api/events?language=${language}`);
      const past = await ask(`/api/events?isPast=true&language=${language}`);
      expect(Value.Check(ArticlePage, articles)).toBe(true);
      for (const page of [events, past]) expect(Value.Check(EventPage, page)).toBe(true);
      expect([articles.count, events.count, past.count]).toEqual([
        ARTICLE_COUNT,
        EVENT_COUNT - PAST_EVENT_COUNT,
        PAST_EVENT_COUNT,
      ]);
    }
    await app.close();
  });

  it('has events at the time of their place', async () => {
    await load();
    const times = await rowsOf(`select to_char(starts_at at time zone time_zone, 'HH24:MI'),
      (starts_at at time zone time_zone)::date - '${TODAY}'::date
      from event join event_text on event_id = id and slug = 'an-evening-for-reading-leases'`);
    expect(times).toEqual([['18:30', 12]]);
  });

  it('has a drawn picture at every address that it names', async () => {
    await load();
    const paths = await rowsOf('select image_path from article union select image_path from event');
    expect(paths).toHaveLength(ARTICLE_COUNT + EVENT_COUNT);
    for (const path of paths.flat() as string[]) {
      const picture = await originals.open('global', path.replace('/global/', ''));
      expect([path, picture?.subarray(0, 4).toString()]).toEqual([path, '<svg']);
    }
  });
});
