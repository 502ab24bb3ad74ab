import { articlePath, eventPath } from '@moien/contract';
import type { Marketplace } from './marketplace.ts';
import { stayQuery } from './stay.ts';

/**
 * The kinds of page that every visitor may meet, by name, below a language; articles and events by their
 * English slug.
 */
export const PAGES: Record<string, (marketplace: Marketplace) => string> = {
  home: () => '',
  search: () => '/search',
  property: ({ property }) => `/property/${property.id}`,
  checkout: ({ property, stay }) => `/booking/checkout/${property.id}?${stayQuery(stay)}&adultCount=1`,
  profile: ({ property }) => `/profile/${property.owner.userId}`,
  blog: () => '/blog',
  article: ({ article }) => articlePath(article.id, article.slug),
  events: () => '/blog/events',
  event: ({ event }) => eventPath(event.id, event.slug),
  'contact us': () => '/contact-us',
  faq: () => '/faq',
  about: () => '/about',
  terms: () => '/terms',
  'privacy policy': () => '/privacy-policy',
  'cookies policy': () => '/cookies-policy',
  'newsletter confirmation': () => `/newsletter/confirm?token=${'a'.repeat(43)}`,
  'not found': () => '/no/such/page',
  'empty results': ({ city }) => `/search?cityId=${city.id}&minimumDailyBudget=2000&maximumDailyBudget=2000`,
};

/** Those with a search bar: in the header, on home in the hero. */
export const PAGES_WITH_SEARCH_BAR = ['home', 'search', 'empty results'];
