import { headLinks } from './head-links.ts';

const ORIGIN = 'https://moien.example';
const HEAD = { title: '', description: '', canonicalPath: '/search?cityId=1' };

describe('headLinks', () => {
  it('names the page in its own language and in all others', () => {
    expect(headLinks(HEAD, ORIGIN, 'de')).toEqual([
      { rel: 'canonical', href: `${ORIGIN}/de/search?cityId=1` },
      { rel: 'alternate', hreflang: 'en', href: `${ORIGIN}/en/search?cityId=1` },
      { rel: 'alternate', hreflang: 'fr', href: `${ORIGIN}/fr/search?cityId=1` },
      { rel: 'alternate', hreflang: 'de', href: `${ORIGIN}/de/search?cityId=1` },
      { rel: 'alternate', hreflang: 'x-default', href: `${ORIGIN}/en/search?cityId=1` },
    ]);
  });

  it('follows a path that is translated', () => {
    const pathByLanguage = { en: '/blog/article/1/keys', fr: '/blog/article/1/cles' };
    const links = headLinks({ ...HEAD, pathByLanguage }, ORIGIN, 'fr');
    expect(links[0]).toEqual({ rel: 'canonical', href: `${ORIGIN}/fr/blog/article/1/cles` });
    expect(links.at(-1)).toEqual({
      rel: 'alternate',
      hreflang: 'x-default',
      href: `${ORIGIN}/en/blog/article/1/keys`,
    });
  });

  it('names no language in which the page does not exist', () => {
    const hreflangs = (pathByLanguage: Record<string, string>) =>
      headLinks({ ...HEAD, pathByLanguage }, ORIGIN, 'fr').map(({ hreflang }) => hreflang);
    expect(hreflangs({ en: '/keys', fr: '/cles' })).toEqual([undefined, 'en', 'fr', 'x-default']);
    expect(hreflangs({ fr: '/cles' })).toEqual([undefined, 'fr']);
  });

  it('names feeds, and no other languages of a page that is not indexed', () => {
    const feed = { type: 'application/rss+xml', title: 'Blog', href: '/feed.xml' } as const;
    expect(headLinks({ ...HEAD, isIndexed: false, feeds: [feed] }, ORIGIN, 'en')).toEqual([
      { rel: 'canonical', href: `${ORIGIN}/en/search?cityId=1` },
      { rel: 'alternate', ...feed },
    ]);
  });
});
