import type { AdChange, LanguageTag } from '@moien/contract';
import { cleanName, cleanText } from '../../../lib/contact-text.ts';

/** Columns of `property`, by the field of the contract that is kept there. */
const COLUMNS = {
  propertyTypeId: 'property_type_id',
  rentalTypeId: 'rental_type_id',
  cityId: 'city_id',
  streetAddress: 'street_address',
  postalCode: 'postal_code',
  guestCount: 'guest_count',
  bedroomCount: 'bedroom_count',
  bedCount: 'bed_count',
  bathroomCount: 'bathroom_count',
  areaSquareMetres: 'area_square_metres',
  isAvailableForShortTerm: 'is_available_for_short_term',
  isAvailableForLongTerm: 'is_available_for_long_term',
  currency: 'currency',
  nightlyPrice: 'nightly_price',
  monthlyPrice: 'monthly_price',
  deposit: 'deposit',
  cleaningFee: 'cleaning_fee',
  monthlyCharges: 'monthly_charges',
  minimumNights: 'minimum_nights',
  maximumNights: 'maximum_nights',
  minimumMonths: 'minimum_months',
  moveInDate: 'move_in_date',
  allowsSameDayTurnover: 'allows_same_day_turnover',
  isInstantBookable: 'is_instant_bookable',
  checkInTime: 'check_in_time',
  checkOutTime: 'check_out_time',
  cancellationPolicy: 'cancellation_policy',
  registrationNumber: 'registration_number',
  energyClass: 'energy_class',
} as const satisfies Partial<Record<keyof AdChange, string>>;

/** Counts that a search also knows as features: the ids of these. */
const COUNTED_FEATURES = { areaSquareMetres: 1, bedroomCount: 3, bathroomCount: 4 } as const;

export type ReadChange = {
  columns: Record<string, unknown>;
  features: Map<number, number | null>;
  texts: [LanguageTag, { title?: string; description?: string }][];
  /** What changes, as versions are kept of it: `guestCount`, `features.12`, `texts.de.title`. */
  fieldNames: string[];
};

/** What is to be written of a change. */
export function readChange(change: AdChange): ReadChange {
  const columns: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(COLUMNS)) {
    const value = change[name as keyof typeof COLUMNS];
    if (value !== undefined) columns[column] = cleaned(name, value);
  }
  if (change.position !== undefined) {
    columns.latitude = change.position?.latitude ?? null;
    columns.longitude = change.position?.longitude ?? null;
  }
  const features = new Map(Object.entries(change.features ?? {}).map(([id, value]) => [Number(id), value]));
  for (const [name, id] of Object.entries(COUNTED_FEATURES)) {
    const value = change[name as keyof typeof COUNTED_FEATURES];
    if (value !== undefined) features.set(id, value);
  }
  const texts = Object.entries(change.texts ?? {}).map(([language, { title, description }]) => [
    language,
    {
      ...(title !== undefined && { title: cleanName(title) }),
      ...(description !== undefined && { description: cleanText(description) }),
    },
  ]) as ReadChange['texts'];
  return { columns, features, texts, fieldNames: fieldNames(change) };
}

function cleaned(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'registrationNumber') return value.replaceAll(/[\s.-]/g, '').toUpperCase() || null;
  return name === 'streetAddress' || name === 'postalCode' ? cleanName(value) || null : value;
}

export function fieldNames({ features = {}, texts = {}, ...change }: AdChange): string[] {
  return [
    ...Object.keys(change),
    ...Object.keys(features).map((id) => `features.${id}`),
    ...Object.entries(texts).flatMap(([language, text]) =>
      Object.keys(text).map((part) => `texts.${language}.${part}`),
    ),
  ];
}

/** Of the fields that somebody changes who has read a version: those that have changed after it. */
export function changedSince(
  names: readonly string[],
  version: number,
  fieldVersions: Readonly<Record<string, number>>,
): string[] {
  return names.filter((name) => (fieldVersions[name] ?? 0) > version);
}
