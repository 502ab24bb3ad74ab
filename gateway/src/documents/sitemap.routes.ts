import { originOf, sendNotFound, unavailable } from '@moien/api';
import {
  DEFAULT_LANGUAGE_TAG,
  EMPTY_ESSENTIALS,
  INFORMATION_PAGE_NAMES,
  type RegistryEntry,
} from '@moien/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiClient } from '../api/api-client.ts';
import { readBlogPages } from './blog-pages.ts';
import type { EssentialsCache } from './essentials-cache.ts';
import { inEveryLanguage, type SitemapPage, writeSitemap } from './write-sitemap.ts';

/** Pages that no release needs to serve. */
const PAGES_OF_THE_SHELL = ['', '/contact-us', ...INFORMATION_PAGE_NAMES.map((name) => `/${name}`)];

export type SitemapOptions = {
  /** Of the releases that are active now; throws while nobody knows. */
  entries: () => Pick<RegistryEntry, 'remote'>[];
  apiClient: Pick<ApiClient, 'transportFor'>;
  essentialsFor: EssentialsCache;
  publicOrigin: string | undefined;
};

/** The public pages in every language, for search engines. */
export function serveSitemap(
  app: FastifyInstance,
  { entries, apiClient, essentialsFor, publicOrigin }: SitemapOptions,
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicOrigin);
    if (!origin) return sendNotFound(request, reply);
    // A search engine forgets pages that a sitemap lacks, and asks again for one that it could not get.
    const pages = await readPages(request).catch((error: unknown) => {
      throw unavailable(error);
    });
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(origin, pages));
  });

  async function readPages(request: FastifyRequest): Promise<SitemapPage[]> {
    const active = entries();
    const isSearchServed = active.some(({ remote }) => remote.routes.some(({ id }) => id === 'search'));
    const paths = [...PAGES_OF_THE_SHELL, ...(isSearchServed ? ['/search', ...(await citySearches())] : [])];
    return [...paths.map(inEveryLanguage), ...(await readBlogPages(active, apiClient.transportFor(request)))];
  }

  async function citySearches(): Promise<string[]> {
    const essentials = await essentialsFor(DEFAULT_LANGUAGE_TAG);
    if (essentials === EMPTY_ESSENTIALS) throw new Error('No essentials: the sitemap would lack its cities.');
    return essentials.cityArray.map((city) => `/search?cityId=${city.id}`);
  }
}
