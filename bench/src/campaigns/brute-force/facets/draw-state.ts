import type { Random } from '@moien/api/lib/random';
import type { Budget, FilterState } from './filter-state.ts';
import type { ReferenceData } from './reference-data.ts';

/** A state as somebody might have chosen it: few filters or many, near the homes or far from them. */
export function drawState(referenceData: ReferenceData, random: Random): FilterState {
  const isWithin = (chance: number) => random.below(100) < chance * 100;
  const home = random.pick(referenceData.homes);
  return {
    ...drawPlace(referenceData, random),
    ...(isWithin(0.2) ? { typeId: isWithin(0.7) ? home.typeId : random.pick(referenceData.typeIds) } : {}),
    ...(isWithin(0.2)
      ? { rentalTypeId: isWithin(0.7) ? home.rentalTypeId : random.pick(referenceData.rentalTypeIds) }
      : {}),
    ...random.pick([{}, {}, {}, { isShortTerm: true }, { isLongTerm: true }, { isShortTerm: false }]),
    ...(isWithin(0.15) ? { isImmediate: true } : {}),
    ...(isWithin(0.35) ? drawStay(referenceData, random) : {}),
    ...(isWithin(0.4) ? { adults: random.below(5), children: random.below(3) } : {}),
    ...(isWithin(0.08) ? { pets: 1 + random.below(2) } : {}),
    ...(isWithin(0.3) ? { daily: drawBudget(random, home.nightlyPrice, 2000) } : {}),
    ...(isWithin(0.15) ? { monthly: drawBudget(random, home.monthlyPrice, 10_000) } : {}),
    ...(isWithin(0.4) ? { features: drawFeatures(referenceData, random) } : {}),
    ...(isWithin(0.05) ? { ids: Array.from({ length: 30 }, () => random.pick(referenceData.homes).id) } : {}),
  };
}

function drawPlace({ cities, homes }: ReferenceData, random: Random): FilterState {
  const city = random.pick(cities);
  const home = random.pick(homes);
  const rounded = (degrees: number) => Number(degrees.toFixed(4));
  const near = (degrees: number, width: number) => rounded(degrees + random.between(-width, width));
  const position = { latitude: near(home.latitude, 0.2), longitude: near(home.longitude, 0.2) };
  const kilometres = random.pick([10, 11, 15, 40, 120, 199, 200]);
  const south = near(home.latitude, 0.1);
  const west = near(home.longitude, 0.1);
  const north = rounded(south + random.pick([0.02, 0.1, 1]));
  const bounds = { south, west, north, east: rounded(west + random.pick([0.03, 0.2, 2])) };
  return random.pick<FilterState>([
    {},
    { cityId: city.id },
    { cityId: city.id, kilometres },
    { countryCode: home.countryCode },
    { position, kilometres },
    { position },
    { bounds },
    // The map outweighs the city, and this one shows all but the home's surroundings, across the date line.
    { cityId: city.id, bounds: { ...bounds, west: bounds.east, east: bounds.west } },
  ]);
}

function drawStay({ today }: ReferenceData, random: Random): FilterState {
  const arrival = today + random.below(random.pick([5, 60, 370]));
  const nights = 1 + random.below(random.pick([3, 9, 40]));
  return random.below(5) === 0 ? { arrival } : { arrival, departure: arrival + nights };
}

/** Often at a price that some home has, on either side. */
function drawBudget(random: Random, price: number | null, end: number): Budget {
  const near = price === null ? random.below(end) : Math.min(end, Math.round(price / 100));
  const other = random.below(end + 1);
  const [minimum, maximum] = near < other ? [near, other] : [other, near];
  return random.pick<Budget>([
    { minimum },
    { maximum },
    { minimum, maximum },
    { minimum: near, maximum: end },
    { minimum: 0, maximum: near },
  ]);
}

function drawFeatures(
  { features, homes }: ReferenceData,
  random: Random,
): NonNullable<FilterState['features']> {
  const owned = [...random.pick(homes).features.keys()];
  const count = 1 + random.below(3);
  const drawn: Record<string, true | number | [number, number]> = {};
  for (let index = 0; index < count; index += 1) {
    const name = owned.length > 0 && random.below(4) > 0 ? random.pick(owned) : random.pick(features).name;
    const feature = features.find((each) => each.name === name);
    if (!feature) continue;
    const end = Math.min(feature.maximum, 300);
    const least = random.below(Math.ceil(end / 2) + 1);
    const range: [number, number] = [least, Math.min(end, least + random.below(end))];
    drawn[name] = feature.isFlag ? true : random.pick<number | [number, number]>([least, range]);
  }
  return drawn;
}
