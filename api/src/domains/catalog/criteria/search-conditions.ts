import { nightsBetween } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { flagMasks } from './flag-bitmask.ts';
import type { NumberRange, SearchCriteria } from './search-criteria.ts';
import { type Box, boxesAround, boxesOf, boxWithin, distanceFrom } from './search-distance.ts';

type Condition = RawBuilder<unknown>;

/** What a row of property_search must fulfil. */
export function conditionsOf(criteria: SearchCriteria): Condition {
  const { propertyType, rentalType, nightly, monthly } = choosableConditions(criteria);
  return all([fixedConditions(criteria), propertyType, rentalType, nightly, monthly]);
}

/** All but what `choosableConditions` has. */
export function fixedConditions(criteria: SearchCriteria): Condition {
  return all([
    ...kindConditions(criteria),
    ...placeConditions(criteria),
    ...stayConditions(criteria),
    ...featureConditions(criteria),
    ...(criteria.isImmediate ? [immediateCondition(criteria)] : []),
  ]);
}

/**
 * Each of these is left out where the homes of the other choices are counted. Null where a home has no such
 * price.
 */
export function choosableConditions({
  propertyTypeId,
  rentalTypeId,
  nightlyPrice,
  monthlyPrice,
}: SearchCriteria): Record<'propertyType' | 'rentalType' | 'nightly' | 'monthly', Condition> {
  return {
    propertyType: propertyTypeId === undefined ? sql`true` : sql`property_type_id = ${propertyTypeId}`,
    rentalType: rentalTypeId === undefined ? sql`true` : sql`rental_type_id = ${rentalTypeId}`,
    // By the sum the index of prices is no choice: most homes are within a budget, and it would find them
    // page by page.
    nightly: all([...rangeConditions(sql`(nightly_price + 0)`, nightlyPrice)]),
    monthly: all([...rangeConditions(sql`(monthly_price + 0)`, monthlyPrice)]),
  };
}

/** Whether `choosableConditions` leaves out any home. */
export function hasChoice({
  propertyTypeId,
  rentalTypeId,
  nightlyPrice,
  monthlyPrice,
}: SearchCriteria): boolean {
  const limits = [nightlyPrice, monthlyPrice].flatMap(({ minimum, maximum }) => [minimum, maximum]);
  return [propertyTypeId, rentalTypeId, ...limits].some((chosen) => chosen !== undefined);
}

/** Both budgets once more, so that what is sorted by price begins in the index where the budget begins. */
export function budgetConditions({ nightlyPrice, monthlyPrice }: SearchCriteria): Condition {
  return all([
    ...rangeConditions(sql.ref('nightly_price'), nightlyPrice),
    ...rangeConditions(sql.ref('monthly_price'), monthlyPrice),
  ]);
}

/** Product decision 25: free tonight, and nobody has to wait to move in. */
export function immediateCondition({ today }: SearchCriteria): Condition {
  return sql`(not busy @> ${today}::date and notice_days = 0 and (move_in_date is null or move_in_date <= ${today}::date))`;
}

function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

function* kindConditions(criteria: SearchCriteria): Generator<Condition> {
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
  bounds,
}: SearchCriteria): Generator<Condition> {
  if (bounds) yield withinBoxes(boxesOf(bounds));
  if (cityId !== undefined) yield sql`city_id = ${cityId}`;
  if (countryCode !== undefined) yield sql`country_code = ${countryCode}`;
  if (centre && radiusMetres !== undefined) {
    yield withinBoxes(boxesAround(centre, radiusMetres));
    const { west, south, east, north } = boxWithin(centre, radiusMetres);
    const within = once(sql`box(point(${west}, ${south}), point(${east}, ${north}))`);
    yield sql`(point <@ ${within} or ${distanceFrom(centre)} <= ${radiusMetres})`;
  }
}

/**
 * A prepared plan that serves all values makes what is made of them anew for each home, unless a subquery
 * makes it.
 */
function once(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${value})`;
}

/** The index finds what is in a box. */
export function withinBoxes(boxes: readonly Box[]): Condition {
  const conditions = boxes.map(
    ({ west, south, east, north }) => sql`point <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Product decision 25; the nights of a stay are its days without the day of departure. */
function* stayConditions({ arrivalDate, departureDate, today }: SearchCriteria): Generator<Condition> {
  if (!arrivalDate) return;
  yield sql`is_available_for_short_term`;
  yield sql`notice_days <= ${nightsBetween(today, arrivalDate)}::int`;
  if (!departureDate) {
    yield sql`not busy @> ${arrivalDate}::date`;
    return;
  }
  yield sql`not busy && ${once(sql`daterange(${arrivalDate}::date, ${departureDate}::date)`)}`;
  const isWithin = (minimum: Condition, maximum: Condition) =>
    sql`${nightsBetween(arrivalDate, departureDate)}::int between ${minimum} and ${maximum}`;
  const [minimum, maximum] = [
    sql.ref('property_search.minimum_nights'),
    sql.ref('property_search.maximum_nights'),
  ];
  const byDay = isWithin(
    sql`coalesce(rental_day.minimum_nights, ${minimum})`,
    sql`coalesce(rental_day.maximum_nights, ${maximum})`,
  );
  const byHome = isWithin(minimum, maximum);
  yield sql`case
    when has_night_rules then
      coalesce((${ofDay(arrivalDate, sql`rental_day.allows_arrival and ${byDay}`)}), ${byHome})
      and coalesce((${ofDay(departureDate, sql`rental_day.allows_departure`)}), true)
    else ${byHome}
  end`;
}

/**
 * What the row of a day says, where the home has one. Not asked by `exists`, for which PostgreSQL may read
 * all days of all homes once for each search.
 */
const ofDay = (day: string, value: Condition): Condition => sql`
  select ${value} from rental_day
  where rental_day.property_id = property_search.property_id and rental_day.day = ${day}::date`;

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
