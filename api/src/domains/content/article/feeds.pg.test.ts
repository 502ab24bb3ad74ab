import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { insertArticle } from '../../../testing/blog-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const HOSTILE = `Tea & <script>alert("1")</script> ]]> 'it' \u0001 😀`;

let database: TestDatabase;
let app: FastifyInstance;
let ids: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  ids = [
    await insertArticle(database.client, {
      published_at: '2026-05-10T08:00:00Z',
      author_name: 'Ann & Bob',
      titles: { en: HOSTILE, de: 'Tee' },
      summary: HOSTILE,
    }),
    await insertArticle(database.client, { published_at: '2026-05-01T08:00:00Z' }),
  ];
  await insertArticle(database.client, { published_at: '2028-01-01T00:00:00Z' });
  app = await buildTestApp(database.url, { today: '2027-01-10', publicOrigin: 'https://moien.example' });
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

const parseXml = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    // Numeric references are left alone without it.
    htmlEntities: true,
    isArray: (name) => name === 'item',
  }).parse(text);
};

describe('GET /api/articles/feed.xml', () => {
  it('is RSS 2.0 of the published articles, with absolute addresses', async () => {
    const { headers, body } = await app.inject({ url: '/api/articles/feed.xml' });
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(headers['last-modified']).toBe('Sun, 10 May 2026 08:00:00 GMT');
    const { rss } = parseXml(body);
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      link: 'https://moien.example/en/blog',
      language: 'en',
      'atom:link': { '@_href': 'https://moien.example/api/articles/feed.xml?language=en', '@_rel': 'self' },
    });
    const [first, second] = rss.channel.item;
    const shown = HOSTILE.replace('\u0001', '');
    expect(rss.channel.item).toHaveLength(2);
    expect(first).toMatchObject({
      title: shown,
      description: shown,
      'dc:creator': 'Ann & Bob',
      category: 'moving',
      pubDate: 'Sun, 10 May 2026 08:00:00 GMT',
      guid: { '#text': `urn:uuid:${ids[0]}`, '@_isPermaLink': 'false' },
    });
    expect(second.link).toBe(
      `https://moien.example/en/blog/article/${ids[1]}/an-article-${ids[1]?.slice(-12)}`,
    );
  });

  it('speaks the language asked for and is well-formed without articles', async () => {
    const german = parseXml((await app.inject({ url: '/api/articles/feed.xml?language=de' })).body);
    expect(german.rss.channel.item.map(({ title }: { title: string }) => title)).toEqual(['Tee']);
    const french = parseXml((await app.inject({ url: '/api/articles/feed.xml?language=fr' })).body);
    expect(french.rss.channel.item).toBeUndefined();
    expect(french.rss.channel.link).toBe('https://moien.example/fr/blog');
  });

  it('is not sent again when it did not change', async () => {
    const { headers } = await app.inject({ url: '/api/articles/feed.xml' });
    const again = await app.inject({
      url: '/api/articles/feed.xml',
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('GET /api/articles/feed.json', () => {
  it('is JSON Feed 1.1 of the published articles, with absolute addresses', async () => {
    const response = await app.inject({ url: '/api/articles/feed.json?language=en' });
    expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(response.headers.etag).toBeDefined();
    const feed = response.json();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://moien.example/en/blog',
      feed_url: 'https://moien.example/api/articles/feed.json?language=en',
      language: 'en',
    });
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      id: `urn:uuid:${ids[0]}`,
      title: HOSTILE,
      content_text: HOSTILE,
      image: 'https://moien.example/global/banner-1-1920.avif',
      date_published: '2026-05-10T08:00:00.000Z',
      authors: [{ name: 'Ann & Bob' }],
      tags: ['moving'],
    });
    for (const { url } of feed.items) expect(url).toMatch(/^https:\/\/moien\.example\/en\/blog\/article\//);
  });
});

describe('without a configured origin', () => {
  it('the host of the request is used, if it is one of the site', async () => {
    const own = await buildTestApp(database.url, { today: '2027-01-10', allowedHosts: ['moien.test'] });
    const ask = (host: string) => own.inject({ url: '/api/articles/feed.json', headers: { host } });
    expect((await ask('moien.test:4000')).json().home_page_url).toBe('http://moien.test:4000/en/blog');
    const refusals = await Promise.all(['"><script>', 'evil.test'].map(ask));
    expect(refusals.map((refused) => [refused.statusCode, refused.json().code])).toEqual([
      [400, 'invalid-host'],
      [421, 'unknown-host'],
    ]);
    await own.close();
  });
});
