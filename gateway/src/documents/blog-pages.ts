import {
  articlePath,
  BlogAddresses,
  eventPath,
  findArticleAddresses,
  findEventAddresses,
  type RegistryEntry,
  type RenderTransport,
} from '@moien/contract';
import { Value } from 'typebox/value';
import { inEveryLanguage, type SitemapPage } from './write-sitemap.ts';

type AddressCall = typeof findArticleAddresses | typeof findEventAddresses;

/** Articles, events and their lists, as far as an active release serves them. */
export async function readBlogPages(
  entries: Pick<RegistryEntry, 'remote'>[],
  transport: RenderTransport,
): Promise<SitemapPage[]> {
  const served = new Set(entries.flatMap(({ remote }) => remote.routes.map(({ id }) => id)));
  const lists = [
    ...(served.has('blog') ? ['/blog'] : []),
    ...(served.has('events') ? ['/blog/events'] : []),
  ].map(inEveryLanguage);
  const pages = await Promise.all([
    served.has('article') ? readPages(transport, findArticleAddresses, articlePath) : [],
    served.has('event') ? readPages(transport, findEventAddresses, eventPath) : [],
  ]);
  return [...lists, ...pages.flat()];
}

async function readPages(
  transport: RenderTransport,
  { method, url }: AddressCall,
  pathOf: (id: string, slug: string) => string,
): Promise<SitemapPage[]> {
  const answer = await transport({ method, url });
  if (answer.status !== 200 || !Value.Check(BlogAddresses, answer.body))
    throw new Error(`${url} answered ${answer.status}: the sitemap would lack its pages.`);
  return answer.body.addressArray.map(({ id, slugArray }) =>
    Object.fromEntries(slugArray.map(({ language, slug }) => [language, pathOf(id, slug)])),
  );
}
