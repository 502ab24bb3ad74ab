import { distanceMetres } from './distance.ts';
import type { Home } from './home.ts';
import { type Search, sliderEnd, type Wording } from './search.ts';

/** How long a home without a calendar stays open, in days from the day of the import. */
const openDays = 365;

/**
 * The homes that a search must find, one after the other; `today` is a number of days and the day of the
 * import.
 */
export function findHomes(homes: readonly Home[], search: Search, today: number): Home[] {
  return homes.filter(
    (home) =>
      home.price !== null &&
      isInCircle(home, search) &&
      isInBudget(home.price, search) &&
      hasRoom(home, search) &&
      isOfType(home, search) &&
      (search.features ?? []).every((feature) => hasFeature(home, feature)) &&
      isFree(home, search, today),
  );
}

function isInCircle(home: Home, { circle }: Search): boolean {
  return !circle || distanceMetres(circle, home) <= circle.kilometres * 1000;
}

function isInBudget(price: number, { price: { minimum = 0, maximum = sliderEnd } = {} }: Search): boolean {
  return price >= minimum * 100 && (maximum === sliderEnd || price <= maximum * 100);
}

/** Infants need no place of their own. */
function hasRoom(
  home: Home,
  { guests: { adults = 0, children = 0 } = {}, minimumBedrooms = 0 }: Search,
): boolean {
  return (
    home.guests >= adults + children && (minimumBedrooms === 0 || (home.bedrooms ?? 0) >= minimumBedrooms)
  );
}

function isOfType(home: Home, { rentalType, propertyType }: Search): boolean {
  return (
    (!rentalType || rentalType.texts.includes(home.roomType)) &&
    (!propertyType || propertyType.texts.includes(home.propertyType))
  );
}

/** An amenity may be detailed behind a dash: `Wifi – 30 Mbps`, `Free dryer–In unit`. */
function hasFeature(home: Home, { texts }: Wording): boolean {
  return home.amenities.some((amenity) => texts.includes(amenity.split('–')[0]?.trim() ?? ''));
}

function isFree(home: Home, { stay, isImmediate }: Search, today: number): boolean {
  if (isImmediate && !isOpen(home, today, today)) return false;
  if (!stay) return true;
  const arrival = today + stay.arrivesIn;
  // The night of the departure day belongs to somebody else.
  for (let night = arrival; night < arrival + stay.nights; night += 1) {
    if (!isOpen(home, night, today)) return false;
  }
  const rule = home.calendar === 'open for a year' ? undefined : home.calendar.get(arrival);
  const minimum = rule?.minimumNights ?? home.minimumNights;
  const maximum = rule?.maximumNights ?? home.maximumNights;
  return minimum <= stay.nights && stay.nights <= maximum;
}

function isOpen(home: Home, night: number, today: number): boolean {
  if (home.calendar === 'open for a year') return night >= today && night < today + openDays;
  return home.calendar.get(night)?.isOpen === true;
}
