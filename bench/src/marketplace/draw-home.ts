import { seededUuid } from '@moien/api/database/seeded-uuid';
import { type ClosedRuns, drawCalendar } from './calendar.ts';
import { distribution } from './distribution.ts';
import {
  createDistributionRandom,
  type DistributionRandom,
  numberUrnOf,
  urnOf,
} from './distribution-random.ts';
import type { BenchFeature, BenchVocabulary, Place } from './vocabulary.ts';

/** A generated home; what is not here is the same for all of them. */
export interface BenchHome {
  readonly id: string;
  readonly place: Place;
  readonly latitude: number;
  readonly longitude: number;
  readonly propertyType: string;
  readonly rentalType: string;
  readonly guestCount: number;
  readonly bedroomCount: number;
  readonly bathroomCount: number | null;
  readonly nightlyPrice: number;
  readonly minimumNights: number;
  readonly maximumNights: number;
  readonly reviewCount: number;
  readonly ratingAverage: number | null;
  readonly features: readonly BenchFeature[];
  readonly closedRuns: ClosedRuns;
  readonly hasNightRules: boolean;
  /** Minutes after the first home was created. */
  readonly createdMinute: number;
}

const CALENDARS = 500;

/**
 * Homes one by one, as real ones are distributed; each trait is drawn by itself. The same for the same seed.
 */
export function createHomeGenerator(vocabulary: BenchVocabulary, seed: number): (index: number) => BenchHome {
  const random = createDistributionRandom(seed);
  const urns = {
    propertyTypes: urnOf(distribution.propertyTypes),
    rentalTypes: urnOf(distribution.rentalTypes),
    guestCounts: numberUrnOf(distribution.guestCounts),
    bedroomCounts: numberUrnOf(distribution.bedroomCounts),
    bathroomCounts: numberUrnOf(distribution.bathroomCounts),
    minimumNights: numberUrnOf(distribution.minimumNights),
    maximumNights: numberUrnOf(distribution.maximumNights),
    places: placeUrn(vocabulary.places),
  };
  const calendars = Array.from({ length: CALENDARS }, () => drawCalendar(random));
  return (index) => {
    const place = random.pick(urns.places);
    const minimumNights = random.pick(urns.minimumNights) ?? 1;
    const reviewCount = Math.round(random.fromQuantiles(distribution.reviewCounts));
    return {
      id: seededUuid(`bench/${seed}/${index}`),
      place,
      ...drawPoint(random, place),
      propertyType: random.pick(urns.propertyTypes),
      rentalType: random.pick(urns.rentalTypes),
      guestCount: random.pick(urns.guestCounts) ?? 1,
      bedroomCount: random.pick(urns.bedroomCounts) ?? 1,
      bathroomCount: random.pick(urns.bathroomCounts),
      nightlyPrice: Math.round(random.fromQuantiles(distribution.nightlyPrices)),
      minimumNights,
      maximumNights: Math.max(minimumNights, random.pick(urns.maximumNights) ?? 365),
      reviewCount,
      ratingAverage:
        reviewCount > 0 ? Math.round(random.fromQuantiles(distribution.ratings) * 100) / 100 : null,
      features: vocabulary.features.filter(({ share }) => random.isWithin(share)),
      closedRuns: random.pick(calendars),
      hasNightRules: random.isWithin(distribution.nightRules),
      createdMinute: index,
    };
  };
}

/** A ball for each place and as many more as its population says. */
function placeUrn(places: readonly Place[]): readonly Place[] {
  const people = places.reduce((sum, { population }) => sum + population, 0);
  return places.flatMap((place) =>
    new Array<Place>(1 + Math.round((place.population / people) * 10_000)).fill(place),
  );
}

function drawPoint(
  random: DistributionRandom,
  { latitude, longitude }: Place,
): { latitude: number; longitude: number } {
  const distance = random.fromQuantiles(distribution.distancesFromCentre);
  const angle = random.share() * 2 * Math.PI;
  const eastwards = (distance * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + distance * Math.cos(angle)),
    longitude: round(longitude + eastwards),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
