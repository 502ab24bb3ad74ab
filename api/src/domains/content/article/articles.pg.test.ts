import { Article, ArticlePage, BlogAddresses, FoundArticles } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { insertArticle } from '../../../testing/blog-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';

let database: TestDatabase;
let app: FastifyInstance;
let firstId: string;
let lawIds: string[];
let germanOnlyId: string;
let futureId: string;

const get = (url: string, headers = {}) => app.inject({ url, headers });

beforeAll(async () => {
  database = await createTestDatabase();
  const { client } = database;
  firstId = await insertArticle(client, {
    published_at: '2026-01-01T08:00:00Z',
    titles: { de: 'Erste', en: 'First', fr: 'Premier' },
    body: `## Start\n\n${'word '.repeat(600)}\n\n[Search](/search) <script>alert(1)</script>`,
  });
  lawIds = [];
  for (let day = 1; day <= 13; day += 1) {
    const published_at = `2026-02-${String(day).padStart(2, '0')}T08:00:00Z`;
    lawIds.push(await insertArticle(client, { topic: 'law', published_at, titles: { en: `Law ${day}` } }));
  }
  germanOnlyId = await insertArticle(client, { topic: 'law', titles: { de: 'Recht' } });
  futureId = await insertArticle(client, { topic: 'later', published_at: '2027-02-01T00:00:00Z' });
  app = await buildTestApp(database.url, { today: '2027-01-10' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('GET /api/articles/search', () => {
  const search = async (query: string) => (await get(`/api/articles/search?${query}`)).json();
  const titlesOf = ({ articleArray }: { articleArray: { title: string }[] }) =>
    articleArray.map(({ title }) => title);

  it('finds every word, whatever its accents and place, in the language alone, the newest five', async () => {
    expect(titlesOf(await search('text=PREMIÈR&language=fr'))).toEqual(['Premier']);
    expect(titlesOf(await search('text=premier&language=en'))).toEqual([]);
    expect(titlesOf(await search('text=13%20law'))).toEqual(['Law 13']);
    const found = await search('text=law');
    expect(Value.Check(FoundArticles, found)).toBe(true);
    expect(titlesOf(found)).toEqual([13, 12, 11, 10, 9].map((number) => `Law ${number}`));
  });

  it('takes no sign for a pattern, and refuses what nobody types', async () => {
    expect(titlesOf(await search('text=%25%25'))).toEqual([]);
    expect(titlesOf(await search('text=__'))).toEqual([]);
    expect(titlesOf(await search('text=%5C%5C'))).toEqual([]);
    expect(titlesOf(await search('text=%20%20'))).toEqual([]);
    expect((await search('text=x')).code).toBe('invalid-request');
    expect((await search(`text=${'x'.repeat(101)}`)).code).toBe('invalid-request');
  });
});

describe('GET /api/articles', () => {
  it('lists what is published in the language, newest first, twelve a page', async () => {
    const first = (await get('/api/articles')).json();
    const second = (await get('/api/articles?language=en&page=2')).json();
    expect([Value.Check(ArticlePage, first), Value.Check(ArticlePage, second)]).toEqual([true, true]);
    const ids = [...first.articleArray, ...second.articleArray].map(({ id }: { id: string }) => id);
    expect(first.articleArray).toHaveLength(12);
    expect(ids).toEqual([...[...lawIds].reverse(), firstId]);
    expect(first).toMatchObject({ page: 1, pageCount: 2, count: 14 });
    expect(first.topicArray).toEqual([
      { topic: 'law', articleCount: 13 },
      { topic: 'moving', articleCount: 1 },
    ]);
  });

  it('narrows to a topic and still names all of them', async () => {
    const page = (await get('/api/articles?topic=moving')).json();
    expect(page).toMatchObject({ count: 1, pageCount: 1, articleArray: [{ id: firstId }] });
    expect(page.topicArray).toHaveLength(2);
  });

  it('is empty beyond the last page, for an unknown topic and in a language without texts', async () => {
    expect((await get('/api/articles?page=3')).json()).toMatchObject({
      articleArray: [],
      page: 3,
      count: 14,
    });
    expect((await get('/api/articles?topic=none')).json()).toMatchObject({
      articleArray: [],
      count: 0,
      pageCount: 0,
    });
    expect((await get('/api/articles?language=fr')).json()).toMatchObject({ count: 1 });
  });

  it('can be kept for a while and says when nothing changed', async () => {
    const { headers } = await get('/api/articles');
    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    const again = await get('/api/articles', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('GET /api/articles/:id', () => {
  it('gives the text as safe HTML, the reading time and the slugs of all languages', async () => {
    const article = (await get(`/api/articles/${firstId}?language=de`)).json();
    expect(Value.Check(Article, article)).toBe(true);
    const slugOf = (title: string) => `${title}-${firstId.slice(-12)}`;
    expect(article).toMatchObject({
      title: 'Erste',
      slug: slugOf('erste'),
      authorName: 'Léa Muller',
      publicationTimestamp: '2026-01-01T08:00:00.000Z',
      // 604 words with letters or digits: 2.5 minutes.
      readingMinutes: 3,
      slugArray: [
        { language: 'en', slug: slugOf('first') },
        { language: 'fr', slug: slugOf('premier') },
        { language: 'de', slug: slugOf('erste') },
      ],
      relatedArticleArray: [],
    });
    expect(article.bodyHtml).toContain('<h2 id="section-start">Start</h2>');
    expect(article.bodyHtml).toContain('<a href="/de/search">Search</a> &lt;script&gt;');
  });

  it('gives the three on the same topic that were published closest', async () => {
    const { relatedArticleArray } = (await get(`/api/articles/${lawIds[4]}`)).json();
    expect(relatedArticleArray.map(({ id }: { id: string }) => id)).toEqual([
      lawIds[5],
      lawIds[3],
      lawIds[6],
    ]);
  });

  it('follows a change of the text at once', async () => {
    const id = await insertArticle(database.client, {
      topic: 'change',
      titles: { fr: 'Un' },
      body: 'Avant.',
    });
    expect((await get(`/api/articles/${id}?language=fr`)).json().bodyHtml).toBe('<p>Avant.</p>\n');
    await database.client.query('update article_text set body = $2 where article_id = $1', [id, 'Après.']);
    expect((await get(`/api/articles/${id}?language=fr`)).json().bodyHtml).toBe('<p>Après.</p>\n');
    await database.client.query('delete from article where id = $1', [id]);
  });

  it('knows neither what does not exist, nor what comes later, nor a language without a text', async () => {
    for (const path of [UNKNOWN_ID, futureId, germanOnlyId, `${lawIds[0]}?language=de`]) {
      const { statusCode, body } = await get(`/api/articles/${path}`);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'article-not-found']);
    }
  });
});

it('GET /api/articles/addresses names every published article with its slugs, newest first', async () => {
  const addresses = (await get('/api/articles/addresses')).json();
  expect(Value.Check(BlogAddresses, addresses)).toBe(true);
  expect(addresses.addressArray.map(({ id }: { id: string }) => id)).toEqual([
    germanOnlyId,
    ...[...lawIds].reverse(),
    firstId,
  ]);
  expect(addresses.addressArray[0].slugArray).toEqual([
    { language: 'de', slug: expect.stringMatching(/^recht-/) },
  ]);
});

it.each([
  '/api/articles?language=lb',
  '/api/articles?language=en&language=de',
  '/api/articles?page=0',
  '/api/articles?page=1001',
  '/api/articles?page=1e9',
  '/api/articles?page=x',
  '/api/articles?page[]=1',
  "/api/articles?topic=law'--",
  '/api/articles?topic=%00',
  `/api/articles?topic=${'a'.repeat(41)}`,
  '/api/articles/1',
  '/api/articles/%00',
  '/api/articles/feed.xml?language=lb',
  '/api/articles/feed.json?language=%00',
  `/api/articles/${'a'.repeat(450)}`,
  `/api/articles/${UNKNOWN_ID}?language=lb`,
])('%s is answered, or refused with a stable code', async (url) => {
  const { statusCode, body } = await get(url);
  expect(body).not.toMatch(/syntax|stack|pg_|kysely/i);
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'invalid-request']);
});
