import { timeZoneAt } from '@moien/api/lib/time-zone-at';
import { addDays } from '@moien/contract';
import { CALENDAR_DAYS } from './calendar.ts';
import type { BenchHome } from './draw-home.ts';
import type { BenchVocabulary } from './vocabulary.ts';

/** Rows in the text format of COPY. */

export const PROPERTY_COLUMNS = [
  'id',
  'owner_id',
  'city_id',
  'latitude',
  'longitude',
  'time_zone',
  'property_type_id',
  'rental_type_id',
  'guest_count',
  'bedroom_count',
  'bathroom_count',
  'is_available_for_short_term',
  'is_available_for_long_term',
  'currency',
  'nightly_price',
  'minimum_nights',
  'maximum_nights',
  'bookable_until',
  'allows_same_day_turnover',
  'review_count',
  'rating_average',
  'registration_number',
  'original_language',
  'ad_state',
  'created_at',
] as const;

export const SEARCH_COLUMNS = [
  'property_id',
  'point',
  'city_id',
  'country_code',
  'property_type_id',
  'rental_type_id',
  'guest_count',
  'is_available_for_short_term',
  'is_available_for_long_term',
  'nightly_price',
  'minimum_nights',
  'maximum_nights',
  'has_night_rules',
  'flags',
  'numbers',
  'busy',
  'recommendation',
  'created_at',
] as const;

/** Of the form that France wants; elsewhere any will do. */
const REGISTRATION_NUMBER = '7510000000000';

const FIRST_MINUTE = Date.UTC(2022, 0, 1);

export function propertyRow(
  home: BenchHome,
  { ids }: BenchVocabulary,
  ownerId: string,
  today: string,
): string {
  return line([
    home.id,
    ownerId,
    home.place.cityId,
    home.latitude,
    home.longitude,
    timeZoneAt(home),
    ids.propertyType(home.propertyType),
    ids.rentalType(home.rentalType),
    home.guestCount,
    home.bedroomCount,
    home.bathroomCount,
    true,
    false,
    'EUR',
    home.nightlyPrice,
    home.minimumNights,
    home.maximumNights,
    addDays(today, CALENDAR_DAYS),
    true,
    home.reviewCount,
    home.ratingAverage,
    REGISTRATION_NUMBER,
    'en',
    'published',
    createdAt(home),
  ]);
}

/** What the triggers would have made of the home; a test compares the two. */
export function searchRow(home: BenchHome, vocabulary: BenchVocabulary, today: string): string {
  const { ids } = vocabulary;
  return line([
    home.id,
    `(${rounded(home.longitude)},${rounded(home.latitude)})`,
    home.place.cityId,
    home.place.countryCode,
    ids.propertyType(home.propertyType),
    ids.rentalType(home.rentalType),
    home.guestCount,
    true,
    false,
    home.nightlyPrice,
    home.minimumNights,
    home.maximumNights,
    home.hasNightRules,
    `{${flagWords(home.features.map(({ slot }) => slot)).join(',')}}`,
    numbers(home, vocabulary),
    busy(home, today),
    ((home.ratingAverage ?? 4.3) * home.reviewCount + 43) / (home.reviewCount + 10),
    createdAt(home),
  ]);
}

export function featureRows(home: BenchHome, { ids }: BenchVocabulary): string {
  const flags = home.features.map(({ id }) => line([home.id, id, 1]));
  const values = numberValues(home).map(([name, value]) => line([home.id, ids.featureType(name), value]));
  return [...flags, ...values].join('');
}

export function calendarDayRows({ id, closedRuns }: BenchHome, today: string): string {
  return closedRuns
    .flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, index) => line([id, addDays(today, from + index), false])),
    )
    .join('');
}

function numberValues(home: BenchHome): [string, number][] {
  const { bedroomCount, bathroomCount } = home;
  return [
    ['bedrooms', bedroomCount],
    ...(bathroomCount === null ? [] : [['bathrooms', bathroomCount] as [string, number]]),
  ];
}

/** Values by slot, counted from 1; NULL where the home has none. */
function numbers(home: BenchHome, { slotOfNumber }: BenchVocabulary): string {
  const bySlot = new Map(numberValues(home).map(([name, value]) => [slotOfNumber(name), value]));
  const length = Math.max(...bySlot.keys());
  return `{${Array.from({ length }, (_, index) => bySlot.get(index + 1) ?? 'NULL').join(',')}}`;
}

function flagWords(slots: readonly number[]): string[] {
  const words = new Array<bigint>(slots.length === 0 ? 0 : Math.floor(Math.max(...slots) / 64) + 1).fill(0n);
  for (const slot of slots) {
    const word = Math.floor(slot / 64);
    words[word] = (words[word] ?? 0n) | (1n << BigInt(slot % 64));
  }
  return words.map((word) => BigInt.asIntN(64, word).toString());
}

function busy({ closedRuns }: BenchHome, today: string): string {
  const ranges = closedRuns.map(([from, to]) => [addDays(today, from), addDays(today, to)] as const);
  const last = ranges.at(-1);
  const end = addDays(today, CALENDAR_DAYS);
  // The end of the calendar and a closed run before it are one range.
  const start = last?.[1] === end ? last[0] : end;
  const before = last?.[1] === end ? ranges.slice(0, -1) : ranges;
  return `{${[...before.map(([from, to]) => `[${from},${to})`), `[${start},)`].join(',')}}`;
}

/**
 * As PostgreSQL rounds the decimal number that was written: halves away from zero. Homes have five decimals.
 */
function rounded(degrees: number): number {
  const units = Math.round(Math.abs(degrees) * 100_000);
  return (Math.sign(degrees) * Math.round(units / 100)) / 1000;
}

function createdAt({ createdMinute }: BenchHome): string {
  return new Date(FIRST_MINUTE + createdMinute * 60_000).toISOString();
}

function line(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map((value) => (value === null ? '\\N' : String(value))).join('\t')}\n`;
}
