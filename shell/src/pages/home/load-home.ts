import type { PropertySummary } from '@moien/contract';
import type { LoaderContext, RootStore } from '@moien/shared-lib';
import { redirect } from 'react-router-dom';
import { firstLoadSearch } from './first-load-query.ts';
import type { HomeData, NewArticle } from './home-data.ts';
import { featured, featuredHomes } from './homes/featured-homes.ts';

const HOMES_SHOWN = 8;
/** As many as stand in one row on wide screens. */
const SEEN_SHOWN = 4;
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
  const [seen, homes, articles] = await Promise.all([
    findSeenHomes(root, limited),
    findHomes(root, limited),
    findArticles(root, limited),
  ]);
  const seenIds = new Set(seen.map(({ id }) => id));
  const others = homes.filter(({ id }) => !seenIds.has(id));
  return { seen, homes: featuredHomes(others, HOMES_SHOWN), articles };
}

function withinDocument(signal: AbortSignal): AbortSignal {
  const isServer = typeof document === 'undefined';
  return isServer ? AbortSignal.any([signal, AbortSignal.timeout(SERVER_MILLISECONDS)]) : signal;
}

/** What who is signed in looked at last, without homes that are no longer offered. */
async function findSeenHomes(root: RootStore, signal: AbortSignal): Promise<HomeData['seen']> {
  if (!root.navigation.hrefTo({ route: 'history' }) || !(await isStillSignedIn(root, signal))) return [];
  const query = languageOf(root);
  query.set('visitCount', String(SEEN_SHOWN));
  const outcome = await root.api.call('getHistory', { query, signal });
  if (outcome.kind !== 'ok') return [];
  return outcome.value.propertyVisitArray.flatMap(({ property }) => (property ? [featured(property)] : []));
}

/**
 * Asked anew in the browser, where a session may have ended meanwhile: a refused call would open the sign-in
 * on a public page.
 */
async function isStillSignedIn({ session, api }: RootStore, signal: AbortSignal): Promise<boolean> {
  if (!session.isSignedIn || typeof document === 'undefined') return session.isSignedIn;
  const outcome = await api.call('getSession', { signal });
  return outcome.kind === 'ok' && outcome.value.profile !== null;
}

async function findHomes(root: RootStore, signal: AbortSignal): Promise<PropertySummary[]> {
  if (!root.navigation.hrefTo({ route: 'property', parameters: { id: '-' } })) return [];
  const outcome = await root.api.call('findProperties', { query: languageOf(root), signal });
  return outcome.kind === 'ok' ? outcome.value.propertyArray : [];
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
