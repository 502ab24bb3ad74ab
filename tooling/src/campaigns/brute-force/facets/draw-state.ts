import type { Dice } from '../dice.ts';
import type { Budget, FilterState } from './filter-state.ts';
import type { StoredGround } from './ground.ts';

/** A state as somebody might have chosen it: few filters or many, near the homes or far from them. */
export function drawState(ground: StoredGround, dice: Dice): FilterState {
  const isWithin = (chance: number) => dice.below(100) < chance * 100;
  const home = dice.pick(ground.homes);
  return {
    ...drawPlace(ground, dice),
    ...(isWithin(0.2) ? { typeId: isWithin(0.7) ? home.typeId : dice.pick(ground.typeIds) } : {}),
    ...(isWithin(0.2)
      ? { rentalTypeId: isWithin(0.7) ? home.rentalTypeId : dice.pick(ground.rentalTypeIds) }
      : {}),
    ...dice.pick([{}, {}, {}, { isShortTerm: true }, { isLongTerm: true }, { isShortTerm: false }]),
    ...(isWithin(0.15) ? { isImmediate: true } : {}),
    ...(isWithin(0.35) ? drawStay(ground, dice) : {}),
    ...(isWithin(0.4) ? { adults: dice.below(5), children: dice.below(3) } : {}),
    ...(isWithin(0.08) ? { pets: 1 + dice.below(2) } : {}),
    ...(isWithin(0.3) ? { daily: drawBudget(dice, home.nightlyPrice, 2000) } : {}),
    ...(isWithin(0.15) ? { monthly: drawBudget(dice, home.monthlyPrice, 10_000) } : {}),
    ...(isWithin(0.4) ? { features: drawFeatures(ground, dice) } : {}),
    ...(isWithin(0.05) ? { ids: Array.from({ length: 30 }, () => dice.pick(ground.homes).id) } : {}),
  };
}

function drawPlace({ cities, homes }: StoredGround, dice: Dice): FilterState {
  const city = dice.pick(cities);
  const home = dice.pick(homes);
  const rounded = (degrees: number) => Number(degrees.toFixed(4));
  const near = (degrees: number, width: number) => rounded(degrees + dice.between(-width, width));
  const position = { latitude: near(home.latitude, 0.2), longitude: near(home.longitude, 0.2) };
  const kilometres = dice.pick([10, 11, 15, 40, 120, 199, 200]);
  const south = near(home.latitude, 0.1);
  const west = near(home.longitude, 0.1);
  const north = rounded(south + dice.pick([0.02, 0.1, 1]));
  const bounds = { south, west, north, east: rounded(west + dice.pick([0.03, 0.2, 2])) };
  return dice.pick<FilterState>([
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

function drawStay({ today }: StoredGround, dice: Dice): FilterState {
  const arrival = today + dice.below(dice.pick([5, 60, 370]));
  const nights = 1 + dice.below(dice.pick([3, 9, 40]));
  return dice.below(5) === 0 ? { arrival } : { arrival, departure: arrival + nights };
}

/** Often at a price that some home has, on either side. */
function drawBudget(dice: Dice, price: number | null, end: number): Budget {
  const near = price === null ? dice.below(end) : Math.min(end, Math.round(price / 100));
  const other = dice.below(end + 1);
  const [minimum, maximum] = near < other ? [near, other] : [other, near];
  return dice.pick<Budget>([
    { minimum },
    { maximum },
    { minimum, maximum },
    { minimum: near, maximum: end },
    { minimum: 0, maximum: near },
  ]);
}

function drawFeatures({ features, homes }: StoredGround, dice: Dice): NonNullable<FilterState['features']> {
  const owned = [...dice.pick(homes).features.keys()];
  const count = 1 + dice.below(3);
  const drawn: Record<string, true | number | [number, number]> = {};
  for (let index = 0; index < count; index += 1) {
    const name = owned.length > 0 && dice.below(4) > 0 ? dice.pick(owned) : dice.pick(features).name;
    const feature = features.find((each) => each.name === name);
    if (!feature) continue;
    const end = Math.min(feature.maximum, 300);
    const least = dice.below(Math.ceil(end / 2) + 1);
    const range: [number, number] = [least, Math.min(end, least + dice.below(end))];
    drawn[name] = feature.isFlag ? true : dice.pick<number | [number, number]>([least, range]);
  }
  return drawn;
}
