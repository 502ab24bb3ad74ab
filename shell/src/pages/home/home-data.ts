import type { ArticleSummary, CurrencyCode } from '@moien/contract';

/** A home as home shows it: the little of its summary that a card needs, so that the document stays small. */
export type FeaturedHome = {
  id: string;
  title: string;
  cityName: string;
  typeId: number;
  imagePath: string | null;
  ratingAverage: number | null;
  reviewCount: number;
  isRatedElsewhere: boolean;
  price: { amount: number; currency: CurrencyCode; term: 'night' | 'month' } | null;
};

export type NewArticle = Pick<
  ArticleSummary,
  'id' | 'slug' | 'title' | 'imagePath' | 'publicationTimestamp' | 'readingMinutes'
>;

/** All are empty while the API is away; `seen` is what who is signed in looked at last. */
export type HomeData = { seen: FeaturedHome[]; homes: FeaturedHome[]; articles: NewArticle[] };
