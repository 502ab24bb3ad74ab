import { addDays } from '@moien/contract';
import { distribution } from '../marketplace/distribution.ts';
import { createDistributionRandom, type DistributionRandom } from '../marketplace/distribution-random.ts';
import type { BenchFeature, BenchVocabulary, Place } from '../marketplace/vocabulary.ts';

/** One search: as both sides are asked. */
export interface BenchQuery {
  readonly place?: Place;
  /** Kilometres round the place; without one the city's own homes. */
  readonly radius?: number;
  readonly countryCode?: string;
  readonly guestCount?: number;
  readonly maximumPrice?: number;
  readonly arrivalDate?: string;
  readonly departureDate?: string;
  readonly features: readonly BenchFeature[];
  readonly propertyTypeId?: number;
  readonly sort: 'recommended' | 'price';
  readonly page: number;
}

const DAYS_AHEAD = 90;
/** Features that people filter by: not those that nearly every or hardly any home has. */
const COMMON = { least: 0.1, most: 0.9 };

/**
 * Mixed searches, the same for the same seed: most for a city, half with dates, few beyond the first page.
 */
export function drawQueries(
  vocabulary: BenchVocabulary,
  count: number,
  seed: number,
  today: string,
): BenchQuery[] {
  const random = createDistributionRandom(seed);
  const places = vocabulary.places.flatMap((place) =>
    new Array<Place>(1 + Math.round(place.population / 1_000_000)).fill(place),
  );
  const features = vocabulary.features.filter(({ share }) => share >= COMMON.least && share <= COMMON.most);
  return Array.from({ length: count }, () => ({
    ...drawArea(random, random.pick(places)),
    ...(random.isWithin(0.6) ? { guestCount: 1 + random.below(6) } : {}),
    ...(random.isWithin(0.35) ? { maximumPrice: 40 + 10 * random.below(30) } : {}),
    ...(random.isWithin(0.55) ? drawStay(random, today) : {}),
    features: random.isWithin(0.4) ? drawFeatures(random, features) : [],
    ...(random.isWithin(0.1)
      ? { propertyTypeId: vocabulary.ids.propertyType(random.pick(Object.keys(distribution.propertyTypes))) }
      : {}),
    sort: random.isWithin(0.2) ? ('price' as const) : ('recommended' as const),
    page: random.isWithin(0.85) ? 1 : 2 + random.below(3),
  }));
}

function drawArea(
  random: DistributionRandom,
  place: Place,
): Pick<BenchQuery, 'place' | 'radius' | 'countryCode'> {
  const kind = random.share();
  if (kind < 0.45) return { place };
  if (kind < 0.85) return { place, radius: 10 + 5 * random.below(7) };
  if (kind < 0.95) return { countryCode: place.countryCode };
  return {};
}

function drawStay(random: DistributionRandom, today: string): { arrivalDate: string; departureDate: string } {
  const arrivalDate = addDays(today, 1 + random.below(DAYS_AHEAD));
  return { arrivalDate, departureDate: addDays(arrivalDate, 2 + random.below(6)) };
}

function drawFeatures(random: DistributionRandom, features: readonly BenchFeature[]): BenchFeature[] {
  const drawn = new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(features)));
  return [...drawn];
}

/** The search as the API is asked, path and query string. */
export function addressOf(query: BenchQuery): string {
  const given: [string, string | number | undefined][] = [
    ['cityId', query.place?.cityId],
    ['rangeDistance', query.radius],
    ['countryCode', query.countryCode],
    ['adultCount', query.guestCount],
    ['maximumDailyBudget', query.maximumPrice],
    ['arrivalDate', query.arrivalDate],
    ['departureDate', query.departureDate],
    ...query.features.map(({ name }): [string, string] => [`feature-${name}`, 'true']),
    ['typeId', query.propertyTypeId],
    ['sort', query.sort],
    ['page', query.page === 1 ? undefined : query.page],
    ['facets', 'true'],
  ];
  const parameters = given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return `/api/properties?${parameters.join('&')}`;
}
