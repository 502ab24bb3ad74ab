import { dayText } from './days.ts';
import type { Search } from './search.ts';

/** Ids of our types by name, as the API tells them. */
export interface TypeIds {
  readonly propertyTypes: ReadonlyMap<string, number>;
  readonly rentalTypes: ReadonlyMap<string, number>;
}

/** The same search as the API's parameters; `today` is a number of days. */
export function queryString(search: Search, types: TypeIds, today: number): string {
  const { circle, price, guests, rentalType, propertyType, stay } = search;
  const arrival = stay && today + stay.arrivesIn;
  const parameters: Record<string, string | number | boolean | undefined> = {
    currentCoordinates: circle && `${circle.latitude},${circle.longitude}`,
    rangeDistance: circle?.kilometres,
    minimumDailyBudget: price?.minimum,
    maximumDailyBudget: price?.maximum,
    adultCount: guests?.adults,
    childrenCount: guests?.children,
    infantCount: guests?.infants,
    typeId: propertyType && idOf(types.propertyTypes, propertyType.name),
    rentalTypeId: rentalType && idOf(types.rentalTypes, rentalType.name),
    'feature-bedrooms': search.minimumBedrooms,
    arrivalDate: arrival && dayText(arrival),
    departureDate: arrival && dayText(arrival + stay.nights),
    immediateAvailability: search.isImmediate,
  };
  for (const { name } of search.features ?? []) parameters[`feature-${name}`] = true;
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function idOf(types: ReadonlyMap<string, number>, name: string): number {
  const id = types.get(name);
  if (id === undefined) throw new Error(`The API names no type «${name}».`);
  return id;
}
