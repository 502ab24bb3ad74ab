import { articlePath, eventPath } from '@moien/contract';
import type { Marketplace } from './marketplace.ts';

/** The kinds of page that every visitor may meet, by name, below a language; articles and events by their English slug. */
export const PAGES: Record<string, (marketplace: Marketplace) => string> = {
  home: () => '',
  search: () => '/search',
  property: ({ property }) => `/property/${property.id}`,
  blog: () => '/blog',
  article: ({ article }) => articlePath(article.id, article.slug),
  events: () => '/blog/events',
  event: ({ event }) => eventPath(event.id, event.slug),
  'not found': () => '/no/such/page',
  'empty results': ({ city }) => `/search?cityId=${city.id}&minimumDailyBudget=2000&maximumDailyBudget=2000`,
};

/** Those on which the search bar stands in the header. */
export const PAGES_WITH_SEARCH_BAR = ['home', 'search', 'empty results'];
