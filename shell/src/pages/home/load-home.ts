import type { LoaderContext, RootStore } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { firstLoadSearch } from './first-load-query.ts';
import type { HomeData, NewArticle } from './home-data.ts';
import { featuredHomes } from './homes/featured-homes.ts';

const HOMES_SHOWN = 8;
const ARTICLES_SHOWN = 3;

/**
 * So long a document waits for each of them: less than a server usually gives a loader, so that one that is
 * slow does not cost the other.
 */
const SERVER_MILLISECONDS = 1500;

/**
 * What home shows besides the essentials. Without an API there is nothing, and home keeps its headline and
 * its search.
 */
export async function loadHome({ root, url, signal }: LoaderContext): Promise<HomeData> {
  const search = firstLoadSearch(url.searchParams);
  const results = search && root.navigation.hrefTo({ route: 'search', search });
  if (results) throw redirect(results);
  const limited = withinDocument(signal);
  const [homes, articles] = await Promise.all([findHomes(root, limited), findArticles(root, limited)]);
  return { homes, articles };
}

function withinDocument(signal: AbortSignal): AbortSignal {
  const isServer = typeof document === 'undefined';
  return isServer ? AbortSignal.any([signal, AbortSignal.timeout(SERVER_MILLISECONDS)]) : signal;
}

async function findHomes(root: RootStore, signal: AbortSignal): Promise<HomeData['homes']> {
  if (!root.navigation.hrefTo({ route: 'property', parameters: { id: '-' } })) return [];
  const outcome = await root.api.call('findProperties', { query: languageOf(root), signal });
  return outcome.kind === 'ok' ? featuredHomes(outcome.value.propertyArray, HOMES_SHOWN) : [];
}

async function findArticles(root: RootStore, signal: AbortSignal): Promise<NewArticle[]> {
  if (!root.navigation.hrefTo({ route: 'article', parameters: { id: '-' } })) return [];
  const outcome = await root.api.call('findArticles', { query: languageOf(root), signal });
  if (outcome.kind !== 'ok') return [];
  return outcome.value.articleArray
    .slice(0, ARTICLES_SHOWN)
    .map(({ id, slug, title, imagePath, publicationTimestamp, readingMinutes }) => ({
      id,
      slug,
      title,
      imagePath,
      publicationTimestamp,
      readingMinutes,
    }));
}

function languageOf({ languageTag }: RootStore): URLSearchParams {
  return new URLSearchParams({ language: languageTag });
}
