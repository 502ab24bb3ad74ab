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
 * The search as somebody writes it by hand who has only this table and this question: page, count and bounds in one
 * statement, with the cards of the page. Nothing of the API is used, so that each checks the other.
 */
export function bareSearch(query: BenchQuery): Statement {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const distance = distanceSql(query, bind);
  const order = query.sort === 'price' ? 'nightly_price nulls last' : 'recommendation desc';
  const text = `
    with found as materialized (
      select property_id, point, recommendation, nightly_price, ${distance} as distance
      from property_search where ${['true', ...conditions(query, bind, distance)].join(' and ')}
    ), page as (
      select * from found order by ${order}, property_id limit ${HOMES_PER_PAGE} offset ${bind((query.page - 1) * HOMES_PER_PAGE)}
    ), total as (
      select count(*) as count, min(point[1]) as south, min(point[0]) as west, max(point[1]) as north,
        max(point[0]) as east
      from found
    )
    select total.*, page.property_id as id, page.point[1] as latitude, page.point[0] as longitude,
      round(page.distance) as distance, property.city_id, city.name as city_name, city.country_code, title,
      property_type_id, rental_type_id, guest_count, bedroom_count, bathroom_count, area_square_metres,
      is_available_for_short_term, is_available_for_long_term, currency, property.nightly_price, monthly_price,
      rating_average, review_count,
      (select jsonb_agg(jsonb_build_object('path', path) order by property_image.position) from property_image
       where property_image.property_id = page.property_id) as images
    from total
    left join page on true
    left join property on property.id = page.property_id
    left join city on city.id = property.city_id
    left join property_text on property_text.property_id = page.property_id and property_text.language = 'en'
    order by page.${order}, page.property_id`;
  return { name: createHash('sha1').update(text).digest('hex'), text, values };
}

/** PostgreSQL compiles statements that it thinks are long, which takes longer than any search: no fair rival does that. */
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
    ...(query.maximumPrice ? [`nightly_price <= ${bind(query.maximumPrice * 100)}`] : []),
    ...(query.propertyTypeId ? [`property_type_id = ${bind(query.propertyTypeId)}`] : []),
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
