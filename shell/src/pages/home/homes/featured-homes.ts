import type { PropertySummary } from '@moien/contract';
import type { FeaturedHome } from '../home-data.ts';

/** So many cards stand in a row on wide screens. */
const ROW = 4;

/**
 * So many of the homes found, the best first, in an order in which neighbours differ in city and type and in
 * what their picture shows. Where no other is left, the next best stands there all the same.
 */
export function featuredHomes(found: PropertySummary[], count: number): FeaturedHome[] {
  const rest = [...found];
  const chosen: PropertySummary[] = [];
  while (chosen.length < count && rest.length > 0) {
    const neighbours = neighboursOf(chosen);
    const likeness = rest.map((home) => neighbours.reduce((sum, other) => sum + likenessOf(home, other), 0));
    const least = likeness.indexOf(Math.min(...likeness));
    chosen.push(...rest.splice(least, 1));
  }
  return chosen.map(featured);
}

/** The homes before and above the place that is next. */
function neighboursOf(chosen: PropertySummary[]): PropertySummary[] {
  const before = chosen.length % ROW === 0 ? undefined : chosen.at(-1);
  return [before, chosen.at(-ROW)].filter((home) => home !== undefined);
}

function likenessOf(home: PropertySummary, other: PropertySummary): number {
  const traits = [
    [home.cityId, other.cityId],
    [home.typeId, other.typeId],
    [subjectOf(home), subjectOf(other)],
  ];
  return traits.filter(([trait, same]) => trait === same).length;
}

/** What the first picture shows: the last part of its path without number, as in `facade-0`. */
function subjectOf({ imageArray }: PropertySummary): string | undefined {
  return /([a-z-]+?)-?\d*$/.exec(imageArray[0]?.path ?? '')?.[1];
}

/** What a card of the home page shows of a home. */
export function featured(home: PropertySummary): FeaturedHome {
  const { id, title, cityName, typeId, ratingAverage, reviewCount, isRatedElsewhere, imageArray } = home;
  const imagePath = imageArray[0]?.path ?? null;
  const rating = { ratingAverage, reviewCount, isRatedElsewhere };
  return { id, title, cityName, typeId, imagePath, ...rating, price: priceOf(home) };
}

function priceOf(home: PropertySummary): FeaturedHome['price'] {
  const { currency, nightlyPrice, monthlyPrice, isAvailableForShortTerm, isAvailableForLongTerm } = home;
  if (isAvailableForShortTerm && nightlyPrice !== null)
    return { amount: nightlyPrice, currency, term: 'night' };
  if (isAvailableForLongTerm && monthlyPrice !== null)
    return { amount: monthlyPrice, currency, term: 'month' };
  return null;
}
