import { exampleRegistry } from '@moien/shared-lib/testing';
import type { FeaturedHome, HomeData, NewArticle } from '../home/home-data.ts';

export function exampleHome(changes: Partial<FeaturedHome> = {}): FeaturedHome {
  return {
    id: '019b76da-a800-7838-a932-f8c36951b066',
    title: 'Bright flat above the Pétrusse',
    cityName: 'Luxembourg',
    typeId: 1,
    imagePath: null,
    ratingAverage: 4.8,
    reviewCount: 37,
    isRatedElsewhere: false,
    price: { amount: 14_200, currency: 'EUR', term: 'night' },
    ...changes,
  };
}

export function exampleNewArticle(changes: Partial<NewArticle> = {}): NewArticle {
  return {
    id: '019b76da-a800-7777-ad9e-b596636c20b6',
    slug: 'how-to-read-a-lease-in-one-sitting',
    title: 'How to read a lease in one sitting',
    imagePath: '/global/article-reading-a-lease',
    publicationTimestamp: '2026-02-03T08:00:00.000Z',
    readingMinutes: 3,
    ...changes,
  };
}

const TITLES = [
  'Bright flat above the Pétrusse',
  'Townhouse by the park',
  'Room with a view of the vines',
  'Dachgeschosswohnung in der Donaudampfschifffahrtsgesellschaftsstraße',
];

export const exampleHomeData: HomeData = {
  seen: [],
  homes: TITLES.map((title, index) => exampleHome({ id: String(index), title })),
  articles: ['How to read a lease', 'Good neighbours', 'Cooking in a small kitchen'].map((title, index) =>
    exampleNewArticle({ id: String(index), title }),
  ),
};

/** As if search, blog, ads and sign-in were released. */
export const registryOfEverything = exampleRegistry({
  name: 'mf-everything',
  owner: 'Everybody',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [
    { id: 'search', path: 'search', isPublic: true, skeleton: 'cards' },
    { id: 'property', path: 'property/:id', isPublic: true, skeleton: 'article' },
    { id: 'blog', path: 'blog', isPublic: true, skeleton: 'cards' },
    { id: 'article', path: 'blog/article/:id/:slug?', isPublic: true, skeleton: 'article' },
    { id: 'history', path: 'dashboard/history', isPublic: false, skeleton: 'cards' },
    { id: 'ads', path: 'dashboard/ads', isPublic: false, skeleton: 'cards' },
  ],
  slots: [{ id: 'auth-modal' }],
  textNamespaces: ['everything'],
  byteBudget: 1,
});
