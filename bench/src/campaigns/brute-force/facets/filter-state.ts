import { dayText } from '../days.ts';

/** What somebody has chosen; places are the parameters' own, days are numbers of days. */
export interface FilterState {
  readonly cityId?: number;
  readonly countryCode?: string;
  readonly position?: { readonly latitude: number; readonly longitude: number };
  readonly kilometres?: number;
  readonly bounds?: MapBounds;
  readonly typeId?: number;
  readonly rentalTypeId?: number;
  readonly isShortTerm?: boolean;
  readonly isLongTerm?: boolean;
  readonly isImmediate?: boolean;
  readonly arrival?: number;
  readonly departure?: number;
  readonly adults?: number;
  readonly children?: number;
  readonly pets?: number;
  /** Whole units. */
  readonly daily?: Budget;
  readonly monthly?: Budget;
  /** By the feature's name. */
  readonly features?: Readonly<Record<string, true | number | readonly [minimum: number, maximum: number]>>;
  readonly ids?: readonly string[];
}

export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface Budget {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The state as the API's parameters. */
export function stateQuery(state: FilterState): string {
  const { position, bounds, features = {}, ids } = state;
  const parameters: Record<string, string | number | boolean | undefined> = {
    cityId: state.cityId,
    countryCode: state.countryCode,
    currentCoordinates: position && `${position.latitude},${position.longitude}`,
    rangeDistance: state.kilometres,
    bounds: bounds && [bounds.south, bounds.west, bounds.north, bounds.east].join(','),
    typeId: state.typeId,
    rentalTypeId: state.rentalTypeId,
    isAvailableForShortTerm: state.isShortTerm,
    isAvailableForLongTerm: state.isLongTerm,
    immediateAvailability: state.isImmediate,
    arrivalDate: state.arrival === undefined ? undefined : dayText(state.arrival),
    departureDate: state.departure === undefined ? undefined : dayText(state.departure),
    adultCount: state.adults,
    childrenCount: state.children,
    petCount: state.pets,
    minimumDailyBudget: state.daily?.minimum,
    maximumDailyBudget: state.daily?.maximum,
    minimumMonthlyBudget: state.monthly?.minimum,
    maximumMonthlyBudget: state.monthly?.maximum,
    propertyIdArray: ids?.join(','),
  };
  for (const [name, value] of Object.entries(features)) parameters[`feature-${name}`] = String(value);
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
