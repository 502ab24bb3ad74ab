import { randomUUIDv7 } from 'node:crypto';
import type { PriceRule, RuleSet } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { cleanName } from '../../../lib/contact-text.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

/** SQL on `property`: a `RuleSet` as JSON. */
export const ruleSetOf: RawBuilder<RuleSet> = sql`jsonb_build_object(
  'ruleArray', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'kind', kind, 'name', name, 'price', price, 'percent', percent,
        'minimumNights', minimum_nights, 'maximumNights', maximum_nights,
        'arrivalWeekdayArray', arrival_weekdays, 'departureWeekdayArray', departure_weekdays)
      || case kind
        when 'season' then jsonb_build_object('firstDay', lower(period), 'lastDay', upper(period) - 1)
        else jsonb_build_object('weekdayArray', weekdays)
      end
      order by kind, position
    ), '[]')
    from price_rule where price_rule.property_id = property.id
  ),
  'discountArray', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'percent', percent, 'days', days) order by kind), '[]')
    from property_discount where property_discount.property_id = property.id
  ),
  'noticeDays', property.notice_days,
  'preparationDays', property.preparation_days,
  'bookingWindowDays', property.booking_window_days
)`;

/** The rules of a home. The caller has locked the home, so they do not change before the transaction ends. */
export async function readRules(transaction: OpenTransaction, propertyId: string): Promise<RuleSet> {
  const { rows } = await sql<{ rule_set: RuleSet }>`
    select ${ruleSetOf} as rule_set from property where id = ${propertyId}
  `.execute(transaction);
  if (!rows[0]) throw new Error(`There is no home ${propertyId}.`);
  return rows[0].rule_set;
}

type RuleRow = {
  id: string;
  property_id: string;
  kind: PriceRule['kind'];
  name: string;
  first_day: string | null;
  last_day: string | null;
  weekdays: readonly number[] | null;
  price: number | null;
  percent: number | null;
  minimum_nights: number | null;
  maximum_nights: number | null;
  arrival_weekdays: readonly number[] | null;
  departure_weekdays: readonly number[] | null;
  position: number;
};

/**
 * Gives the homes, which the caller has locked, these rules in place of their own, and writes what they make
 * of the days. A rule keeps its id at the home that had it.
 */
export async function replaceRules(
  transaction: OpenTransaction,
  ids: readonly string[],
  { ruleArray, discountArray, noticeDays, preparationDays, bookingWindowDays }: RuleSet,
): Promise<void> {
  const { rows: known } = await sql<{ id: string; property_id: string }>`
    select id, property_id from price_rule where property_id = any (${ids}::uuid[])
  `.execute(transaction);
  const homeOf = new Map(known.map(({ id, property_id }) => [id, property_id]));
  const rows = ids.flatMap((propertyId) =>
    ruleArray.map((rule, position) => ({
      ...rowOf(rule),
      id: homeOf.get(rule.id.toLowerCase()) === propertyId ? rule.id : randomUUIDv7(),
      property_id: propertyId,
      position,
    })),
  );
  await sql`delete from price_rule where property_id = any (${ids}::uuid[])`.execute(transaction);
  await insertRules(transaction, rows);
  await sql`delete from property_discount where property_id = any (${ids}::uuid[])`.execute(transaction);
  await sql`
    insert into property_discount (property_id, kind, percent, days)
    select home.id, given.kind, given.percent, given.days
    from unnest(${ids}::uuid[]) as home (id)
    cross join jsonb_to_recordset(${JSON.stringify(discountArray)}::jsonb) as given (kind text, percent smallint, days smallint)
  `.execute(transaction);
  await sql`
    update property set notice_days = ${noticeDays}, preparation_days = ${preparationDays},
      booking_window_days = ${bookingWindowDays}::int,
      bookable_until = coalesce((now() at time zone 'UTC')::date + ${bookingWindowDays}::int, bookable_until)
    where id = any (${ids}::uuid[])
  `.execute(transaction);
  await sql`select apply_price_rules(${ids}::uuid[])`.execute(transaction);
}

function rowOf(rule: PriceRule): Omit<RuleRow, 'id' | 'property_id' | 'position'> {
  return {
    kind: rule.kind,
    name: cleanName(rule.name),
    first_day: rule.kind === 'season' ? rule.firstDay : null,
    last_day: rule.kind === 'season' ? rule.lastDay : null,
    weekdays: rule.kind === 'weekday' ? rule.weekdayArray : null,
    price: rule.price,
    percent: rule.percent,
    minimum_nights: rule.minimumNights,
    maximum_nights: rule.maximumNights,
    arrival_weekdays: rule.arrivalWeekdayArray,
    departure_weekdays: rule.departureWeekdayArray,
  };
}

async function insertRules(transaction: OpenTransaction, rows: readonly RuleRow[]): Promise<void> {
  await sql`
    insert into price_rule (
      id, property_id, kind, name, period, weekdays, price, percent, minimum_nights, maximum_nights,
      arrival_weekdays, departure_weekdays, position
    )
    select id, property_id, kind, name, case when kind = 'season' then daterange(first_day, last_day, '[]') end,
      weekdays, price, percent, minimum_nights, maximum_nights, arrival_weekdays, departure_weekdays, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, property_id uuid, kind text, name text, first_day date, last_day date, weekdays smallint[],
      price bigint, percent smallint, minimum_nights smallint, maximum_nights smallint,
      arrival_weekdays smallint[], departure_weekdays smallint[], position smallint
    )
  `.execute(transaction);
}
