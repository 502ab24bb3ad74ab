import { distanceMetres } from '../distance.ts';
import type { Budget, FilterState } from './filter-state.ts';
import type { ReferenceData, StoredFeature, StoredHome } from './reference-data.ts';

const DAILY_END = 2000;
const MONTHLY_END = 10_000;
const FARTHEST = 200;
const PETS = 'pets-allowed';

/** Whether a search for the state must find the home. */
export function matchesState(referenceData: ReferenceData, home: StoredHome, state: FilterState): boolean {
  return (
    hasKind(home, state) &&
    isInBudget(home.nightlyPrice, state.daily, DAILY_END) &&
    isInBudget(home.monthlyPrice, state.monthly, MONTHLY_END) &&
    isInPlace(referenceData, home, state) &&
    hasFeatures(referenceData, home, state) &&
    isFree(referenceData, home, state)
  );
}

function hasKind(home: StoredHome, state: FilterState): boolean {
  return (
    (state.typeId === undefined || home.typeId === state.typeId) &&
    (state.rentalTypeId === undefined || home.rentalTypeId === state.rentalTypeId) &&
    (!state.isShortTerm || home.isShortTerm) &&
    (!state.isLongTerm || home.isLongTerm) &&
    home.guestCount >= (state.adults ?? 0) + (state.children ?? 0) &&
    (!state.ids || state.ids.includes(home.id))
  );
}

function isInBudget(price: number | null, { minimum = 0, maximum }: Budget = {}, end: number): boolean {
  const isBelow = maximum === undefined || maximum >= end || (price !== null && price <= maximum * 100);
  return isBelow && (minimum === 0 || (price !== null && price >= minimum * 100));
}

function isInPlace({ cities }: ReferenceData, home: StoredHome, state: FilterState): boolean {
  const { bounds, kilometres = FARTHEST } = state;
  if (bounds) {
    const { south, west, north, east } = bounds;
    const isBetween =
      west < east
        ? home.longitude >= west && home.longitude <= east
        : home.longitude >= west || home.longitude <= east;
    return isBetween && home.latitude >= south && home.latitude <= north;
  }
  if (state.countryCode !== undefined && home.countryCode !== state.countryCode) return false;
  if (state.cityId !== undefined && kilometres >= FARTHEST) return home.cityId === state.cityId;
  const centre = state.cityId === undefined ? state.position : cities.find(({ id }) => id === state.cityId);
  if (!centre || kilometres >= FARTHEST) return true;
  return distanceMetres(centre, home) <= kilometres * 1000;
}

function hasFeatures({ features }: ReferenceData, home: StoredHome, state: FilterState): boolean {
  if (state.pets && !home.features.get(PETS)) return false;
  return Object.entries(state.features ?? {}).every(([name, wish]) => {
    if (wish === true) return Boolean(home.features.get(name));
    const feature = features.find((each) => each.name === name);
    return feature !== undefined && isWithin(home.features.get(name), wish, feature);
  });
}

/** A limit at the end of what can be chosen is none. */
function isWithin(
  value: number | undefined,
  wish: number | readonly [number, number],
  { minimum, maximum }: StoredFeature,
): boolean {
  const [least, most] = typeof wish === 'number' ? [wish, maximum] : wish;
  return (
    (least <= minimum || (value !== undefined && value >= least)) &&
    (most >= maximum || (value !== undefined && value <= most))
  );
}

function isFree({ today }: ReferenceData, home: StoredHome, state: FilterState): boolean {
  if (state.isImmediate && !canBeMovedInto(home, today)) return false;
  const { arrival, departure } = state;
  if (arrival === undefined) return true;
  if (!home.isShortTerm) return false;
  if (departure === undefined) return isOpen(home, arrival, arrival + 1);
  const nights = departure - arrival;
  const rule = home.days.get(arrival);
  return (
    nights >= (rule?.minimumNights ?? home.minimumNights) &&
    nights <= (rule?.maximumNights ?? home.maximumNights) &&
    isOpen(home, arrival, departure)
  );
}

function canBeMovedInto(home: StoredHome, today: number): boolean {
  return (home.moveIn === null || home.moveIn <= today) && isOpen(home, today, today + 1);
}

/**
 * Whether every night of a stay is open and no day of it is taken. The day of departure is one of them unless
 * the home allows turnover now.
 */
function isOpen(home: StoredHome, arrival: number, departure: number): boolean {
  if (departure > home.bookableUntil) return false;
  for (let night = arrival; night < departure; night += 1) {
    if (home.days.get(night)?.isOpen === false) return false;
  }
  const last = home.allowsTurnover ? departure - 1 : departure;
  return home.takenPeriods.every(({ firstDay, lastDay }) => last < firstDay || arrival > lastDay);
}
