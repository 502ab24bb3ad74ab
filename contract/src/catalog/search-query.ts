import { addDays, isDay, nightsBetween } from '../lib/day.ts';
import type { Day } from '../lib/scalars.schema.ts';
import {
  EXACT_COUNT_MAXIMUM,
  LONG_TERM_PRICE_MAXIMUM,
  MAXIMUM_GUESTS_PER_TYPE,
  MAXIMUM_STAY_NIGHTS,
  PROPERTIES_PER_PAGE,
  RANGE_DISTANCE_MAXIMUM,
  RANGE_DISTANCE_MINIMUM,
  SHORT_TERM_PRICE_MAXIMUM,
} from './limits.ts';
import type { Bounds } from './property.schema.ts';

/**
 * The search filter state of specification §3 and its one form in a query string.
 * The page URL and `GET /api/properties` use the same parameter names (product decision 22).
 */
export type SearchQuery = {
  propertyParameters: {
    cityId?: number;
    countryCode?: string;
    typeId?: number;
    rentalTypeId?: number;
    isAvailableForShortTerm?: boolean;
    isAvailableForLongTerm?: boolean;
    immediateAvailability?: boolean;
  };
  locationParameters: {
    /** `latitude,longitude` in degrees. */
    currentCoordinates?: string;
    /** Kilometres; the maximum (200) means no limit (product decision 23). */
    rangeDistance?: number;
    /** `south,west,north,east` in degrees: what the map shows. It outweighs every other place. */
    bounds?: string;
  };
  bookingParameters: {
    arrivalDate?: Day;
    departureDate?: Day;
    adultCount?: number;
    childrenCount?: number;
    infantCount?: number;
    petCount?: number;
    /** Budgets in whole units of the property's currency. */
    minimumDailyBudget?: number;
    maximumDailyBudget?: number;
    minimumMonthlyBudget?: number;
    maximumMonthlyBudget?: number;
  };
  /** By feature name: a flag, a least number, or a `min,max` range. */
  featureParameters: Record<string, FeatureFilter>;
  propertyIdArray?: string[];
  sort?: SearchSort;
  /** From 1. */
  page?: number;
};

export type FeatureFilter = true | number | { minimum: number; maximum: number };

export const SEARCH_SORTS = ['recommended', 'price', 'distance', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What a parameter takes, in which API and page say what is wrong with a value. */
export type SearchParameterForm =
  | { kind: 'whole-number'; minimum: number; maximum: number }
  | { kind: 'flag' | 'day' | 'country-code' | 'coordinates' | 'bounds' | 'feature' }
  | { kind: 'property-ids' | 'feature-count'; maximum: number }
  | { kind: 'choice'; choices: readonly string[] };

/** `form` is what a value should have been. */
export type SearchProblem = { name: string; code: SearchProblemCode; form?: SearchParameterForm };
export type SearchProblemCode =
  | 'unknown-parameter'
  | 'repeated-parameter'
  | 'invalid-value'
  | 'dates-reversed'
  | 'dates-incomplete'
  | 'stay-too-long'
  | 'range-reversed';

/** The page on which the last home of an exact count stands. */
export const SEARCH_PAGE_MAXIMUM = Math.ceil(EXACT_COUNT_MAXIMUM / PROPERTIES_PER_PAGE);
const PROPERTY_IDS_MAXIMUM = 100;
const FEATURES_MAXIMUM = 50;

type Codec = {
  group: 'propertyParameters' | 'locationParameters' | 'bookingParameters' | undefined;
  /** `undefined` for a value that is not of the parameter's form. */
  parse: (text: string) => unknown;
  format: (value: never) => string;
  form: SearchParameterForm;
};

const integer = (minimum: number, maximum: number): Omit<Codec, 'group'> => ({
  parse: (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= minimum && value <= maximum ? value : undefined;
  },
  format: String,
  form: { kind: 'whole-number', minimum, maximum },
});
const identifier = integer(1, 2_147_483_647);
const guests = integer(0, MAXIMUM_GUESTS_PER_TYPE);
const flag: Omit<Codec, 'group'> = {
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  format: String,
  form: { kind: 'flag' },
};
const day: Omit<Codec, 'group'> = {
  parse: (text) => (isDay(text) ? text : undefined),
  format: String,
  form: { kind: 'day' },
};

const CODECS: Record<string, Codec> = {
  cityId: { group: 'propertyParameters', ...identifier },
  countryCode: {
    group: 'propertyParameters',
    parse: (text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined),
    format: String,
    form: { kind: 'country-code' },
  },
  typeId: { group: 'propertyParameters', ...identifier },
  rentalTypeId: { group: 'propertyParameters', ...identifier },
  isAvailableForShortTerm: { group: 'propertyParameters', ...flag },
  isAvailableForLongTerm: { group: 'propertyParameters', ...flag },
  immediateAvailability: { group: 'propertyParameters', ...flag },
  currentCoordinates: {
    group: 'locationParameters',
    parse: (text) => (parseCoordinates(text) ? text : undefined),
    format: String,
    form: { kind: 'coordinates' },
  },
  rangeDistance: { group: 'locationParameters', ...integer(RANGE_DISTANCE_MINIMUM, RANGE_DISTANCE_MAXIMUM) },
  bounds: {
    group: 'locationParameters',
    parse: (text) => (parseBounds(text) ? text : undefined),
    format: String,
    form: { kind: 'bounds' },
  },
  arrivalDate: { group: 'bookingParameters', ...day },
  departureDate: { group: 'bookingParameters', ...day },
  adultCount: { group: 'bookingParameters', ...guests },
  childrenCount: { group: 'bookingParameters', ...guests },
  infantCount: { group: 'bookingParameters', ...guests },
  petCount: { group: 'bookingParameters', ...guests },
  minimumDailyBudget: { group: 'bookingParameters', ...integer(0, SHORT_TERM_PRICE_MAXIMUM) },
  maximumDailyBudget: { group: 'bookingParameters', ...integer(0, SHORT_TERM_PRICE_MAXIMUM) },
  minimumMonthlyBudget: { group: 'bookingParameters', ...integer(0, LONG_TERM_PRICE_MAXIMUM) },
  maximumMonthlyBudget: { group: 'bookingParameters', ...integer(0, LONG_TERM_PRICE_MAXIMUM) },
  propertyIdArray: {
    group: undefined,
    parse: parsePropertyIds,
    format: (value: string[]) => value.join(','),
    form: { kind: 'property-ids', maximum: PROPERTY_IDS_MAXIMUM },
  },
  sort: {
    group: undefined,
    parse: (text) => SEARCH_SORTS.find((sort) => sort === text),
    format: String,
    form: { kind: 'choice', choices: SEARCH_SORTS },
  },
  page: { group: undefined, ...integer(1, SEARCH_PAGE_MAXIMUM) },
};

export const SEARCH_PARAMETER_NAMES: readonly string[] = Object.keys(CODECS);

/** Of each parameter but those of features, `feature-{name}`. */
export function searchParameterForms(): [name: string, form: SearchParameterForm][] {
  return Object.entries(CODECS).map(([name, { form }]) => [name, form]);
}

const FEATURE_PARAMETER = /^feature-([a-z0-9-]{1,60})$/;

/** Whether a parameter of an address is the search's, or foreign to it. */
export function isSearchParameter(name: string): boolean {
  return Object.hasOwn(CODECS, name) || FEATURE_PARAMETER.test(name);
}

export function emptySearchQuery(): SearchQuery {
  return { propertyParameters: {}, locationParameters: {}, bookingParameters: {}, featureParameters: {} };
}

/** `latitude,longitude` in degrees, or `undefined` when it is not a point on the globe. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text);
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** `south,west,north,east` in degrees; west of a box across the date line is greater than its east. */
export function parseBounds(text: string): Bounds | undefined {
  const numbers = text.split(',');
  if (numbers.length !== 4 || !numbers.every((number) => /^-?\d{1,3}(\.\d{1,8})?$/.test(number)))
    return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = numbers.map(Number);
  const isOnGlobe =
    Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isOnGlobe && south < north && west !== east ? { south, west, north, east } : undefined;
}

/**
 * Reads a query string. Values that cannot be used are left out of `query` and named in `problems`:
 * the API refuses them, the page drops them with a warning and leaves unknown parameters alone.
 */
export function decodeSearchQuery(parameters: URLSearchParams): {
  query: SearchQuery;
  problems: SearchProblem[];
} {
  const query = emptySearchQuery();
  const problems: SearchProblem[] = [];
  const texts = new Map<string, string[]>();
  for (const [name, text] of parameters) texts.set(name, [...(texts.get(name) ?? []), text]);
  for (const [name, [text = '', ...repeated]] of texts) {
    const problem =
      repeated.length > 0 ? { code: 'repeated-parameter' as const } : readParameter(query, name, text);
    if (problem) problems.push({ name, ...problem });
  }
  problems.push(...checkRelations(query));
  return { query, problems };
}

/** Writes the state in one canonical order, so that equal states give equal strings. */
export function encodeSearchQuery(query: SearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, codec] of Object.entries(CODECS)) {
    const value: unknown = Reflect.get(codec.group ? query[codec.group] : query, name);
    if (value !== undefined && !(name === 'page' && value === 1))
      parameters.set(name, codec.format(value as never));
  }
  for (const name of Object.keys(query.featureParameters).sort()) {
    const filter = query.featureParameters[name];
    if (filter !== undefined) parameters.set(`feature-${name}`, formatFeature(filter));
  }
  return parameters;
}

/** The page's answer to reversed dates (specification §4): swap them. */
export function swapReversedDates(parameters: URLSearchParams): URLSearchParams {
  const arrival = parameters.get('arrivalDate');
  const departure = parameters.get('departureDate');
  if (!arrival || !departure || !isDay(arrival) || !isDay(departure) || arrival < departure)
    return parameters;
  const swapped = new URLSearchParams(parameters);
  swapped.set('arrivalDate', departure);
  swapped.set('departureDate', arrival === departure ? addDays(arrival, 1) : arrival);
  return swapped;
}

function readParameter(
  query: SearchQuery,
  name: string,
  text: string,
): Omit<SearchProblem, 'name'> | undefined {
  const feature = FEATURE_PARAMETER.exec(name)?.[1];
  if (feature !== undefined) return readFeature(query, feature, text);
  const codec = Object.hasOwn(CODECS, name) ? CODECS[name] : undefined;
  if (!codec) return { code: 'unknown-parameter' };
  const value = codec.parse(text);
  if (value === undefined) return { code: 'invalid-value', form: codec.form };
  Reflect.set(codec.group ? query[codec.group] : query, name, value);
  return undefined;
}

function readFeature(
  query: SearchQuery,
  name: string,
  text: string,
): Omit<SearchProblem, 'name'> | undefined {
  const filter = parseFeature(text);
  if (filter === undefined) return { code: 'invalid-value', form: { kind: 'feature' } };
  if (Object.keys(query.featureParameters).length >= FEATURES_MAXIMUM)
    return { code: 'invalid-value', form: { kind: 'feature-count', maximum: FEATURES_MAXIMUM } };
  if (typeof filter === 'object' && filter.minimum > filter.maximum) return { code: 'range-reversed' };
  query.featureParameters[name] = filter;
  return undefined;
}

function parseFeature(text: string): FeatureFilter | undefined {
  if (text === 'true') return true;
  const match = /^(\d{1,6}(?:\.\d{1,3})?)(?:,(\d{1,6}(?:\.\d{1,3})?))?$/.exec(text);
  if (!match) return undefined;
  const minimum = Number(match[1]);
  return match[2] === undefined ? minimum : { minimum, maximum: Number(match[2]) };
}

function formatFeature(filter: FeatureFilter): string {
  return typeof filter === 'object' ? `${filter.minimum},${filter.maximum}` : String(filter);
}

function parsePropertyIds(text: string): string[] | undefined {
  const ids = text.toLowerCase().split(',');
  const isValid = ids.every((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  return isValid && ids.length <= PROPERTY_IDS_MAXIMUM ? ids : undefined;
}

function checkRelations(query: SearchQuery): SearchProblem[] {
  const problems: SearchProblem[] = [];
  const booking = query.bookingParameters;
  const { arrivalDate, departureDate } = booking;
  if (arrivalDate && departureDate) {
    const nights = nightsBetween(arrivalDate, departureDate);
    if (nights < 1) {
      problems.push(drop(booking, 'departureDate', 'dates-reversed'));
    } else if (nights > MAXIMUM_STAY_NIGHTS) {
      problems.push(drop(booking, 'departureDate', 'stay-too-long'));
    }
  } else if (departureDate) {
    problems.push(drop(booking, 'departureDate', 'dates-incomplete'));
  }
  for (const [low, high] of [
    ['minimumDailyBudget', 'maximumDailyBudget'],
    ['minimumMonthlyBudget', 'maximumMonthlyBudget'],
  ] as const) {
    if ((booking[low] ?? 0) > (booking[high] ?? Number.POSITIVE_INFINITY)) {
      problems.push(drop(booking, low, 'range-reversed'));
    }
  }
  return problems;
}

function drop<Group extends object>(
  group: Group,
  name: keyof Group & string,
  code: SearchProblemCode,
): SearchProblem {
  delete group[name];
  return { name, code };
}
