import type { RegistryEntry, RenderTransport } from '@moien/contract';
import { readBlogPages } from './blog-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

const ARTICLE = '01890000-0000-7000-8000-000000000001';
const EVENT = '01890000-0000-7000-8000-000000000002';

const ANSWERS: Record<string, unknown> = {
  '/api/articles/addresses': {
    addressArray: [
      {
        id: ARTICLE,
        slugArray: [
          { language: 'en', slug: 'first' },
          { language: 'de', slug: 'erste' },
        ],
      },
    ],
  },
  '/api/events/addresses': { addressArray: [{ id: EVENT, slugArray: [{ language: 'fr', slug: 'fete' }] }] },
};

const transport: RenderTransport = async ({ url }) => ({ status: 200, body: ANSWERS[url] });

function serving(...ids: string[]): Pick<RegistryEntry, 'remote'>[] {
  const routes = ids.map((id) => ({ id, path: id, isPublic: true, skeleton: 'article' as const }));
  return [
    {
      remote: {
        name: 'mf-blog',
        owner: 'Blog',
        mountContract: 1,
        supportedShells: '^0.1.0',
        routes,
        slots: [],
        textNamespaces: ['blog'],
        byteBudget: 1,
      },
    },
  ];
}

describe('readBlogPages', () => {
  it('lists articles and events in the languages that they exist in', async () => {
    expect(await readBlogPages(serving('blog', 'article', 'events', 'event'), transport)).toEqual([
      { en: '/blog', fr: '/blog', de: '/blog' },
      { en: '/blog/events', fr: '/blog/events', de: '/blog/events' },
      { en: `/blog/article/${ARTICLE}/first`, de: `/blog/article/${ARTICLE}/erste` },
      { fr: `/blog/events/${EVENT}/fete` },
    ]);
  });

  it('lists only what an active release serves', async () => {
    expect(await readBlogPages(serving('search'), transport)).toEqual([]);
    expect(await readBlogPages(serving('event'), transport)).toEqual([{ fr: `/blog/events/${EVENT}/fete` }]);
  });

  it('rather fails than forgets pages', async () => {
    const failing: RenderTransport = async () => ({ status: 503, body: { code: 'unavailable' } });
    await expect(readBlogPages(serving('article'), failing)).rejects.toThrow('answered 503');
    const strange: RenderTransport = async () => ({ status: 200, body: { addressArray: [{ id: 'x' }] } });
    await expect(readBlogPages(serving('event'), strange)).rejects.toThrow('/api/events/addresses');
  });
});

it('a sitemap names for each page only the languages that it has', () => {
  const xml = writeSitemap('https://moien.example', [{ en: '/a?b=1&c=2', de: '/d' }]);
  const [alternates] = /<xhtml.*?(?=<\/url>)/.exec(xml) ?? [];
  expect(alternates).toBe(
    '<xhtml:link rel="alternate" hreflang="en" href="https://moien.example/en/a?b=1&amp;c=2"/>' +
      '<xhtml:link rel="alternate" hreflang="de" href="https://moien.example/de/d"/>',
  );
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://moien.example/en/a?b=1&amp;c=2',
    '<loc>https://moien.example/de/d',
  ]);
});
