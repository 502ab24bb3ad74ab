import { LANGUAGE_TAGS, type LanguageTag } from '@moien/contract';

/** A page of the sitemap: its path below the language prefix, in each language that it exists in. */
export type SitemapPage = Partial<Record<LanguageTag, string>>;

export function inEveryLanguage(path: string): SitemapPage {
  return Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, path]));
}

/** sitemaps.org 0.9 with the languages of each page. */
export function writeSitemap(origin: string, pages: SitemapPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => urlsOf(page, origin)).join('\n')}
</urlset>
`;
}

function urlsOf(page: SitemapPage, origin: string): string[] {
  const addresses = LANGUAGE_TAGS.flatMap((tag) => {
    const path = page[tag];
    return path === undefined ? [] : [{ tag, address: `${origin}/${tag}${path}`.replaceAll('&', '&amp;') }];
  });
  const alternates = addresses
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join('');
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`);
}
