import type { TransportRequest } from '@moien/shared-lib';
import { exampleProperty, exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { exampleNewArticle, registryOfEverything } from '../examples/example-home-data.ts';
import { loadHome } from './load-home.ts';

const PROPERTIES = {
  propertyArray: [exampleProperty],
  page: 1,
  pageCount: 1,
  count: 1,
  isCountExact: true,
  bounds: null,
  facets: null,
};
const ARTICLE = { ...exampleNewArticle(), summary: 'Short.', topic: 'renting', authorName: 'Marc' };
const ARTICLES = {
  articleArray: ['1', '2', '3', '4'].map((last) => ({ ...ARTICLE, id: ARTICLE.id.slice(0, -1) + last })),
  page: 1,
  pageCount: 1,
  count: 4,
  topicArray: [],
};

type Answers = { isAway?: boolean; isReleased?: boolean; isSignedIn?: boolean };

/** The home that is found, and one that is no longer offered. */
const HISTORY = {
  propertyVisitArray: [exampleProperty, null].map((property) => ({
    propertyId: exampleProperty.id,
    visitTimestamp: '2026-11-01T10:00:00.000Z',
    property,
  })),
  pastSearchArray: [],
  isPaused: false,
};

async function load(search: string, { isAway = false, isReleased = true, isSignedIn = false }: Answers = {}) {
  const asked: string[] = [];
  const root = exampleRoot({
    ...(isReleased && { registry: registryOfEverything }),
    ...(isSignedIn && { session: exampleSession }),
    transport: async ({ url }: TransportRequest) => {
      asked.push(url);
      if (isAway) throw new Error('There is no network.');
      if (url.includes('history')) return { status: 200, body: HISTORY };
      return { status: 200, body: url.includes('articles') ? ARTICLES : PROPERTIES };
    },
  });
  const url = new URL(`https://moien.example/de${search}`);
  const { signal } = new AbortController();
  return { asked, home: await loadHome({ root, url, parameters: {}, signal }) };
}

describe('loadHome', () => {
  it('finds homes and the newest three articles, in the language of the page', async () => {
    const { asked, home } = await load('');
    expect(asked.sort()).toEqual(['/api/articles?language=de', '/api/properties?language=de']);
    expect(home.homes.map(({ title }) => title)).toEqual([exampleProperty.title]);
    expect(home.articles).toHaveLength(3);
    expect(home.articles[0]).not.toHaveProperty('summary');
  });

  it('has what who is signed in looked at last, which is not shown twice', async () => {
    const { asked, home } = await load('', { isSignedIn: true });
    expect(asked).toContain('/api/history?language=de&visitCount=4');
    expect(home.seen.map(({ title }) => title)).toEqual([exampleProperty.title]);
    expect(home.homes).toEqual([]);
  });

  it('has nothing while the API is away', async () => {
    expect((await load('', { isAway: true })).home).toEqual({ seen: [], homes: [], articles: [] });
  });

  it('asks for nothing that no release would show', async () => {
    expect((await load('', { isReleased: false })).asked).toEqual([]);
  });

  it('hands the first address of a visit over to the search', async () => {
    const answer = (await load('?cityId=7&termType=long-term&utm_source=letter').catch(
      (thrown: unknown) => thrown,
    )) as Response;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      '/de/search?cityId=7&isAvailableForLongTerm=true&utm_source=letter',
    );
  });

  it('stays home when no release serves the search', async () => {
    const { home } = await load('?cityId=7', { isReleased: false });
    expect(home).toEqual({ seen: [], homes: [], articles: [] });
  });
});
