/**
 * Of each means: between which straight distances it is offered (km, more than `beyond` and at most `upTo`),
 * what it causes (kg CO2e per passenger-kilometre, or per vehicle-kilometre), and how much longer than the
 * straight line its way is.
 */
type Factor = {
  means: TravelMeans;
  beyond: number;
  upTo: number;
  kilograms: number;
  per: 'passenger' | 'car';
  detour: { times: number; plusKilometres: number };
};

export type TravelMeans =
  | 'regional-train'
  | 'intercity-train'
  | 'high-speed-train'
  | 'coach'
  | 'car'
  | 'electric-car'
  | 'plane';

/** Year of the emission factors: ADEME, Impact CO2, data of 2026-06-01. */
export const EMISSION_FACTORS_YEAR = 2026;

/** No flight is shorter. */
const FLIGHT_MINIMUM = 100;
/** Few travel further by land, and beyond it there is often a sea. */
const LAND_MAXIMUM = 2000;

/** More travellers need another car. */
const CAR_SEATS = 5;

// By land as GES 1point5 of the network Labos 1point5 takes them, by air as EN 16258 does (decision 0103).
const rail = { per: 'passenger', detour: { times: 1.2, plusKilometres: 0 } } as const;
const coach = { means: 'coach', per: 'passenger', detour: { times: 1.5, plusKilometres: 0 } } as const;
const road = { per: 'car', detour: { times: 1.3, plusKilometres: 0 } } as const;
const air = { means: 'plane', per: 'passenger', detour: { times: 1, plusKilometres: 95 } } as const;

/**
 * Use and building, planes with contrails, trains and electric cars with French electricity; cars are compact
 * ones. Which train goes how far is assumed.
 */
const FACTORS: readonly Factor[] = [
  { ...rail, means: 'regional-train', beyond: 0, upTo: 200, kilograms: 0.02769 },
  { ...rail, means: 'intercity-train', beyond: 200, upTo: 500, kilograms: 0.00898 },
  { ...rail, means: 'high-speed-train', beyond: 500, upTo: LAND_MAXIMUM, kilograms: 0.00293 },
  { ...coach, beyond: 0, upTo: LAND_MAXIMUM, kilograms: 0.03756 },
  { ...road, means: 'electric-car', beyond: 0, upTo: LAND_MAXIMUM, kilograms: 0.0674 },
  { ...road, means: 'car', beyond: 0, upTo: LAND_MAXIMUM, kilograms: 0.1423 },
  { ...air, beyond: FLIGHT_MINIMUM, upTo: 1000, kilograms: 0.2246 },
  { ...air, beyond: 1000, upTo: 2000, kilograms: 0.1847 },
  { ...air, beyond: 2000, upTo: 5000, kilograms: 0.1668 },
  { ...air, beyond: 5000, upTo: Number.POSITIVE_INFINITY, kilograms: 0.1779 },
];

/** kg CO2e of all travellers, there and back. */
export type TravelEmission = { means: TravelMeans; kilograms: number };

/**
 * What travelling somewhere and back causes: distance × weight × quantity (specification §9). It is an
 * estimate: nothing is known of the real way, train or car.
 * @param kilometres straight distance over the surface of the earth, 0 or more
 * @param travellerCount 1 or more; they share cars
 * @returns each means that is offered for the distance, the lowest first; none for 0 km
 */
export function travelEmissions(kilometres: number, travellerCount: number): TravelEmission[] {
  return FACTORS.filter(({ beyond, upTo }) => kilometres > beyond && kilometres <= upTo)
    .map(({ means, kilograms, per, detour }) => ({
      means,
      kilograms:
        2 *
        (kilometres * detour.times + detour.plusKilometres) *
        kilograms *
        (per === 'car' ? Math.ceil(travellerCount / CAR_SEATS) : travellerCount),
    }))
    .sort((one, other) => one.kilograms - other.kilograms);
}
