import type { Random } from '@moien/api/lib/random';
import type { Place } from '../places/place.ts';
import type { Building } from './building.ts';

/** Chance of a feature: in a plain home, and what comfort, a house and a town add to it. */
type Chance = { plain: number; comfort?: number; house?: number; village?: number; entireOnly?: boolean };

const CHANCES: Record<string, Chance> = {
  furnished: { plain: 0.94 },
  wifi: { plain: 0.96 },
  'fast-internet': { plain: 0.3, comfort: 0.3 },
  heating: { plain: 0.99 },
  'hot-water': { plain: 0.99 },
  towels: { plain: 0.92 },
  'bed-linen': { plain: 0.9 },
  kitchen: { plain: 0.93, entireOnly: true },
  refrigerator: { plain: 0.9 },
  hob: { plain: 0.88, entireOnly: true },
  oven: { plain: 0.6, comfort: 0.25, entireOnly: true },
  microwave: { plain: 0.6 },
  dishwasher: { plain: 0.3, comfort: 0.45, house: 0.15, entireOnly: true },
  kettle: { plain: 0.75 },
  'dishes-and-cutlery': { plain: 0.92, entireOnly: true },
  'dining-table': { plain: 0.6, comfort: 0.2, house: 0.15, entireOnly: true },
  'coffee-maker': { plain: 0.7, comfort: 0.15 },
  'washing-machine': { plain: 0.6, comfort: 0.2, house: 0.12 },
  'tumble-dryer': { plain: 0.22, comfort: 0.25, house: 0.15 },
  'hair-dryer': { plain: 0.7 },
  iron: { plain: 0.6 },
  television: { plain: 0.72, comfort: 0.15 },
  desk: { plain: 0.45, comfort: 0.15 },
  'smoke-alarm': { plain: 0.93 },
  'carbon-monoxide-alarm': { plain: 0.35, house: 0.2 },
  'fire-extinguisher': { plain: 0.4 },
  'first-aid-kit': { plain: 0.42 },
  balcony: { plain: 0.34, comfort: 0.12, house: -0.15 },
  terrace: { plain: 0.12, comfort: 0.2, house: 0.45 },
  garden: { plain: 0.07, house: 0.68, village: 0.08 },
  'free-parking': { plain: 0.28, comfort: 0.15, house: 0.4, village: 0.2 },
  garage: { plain: 0.08, comfort: 0.1, house: 0.22 },
  'bicycle-storage': { plain: 0.28, comfort: 0.1 },
  'electric-charging': { plain: 0.03, comfort: 0.09, house: 0.08 },
  lift: { plain: 0.42, comfort: 0.12, house: -0.42 },
  'air-conditioning': { plain: 0.06, comfort: 0.16 },
  fireplace: { plain: 0.02, comfort: 0.05, house: 0.22, village: 0.08 },
  sauna: { plain: 0.01, comfort: 0.05, house: 0.05 },
  pool: { plain: 0.005, comfort: 0.02, house: 0.035 },
  'hot-tub': { plain: 0.005, comfort: 0.02, house: 0.03, village: 0.02 },
  bathtub: { plain: 0.35, comfort: 0.15, house: 0.2 },
  cot: { plain: 0.12, house: 0.18 },
  'high-chair': { plain: 0.1, house: 0.18 },
  'pets-allowed': { plain: 0.18, house: 0.2 },
  'step-free-access': { plain: 0.12, comfort: 0.05 },
  'walk-in-shower': { plain: 0.3, comfort: 0.3 },
  wardrobe: { plain: 0.72 },
  'blackout-curtains': { plain: 0.25, comfort: 0.15 },
  'city-view': { plain: 0.16, comfort: 0.12, village: -0.16 },
  'garden-view': { plain: 0.14, house: 0.35 },
  'water-view': { plain: 0.03, village: 0.08 },
  'outdoor-furniture': { plain: 0.1, house: 0.4 },
  'toys-and-books': { plain: 0.08, house: 0.15 },
  'stair-gates': { plain: 0.02, house: 0.12 },
  'smoking-allowed': { plain: 0.05 },
  'luggage-drop-off': { plain: 0.25 },
  'cleaning-service': { plain: 0.06, comfort: 0.12 },
  'airport-transfer': { plain: 0.03, comfort: 0.07 },
  'late-check-out': { plain: 0.14 },
  barbecue: { plain: 0.05, house: 0.4, village: 0.06 },
  breakfast: { plain: 0.01 },
  'self-check-in': { plain: 0.4 },
  'private-entrance': { plain: 0.25, house: 0.55, entireOnly: true },
};

/** The vocabulary's numbers: square metres, rooms and the floor on which a flat lies. */
export function drawNumbers(building: Building, random: Random): [string, number][] {
  const numbers: [string, number][] = [
    ['area', building.areaSquareMetres],
    ['bedrooms', building.bedroomCount],
    ['bathrooms', Math.floor(building.bathroomCount)],
  ];
  if (building.rentalType === 'entire-home') numbers.push(['rooms', building.bedroomCount + 1]);
  if (!building.isHouse)
    numbers.push(['floor', building.noun === 'penthouse' ? random.integer(4, 6) : random.integer(0, 5)]);
  return numbers;
}

/** Names of the flags that the home has; `comfort` from 0 (plain) to 1 follows the price. */
export function drawFlags(building: Building, place: Place, comfort: number, random: Random): Set<string> {
  const isVillage = place.houseShare > 0.3;
  const isShared = building.rentalType !== 'entire-home';
  const flags = new Set<string>();
  for (const [name, chance] of Object.entries(CHANCES)) {
    const isDrawn = random.chance(probability(chance, comfort, building.isHouse, isVillage));
    if (isDrawn && !(chance.entireOnly && isShared)) flags.add(name);
  }
  if (building.noun === 'penthouse') flags.add('terrace').add('lift');
  if (building.rentalType === 'hotel-room' && random.chance(0.75)) flags.add('breakfast');
  if (flags.has('high-chair')) flags.add('cot');
  if (flags.has('free-parking') || flags.has('garage')) flags.add('parking');
  return flags;
}

function probability(chance: Chance, comfort: number, isHouse: boolean, isVillage: boolean): number {
  const { plain, comfort: byComfort = 0, house = 0, village = 0 } = chance;
  return plain + byComfort * comfort + (isHouse ? house : 0) + (isVillage ? village : 0);
}
