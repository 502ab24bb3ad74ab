import { nightsBetween } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { flagMasks } from './flag-masks.ts';
import type { NumberRange, SearchCriteria } from './search-criteria.ts';
import { boxesAround, distanceFrom } from './search-distance.ts';

type Condition = RawBuilder<unknown>;

/** What a row of property_search must fulfil; joined by `and`. */
export function conditionsOf(criteria: SearchCriteria): Condition {
  const conditions = [
    ...kindConditions(criteria),
    ...placeConditions(criteria),
    ...stayConditions(criteria),
    ...rangeConditions(sql.ref('nightly_price'), criteria.nightlyPrice),
    ...rangeConditions(sql.ref('monthly_price'), criteria.monthlyPrice),
    ...featureConditions(criteria),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function* kindConditions(criteria: SearchCriteria): Generator<Condition> {
  if (criteria.propertyTypeId !== undefined) yield sql`property_type_id = ${criteria.propertyTypeId}`;
  if (criteria.rentalTypeId !== undefined) yield sql`rental_type_id = ${criteria.rentalTypeId}`;
  if (criteria.isShortTerm) yield sql`is_available_for_short_term`;
  if (criteria.isLongTerm) yield sql`is_available_for_long_term`;
  if (criteria.guestCount > 0) yield sql`guest_count >= ${criteria.guestCount}`;
  if (criteria.propertyIds) yield sql`property_id = any (${criteria.propertyIds}::uuid[])`;
}

function* placeConditions({
  cityId,
  countryCode,
  centre,
  radiusMetres,
}: SearchCriteria): Generator<Condition> {
  if (cityId !== undefined) yield sql`city_id = ${cityId}`;
  if (countryCode !== undefined) yield sql`country_code = ${countryCode}`;
  if (centre && radiusMetres !== undefined) {
    const boxes = boxesAround(centre, radiusMetres).map(
      (box) => sql`point <@ box(point(${box.west}, ${box.south}), point(${box.east}, ${box.north}))`,
    );
    yield sql`(${sql.join(boxes, sql` or `)})`;
    yield sql`${distanceFrom(centre)} <= ${radiusMetres}`;
  }
}

/** Product decision 25; the nights of a stay are its days without the day of departure. */
function* stayConditions({
  arrivalDate,
  departureDate,
  isImmediate,
  today,
}: SearchCriteria): Generator<Condition> {
  if (isImmediate) {
    yield sql`not busy @> ${today}::date`;
    yield sql`(move_in_date is null or move_in_date <= ${today}::date)`;
  }
  if (!arrivalDate) return;
  yield sql`is_available_for_short_term`;
  if (!departureDate) {
    yield sql`not busy @> ${arrivalDate}::date`;
    return;
  }
  yield sql`not busy && daterange(${arrivalDate}::date, ${departureDate}::date)`;
  const nights = nightsBetween(arrivalDate, departureDate);
  yield sql`case
    when has_night_rules then
      ${nights}::int between ${ownRule('minimum_nights')} and ${ownRule('maximum_nights')}
    else ${nights}::int between minimum_nights and maximum_nights
  end`;

  /** The arrival day's own rule, else the property's. */
  function ownRule(column: 'minimum_nights' | 'maximum_nights'): Condition {
    return sql`coalesce((
      select rental_day.${sql.ref(column)} from rental_day
      where rental_day.property_id = property_search.property_id and rental_day.day = ${arrivalDate}::date
    ), ${sql.ref(`property_search.${column}`)})`;
  }
}

function* featureConditions({ flagSlots, numbers }: SearchCriteria): Generator<Condition> {
  for (const { word, mask } of flagMasks(flagSlots)) {
    yield sql`flags[${word + 1}::int] & ${mask}::bigint = ${mask}::bigint`;
  }
  for (const { slot, ...range } of numbers) yield* rangeConditions(sql`numbers[${slot}::int]`, range);
}

/** A home without the value is outside every limit. */
function* rangeConditions(value: Condition, { minimum, maximum }: NumberRange): Generator<Condition> {
  if (minimum !== undefined) yield sql`${value} >= ${minimum}`;
  if (maximum !== undefined) yield sql`${value} <= ${maximum}`;
}
