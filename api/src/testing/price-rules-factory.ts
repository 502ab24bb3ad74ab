import type { DiscountKind } from '@moien/contract';
import type pg from 'pg';

/** `days`: for early booking and last minute alone. */
export async function insertDiscount(
  client: pg.ClientBase,
  propertyId: string,
  kind: DiscountKind,
  percent: number,
  days: number | null = null,
): Promise<void> {
  await client.query(
    'insert into property_discount (property_id, kind, percent, days) values ($1, $2, $3, $4)',
    [propertyId, kind, percent, days],
  );
}

type OptionInput = { unitAmount?: number; basis?: 'per-stay' | 'per-night'; maximumQuantity?: number };

/** With the feature itself. @returns the id of the feature type */
export async function insertBookingOption(
  client: pg.ClientBase,
  propertyId: string,
  name: string,
  { unitAmount = 1000, basis = 'per-stay', maximumQuantity = 1 }: OptionInput = {},
): Promise<number> {
  const { rows } = await client.query<{ feature_type_id: number }>(
    `with feature as (
       insert into property_feature select $1, id, 1 from feature_type where name = $2 returning feature_type_id
     )
     insert into property_booking_option (property_id, feature_type_id, unit_amount, basis, maximum_quantity)
     select $1, feature_type_id, $3, $4, $5 from feature returning feature_type_id`,
    [propertyId, name, unitAmount, basis, maximumQuantity],
  );
  if (!rows[0]) throw new Error(`The vocabulary has no ${name}.`);
  return rows[0].feature_type_id;
}

type TaxInput = { from?: string; until?: string | null; amount?: number; percent?: number; cap?: number };

/**
 * In EUR, passed on by the platform, exempt below 18; by the person and night unless there is a percentage.
 */
export async function insertTouristTax(
  client: pg.ClientBase,
  cityId: number,
  { from = '2020-01-01', until = null, amount = 250, percent, cap }: TaxInput = {},
): Promise<void> {
  await client.query(
    `insert into tourist_tax_rule
       (city_id, valid_from, valid_until, basis, currency, amount, percent, cap, exempt_below_age, remitted_by)
     values ($1, $2, $3, $4, 'EUR', $5, $6, $7, 18, 'platform')`,
    percent === undefined
      ? [cityId, from, until, 'amount-per-person-night', amount, null, null]
      : [cityId, from, until, 'percent-of-nights', null, percent, cap ?? null],
  );
}
