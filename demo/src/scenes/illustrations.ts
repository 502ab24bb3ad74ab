import type { TimeOfDay } from './light.ts';

/**
 * The pictures of the blog in their order, each at its best hour; the name is the last part of the address.
 */
export const ILLUSTRATIONS = [
  { name: 'article-first-week-in-luxembourg', time: 'day' },
  { name: 'article-reading-a-lease', time: 'evening' },
  { name: 'article-commuting-across-the-border', time: 'dawn' },
  { name: 'article-furnishing-a-sublet', time: 'day' },
  { name: 'article-how-moien-draws-its-pictures', time: 'day' },
  { name: 'article-how-our-search-counts', time: 'day' },
  { name: 'article-energy-class-explained', time: 'dawn' },
  { name: 'article-monthly-or-nightly', time: 'night' },
  { name: 'article-weekend-along-the-moselle', time: 'evening' },
  { name: 'article-small-kitchens', time: 'day' },
  { name: 'article-good-neighbour', time: 'night' },
  { name: 'article-photographs-of-your-home', time: 'day' },
  { name: 'event-lease-reading-evening', time: 'evening' },
  { name: 'event-moving-day-market', time: 'day' },
  { name: 'event-walk-through-the-grund', time: 'dawn' },
  { name: 'event-letting-clinic', time: 'day' },
  { name: 'event-vineyard-walk', time: 'day' },
  { name: 'event-small-kitchen-supper', time: 'evening' },
  { name: 'event-draw-your-street', time: 'day' },
  { name: 'event-newcomers-breakfast', time: 'dawn' },
] as const satisfies readonly { name: string; time: TimeOfDay }[];

export type IllustrationName = (typeof ILLUSTRATIONS)[number]['name'];

/** Counts from 1; undefined when the blog has no such picture. */
export function indexOfIllustration(name: string): number | undefined {
  const position = ILLUSTRATIONS.findIndex((illustration) => illustration.name === name);
  return position < 0 ? undefined : position + 1;
}

export function illustrationAt(index: number): (typeof ILLUSTRATIONS)[number] {
  const illustration = ILLUSTRATIONS[index - 1];
  if (illustration === undefined) throw new RangeError(`There is no illustration ${index}`);
  return illustration;
}
