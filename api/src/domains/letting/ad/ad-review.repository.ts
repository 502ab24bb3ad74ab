import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';
import { SIMILAR_BITS } from './ad.repository.ts';

/** So many comparable homes say what is usual; fewer say nothing. */
const COMPARABLE_MINIMUM = 8;
const COMPARABLE_MAXIMUM = 200;
/** Of the median of comparable homes. */
const PRICE_RANGE = { least: 0.25, most: 4 };

/** Each part of 16 bits with its place: of two hashes that differ little, one part is mostly the same. */
const hashParts = (table: string) => sql`(array[
  ${sql.ref(`${table}.perceptual_hash`)} & 65535,
  ((${sql.ref(`${table}.perceptual_hash`)} >> 16) & 65535) | 65536,
  ((${sql.ref(`${table}.perceptual_hash`)} >> 32) & 65535) | 131072,
  ((${sql.ref(`${table}.perceptual_hash`)} >> 48) & 65535) | 196608
])`;

/** Photos that look like those of another person’s home, and prices far from those of comparable homes. */
export async function addReviews(transaction: OpenTransaction, id: string, at: Date): Promise<void> {
  await sql`
    insert into ad_review (property_id, kind, subject, created_at)
    select distinct ${id}::uuid, 'duplicate-photo', own.id::text, ${at}::timestamptz
    from property_image as own
    join property on property.id = own.property_id
    join property_image as other on other.perceptual_hash is not null and ${hashParts('other')} && ${hashParts('own')}
    join property as others on others.id = other.property_id
    where own.property_id = ${id} and own.perceptual_hash is not null and others.owner_id <> property.owner_id
      and bit_count((other.perceptual_hash # own.perceptual_hash)::bit(64)) <= ${SIMILAR_BITS}
    on conflict do nothing
  `.execute(transaction);
  for (const term of ['nightly', 'monthly'] as const) await addPriceReview(transaction, { id, term, at });
}

async function addPriceReview(
  transaction: OpenTransaction,
  { id, term, at }: { id: string; term: 'nightly' | 'monthly'; at: Date },
): Promise<void> {
  const price = sql.ref(`${term}_price`);
  const isOffered = sql.ref(
    `own.${term === 'nightly' ? 'is_available_for_short_term' : 'is_available_for_long_term'}`,
  );
  await sql`
    insert into ad_review (property_id, kind, subject, created_at)
    select own.id, 'unusual-price', ${`${term}:`} || own.${price}, ${at}::timestamptz
    from property as own
    cross join lateral (
      select percentile_cont(0.5) within group (order by price) as median, count(*) as count
      from (
        select search.${price} as price
        from property_search as search join property on property.id = search.property_id
        where search.property_id <> own.id and search.${price} is not null
          and search.rental_type_id = own.rental_type_id and property.currency = own.currency
          and search.country_code = (select country_code from city where city.id = own.city_id)
          and search.guest_count between own.guest_count / 2.0 and own.guest_count * 2
        order by search.point <-> point(own.longitude, own.latitude)
        limit ${COMPARABLE_MAXIMUM}
      ) as near
    ) as comparable
    where own.id = ${id} and ${isOffered} and comparable.count >= ${COMPARABLE_MINIMUM}
      and (own.${price} < comparable.median * ${PRICE_RANGE.least}
        or own.${price} > comparable.median * ${PRICE_RANGE.most})
    on conflict do nothing
  `.execute(transaction);
}

/** What no longer is part of the ad need not be looked at. */
export async function dropStaleReviews(transaction: OpenTransaction, id: string): Promise<void> {
  await sql`
    delete from ad_review using property
    where ad_review.property_id = ${id} and property.id = ${id} and released_at is null and case kind
      when 'duplicate-photo' then not exists (
        select from property_image where property_image.property_id = ${id} and property_image.id::text = subject
      )
      else subject not in ('nightly:' || coalesce(nightly_price, 0), 'monthly:' || coalesce(monthly_price, 0))
    end
  `.execute(transaction);
}

export async function hasOpenReviews(transaction: OpenTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ad_review where property_id = ${id} and released_at is null limit 1
  `.execute(transaction);
  return rows.length > 0;
}
