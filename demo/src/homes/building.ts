import type { HomeNoun } from '@moien/api/import/texts/home-facts';
import type { Random } from '@moien/api/lib/random';
import type { Place } from '../places/place.ts';
import type { DemoPropertyType, DemoRentalType } from './demo-home.ts';

/** The bricks of a home: what it is and how large. */
export type Building = {
  propertyType: DemoPropertyType;
  rentalType: DemoRentalType;
  noun: HomeNoun;
  isHouse: boolean;
  bedroomCount: number;
  bedCount: number;
  bathroomCount: number;
  guestCount: number;
  areaSquareMetres: number;
};

/** Draws an item by its weight. */
export function pickWeighted<Item>(weighted: readonly (readonly [Item, number])[], random: Random): Item {
  let rest = random.next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of weighted) {
    rest -= weight;
    if (rest < 0) return item;
  }
  const last = weighted.at(-1);
  if (!last) throw new RangeError('Nothing to pick from: the list is empty');
  return last[0];
}

const FLATS = [
  ['apartment', 72],
  ['studio', 15],
  ['loft', 6],
  ['serviced-apartment', 4],
  ['hotel', 3],
] as const;
const TOWN_HOUSES = [
  ['townhouse', 55],
  ['house', 33],
  ['villa', 12],
] as const;
const COUNTRY_HOUSES = [
  ['house', 46],
  ['cottage', 28],
  ['townhouse', 12],
  ['villa', 9],
  ['chalet', 5],
] as const;

/** A place with a larger share of houses is a small town or village. */
export const RURAL_HOUSE_SHARE = 0.3;

export function drawBuilding(place: Place, random: Random): Building {
  const isHouse = random.chance(place.houseShare);
  const houses = place.houseShare > RURAL_HOUSE_SHARE ? COUNTRY_HOUSES : TOWN_HOUSES;
  const propertyType: DemoPropertyType = isHouse ? pickWeighted(houses, random) : pickWeighted(FLATS, random);
  const rentalType = drawRentalType(propertyType, random);
  if (rentalType !== 'entire-home') return room(propertyType, rentalType, isHouse, random);
  const bedroomCount = drawBedrooms(propertyType, isHouse, random);
  const bathroomCount =
    bedroomCount <= 1
      ? 1
      : Math.min(4, 1 + Math.floor((bedroomCount - 1) / 2) + (random.chance(0.2) ? 1 : 0));
  const guestCount = Math.max(
    1,
    Math.min(
      14,
      bedroomCount * 2 +
        pickWeighted(
          [
            [0, 5],
            [1, 2],
            [2, 3],
          ] as const,
          random,
        ),
    ),
  );
  return {
    propertyType,
    rentalType,
    noun: nounOf(propertyType, random),
    isHouse,
    bedroomCount,
    bedCount: Math.max(1, bedroomCount + (random.chance(0.35) ? 1 : 0)),
    bathroomCount: bathroomCount + (bedroomCount > 1 && random.chance(0.15) ? 0.5 : 0),
    guestCount: bedroomCount === 0 ? random.integer(1, 2) : guestCount,
    areaSquareMetres: area(propertyType, bedroomCount, random),
  };
}

function nounOf(propertyType: DemoPropertyType, random: Random): HomeNoun {
  if (propertyType === 'cottage') return 'farmhouse';
  if (propertyType === 'chalet') return 'cabin';
  if (propertyType === 'serviced-apartment') return 'apartment';
  if (propertyType === 'hotel') return 'hotel-room';
  return propertyType === 'apartment' && random.chance(0.06) ? 'penthouse' : propertyType;
}

function drawRentalType(propertyType: DemoPropertyType, random: Random): DemoRentalType {
  if (propertyType === 'hotel') return 'hotel-room';
  if (propertyType !== 'apartment' && propertyType !== 'house' && propertyType !== 'townhouse')
    return 'entire-home';
  return pickWeighted(
    [
      ['entire-home', 82],
      ['private-room', 16],
      ['shared-room', 2],
    ] as const,
    random,
  );
}

function room(
  propertyType: DemoPropertyType,
  rentalType: DemoRentalType,
  isHouse: boolean,
  random: Random,
): Building {
  const guestCount = rentalType === 'shared-room' ? 1 : random.chance(0.45) ? 1 : 2;
  return {
    propertyType,
    rentalType,
    noun: rentalType === 'hotel-room' ? 'hotel-room' : rentalType === 'shared-room' ? 'shared-room' : 'room',
    isHouse,
    bedroomCount: 1,
    bedCount: guestCount === 2 && random.chance(0.25) ? 2 : 1,
    bathroomCount: 1,
    guestCount,
    areaSquareMetres: random.integer(11, rentalType === 'hotel-room' ? 32 : 24),
  };
}

function drawBedrooms(propertyType: DemoPropertyType, isHouse: boolean, random: Random): number {
  if (propertyType === 'studio') return 0;
  if (propertyType === 'loft')
    return pickWeighted(
      [
        [0, 2],
        [1, 6],
        [2, 2],
      ] as const,
      random,
    );
  if (propertyType === 'villa') return random.integer(3, 6);
  if (isHouse)
    return pickWeighted(
      [
        [2, 26],
        [3, 42],
        [4, 24],
        [5, 8],
      ] as const,
      random,
    );
  return pickWeighted(
    [
      [1, 50],
      [2, 36],
      [3, 12],
      [4, 2],
    ] as const,
    random,
  );
}

function area(propertyType: DemoPropertyType, bedroomCount: number, random: Random): number {
  const base: Record<DemoPropertyType, number> = {
    apartment: 34,
    studio: 29,
    loft: 58,
    house: 62,
    townhouse: 54,
    villa: 95,
    cottage: 74,
    chalet: 48,
    'serviced-apartment': 30,
    hotel: 22,
  };
  const perBedroom = propertyType === 'villa' ? 27 : 19;
  return Math.round((base[propertyType] + bedroomCount * perBedroom) * random.between(0.85, 1.22));
}
