import { createHash } from 'node:crypto';
import { nightsBetween } from '@moien/contract';
import type { BenchQuery } from './queries.ts';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const HOMES_PER_PAGE = 24;
const EARTH_RADIUS_METRES = 6_371_000;
const DEGREE = Math.PI / 180;

/**
 * The search as somebody writes it by hand who has only this table and this question: page, count, bounds and
 * facets in one statement, with the cards of the page. Nothing of the API is used, so that each checks the
 * other.
 */
export function bareSearch(query: BenchQuery): Statement {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const distance = distanceSql(query, bind);
  const order = query.sort === 'price' ? 'nightly_price nulls last' : 'recommendation desc';
  const isPriced = query.maximumPrice
    ? `coalesce(nightly_price <= ${bind(query.maximumPrice * 100)}, false)`
    : 'true';
  const isOfType = query.propertyTypeId ? `property_type_id = ${bind(query.propertyTypeId)}` : 'true';
  const text = `
    with wide as materialized (
      select property_id, point, recommendation, nightly_price, monthly_price, property_type_id, rental_type_id,
        ${distance} as distance, ${isPriced} as is_priced, ${isPriced} and ${isOfType} as is_found,
        case when ${isPriced} and ${isOfType} then not busy @> ${TODAY} and coalesce(move_in_date <= ${TODAY}, true) end
          as is_free, ${words.map((word) => `flags[${word}] as w${word}`).join(', ')}
      from property_search where ${['true', ...conditions(query, bind, distance)].join(' and ')}
    ), total as materialized (
      select count(*) as count, min(point[1]) as south, min(point[0]) as west, max(point[1]) as north,
        max(point[0]) as east, count(*) filter (where is_free) as free, array[${flagSums().join(', ')}]::text[] as sums
      from wide where is_found
    ), kinds as (
      select property_type_id as type, rental_type_id as rental, ${partOf('nightly_price', 1)} as daily,
        ${partOf('monthly_price', 10)} as monthly, count(*) as wide, count(*) filter (where is_priced) as priced
      from wide group by 1, 2, 3, 4
    ), page as (
      select *, row_number() over () as rank from (
        select * from wide where is_found
        order by ${order}, property_id limit ${HOMES_PER_PAGE} offset ${bind((query.page - 1) * HOMES_PER_PAGE)}
      ) as ordered
    )
    select total.count, south, west, north, east, case when coalesce(page.rank, 1) = 1 then json_build_object(
        'free', total.free, 'sums', total.sums,
        'kinds', (select json_agg(json_build_array(type, rental, daily, monthly, wide, priced)) from kinds),
        'slots', (select json_agg(json_build_array(id, flag_slot) order by id) from feature_type where flag_slot >= 0),
        'types', (select json_agg(id) from property_type), 'rentals', (select json_agg(id) from rental_type),
        'terms', json_build_array(${termCount('short')}, ${termCount('long')})
      ) end as facets, page.property_id as id, page.point[1] as latitude, page.point[0] as longitude,
      round(page.distance) as distance, property.city_id, city.name as city_name, city.country_code, title,
      property.property_type_id, property.rental_type_id, guest_count, bedroom_count, bathroom_count, area_square_metres,
      is_available_for_short_term, is_available_for_long_term, currency, property.nightly_price, property.monthly_price,
      rating_average, review_count, ${staySql(query, bind)} as nights, cleaning_fee,
      ${termsSql(query, bind)} as terms,
      (select jsonb_agg(jsonb_build_object('path', path) order by property_image.position) from property_image
       where property_image.property_id = page.property_id) as images
    from total
    left join page on true
    left join property on property.id = page.property_id
    left join city on city.id = property.city_id
    left join property_text on property_text.property_id = page.property_id and property_text.language = 'en'
    order by page.rank`;
  return { name: createHash('sha1').update(text).digest('hex'), text, values };
}

const TODAY = `(now() at time zone 'utc')::date`;
/** Words of flags that the bench's features take. */
const words = [1, 2, 3];
/** Bits 0, 21 and 42 are summed at once; a sum of 2,097,151 homes still fits between them. */
const SPREAD = (1n << 42n) | (1n << 21n) | 1n;

function flagSums(): string[] {
  const shifts = Array.from({ length: 21 }, (_, shift) => shift);
  return words.flatMap((word) => [
    ...shifts.map((shift) => `sum((w${word} >> ${shift}) & ${SPREAD})`),
    `count(*) filter (where w${word} < 0)`,
  ]);
}

/**
 * Forty bars that are narrow where most prices are; `scale` is 1 for prices of a night and 10 for those of a
 * month.
 */
function partOf(price: string, scale: 1 | 10): string {
  const [middle, last] = scale === 1 ? [5000, 35_000] : [50_000, 100_000];
  return `case when ${price} > 0 then case
    when ${price} < ${30_000 * scale} then ${price} / ${1000 * scale}
    when ${price} < ${60_000 * scale} then 30 + (${price} - ${30_000 * scale}) / ${middle}
    else least(36 + (${price} - ${60_000 * scale}) / ${last}, 39) end end`;
}

function termCount(term: 'short' | 'long'): string {
  return `(select count(*) from (select from property_search where is_available_for_${term}_term limit 10001) as homes)`;
}

function staySql({ arrivalDate, departureDate }: BenchQuery, bind: Bind): string {
  if (!arrivalDate || !departureDate) return 'null::jsonb';
  return `(select jsonb_object_agg(price, count) from (
    select coalesce(rental_day.price, property.nightly_price) as price, count(*) as count
    from generate_series(0, ${bind(nightsBetween(arrivalDate, departureDate) - 1)}::int) as night
    left join rental_day on rental_day.property_id = property.id and day = ${bind(arrivalDate)}::date + night
    group by 1) as nights where price is not null)`;
}

/** What else a total is made of: our fee, the discounts of the home and the tax of its city. */
function termsSql({ arrivalDate, departureDate }: BenchQuery, bind: Bind): string {
  if (!arrivalDate || !departureDate) return 'null::json';
  return `json_build_array(
    (select guest_percent from fee_schedule where valid_from <= ${TODAY} order by valid_from desc limit 1),
    (select json_agg(json_build_array(kind, percent, days)) from property_discount
     where property_discount.property_id = page.property_id),
    (select json_build_array(basis, amount, percent, cap, exempt_below_age) from tourist_tax_rule
     where tourist_tax_rule.city_id = property.city_id and tourist_tax_rule.currency = property.currency
       and daterange(valid_from, valid_until) @> ${bind(arrivalDate)}::date))`;
}

/**
 * PostgreSQL compiles statements that it thinks are long, which takes longer than any search: no fair rival
 * does that.
 */
export function withoutCompilation(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c jit=off');
  return url.href;
}

type Bind = (value: unknown) => string;

function distanceSql({ place }: BenchQuery, bind: Bind): string {
  if (!place) return 'null::float8';
  const { latitude, longitude } = place;
  return `${2 * EARTH_RADIUS_METRES} * asin(sqrt(least(1,
    power(sin(radians(point[1] - ${bind(latitude)}::float8) / 2), 2)
    + ${bind(Math.cos(latitude * DEGREE))}::float8 * cos(radians(point[1]))
      * power(sin(radians(point[0] - ${bind(longitude)}::float8) / 2), 2))))`;
}

function conditions(query: BenchQuery, bind: Bind, distance: string): string[] {
  return [
    ...areaConditions(query, bind, distance),
    ...(query.guestCount ? [`guest_count >= ${bind(query.guestCount)}`] : []),
    ...featureConditions(query, bind),
    ...stayConditions(query, bind),
  ];
}

function areaConditions({ place, radius, countryCode }: BenchQuery, bind: Bind, distance: string): string[] {
  if (place && radius !== undefined) {
    const height = (radius * 1001) / EARTH_RADIUS_METRES / DEGREE;
    const width = height / Math.cos(place.latitude * DEGREE);
    const corner = (sign: number) =>
      `point(${bind(place.longitude + sign * width)}, ${bind(place.latitude + sign * height)})`;
    return [`point <@ box(${corner(-1)}, ${corner(1)})`, `${distance} <= ${bind(radius * 1000)}`];
  }
  if (place) return [`city_id = ${bind(place.cityId)}`];
  return countryCode ? [`country_code = ${bind(countryCode)}`] : [];
}

function featureConditions({ features }: BenchQuery, bind: Bind): string[] {
  const masks = new Map<number, bigint>();
  for (const { slot } of features) {
    const word = Math.floor(slot / 64);
    masks.set(word, (masks.get(word) ?? 0n) | (1n << BigInt(slot % 64)));
  }
  return [...masks].map(([word, mask]) => {
    const bound = `${bind(BigInt.asIntN(64, mask).toString())}::bigint`;
    return `flags[${word + 1}] & ${bound} = ${bound}`;
  });
}

function stayConditions({ arrivalDate, departureDate }: BenchQuery, bind: Bind): string[] {
  if (!arrivalDate || !departureDate) return [];
  const [arrival, departure] = [`${bind(arrivalDate)}::date`, `${bind(departureDate)}::date`];
  const nights = `${bind(nightsBetween(arrivalDate, departureDate))}::int`;
  const rule = (column: string) => `coalesce((select rental_day.${column} from rental_day
    where rental_day.property_id = property_search.property_id and day = ${arrival}), property_search.${column})`;
  return [
    'is_available_for_short_term',
    `not busy && daterange(${arrival}, ${departure})`,
    `case when has_night_rules then ${nights} between ${rule('minimum_nights')} and ${rule('maximum_nights')}
     else ${nights} between minimum_nights and maximum_nights end`,
  ];
}
