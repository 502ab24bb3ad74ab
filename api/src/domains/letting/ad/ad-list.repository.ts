import {
  type AdFacts,
  type AdState,
  type CurrencyCode,
  type LanguageTag,
  RECENT_DAYS,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export type ListedAdRow = {
  id: string;
  ad_state: AdState;
  title: string | null;
  city_name: string | null;
  image_path: string | null;
  currency: CurrencyCode | null;
  facts: AdFacts;
  next_arrival: string | null;
  request_count: number;
  recent_views: number;
  recent_income: number;
  edited_at: string;
};

/** What its requirements look at, of `property`. */
export const adFacts = sql<AdFacts>`
  jsonb_build_object(
    'propertyTypeId', property.property_type_id,
    'rentalTypeId', property.rental_type_id,
    'cityId', property.city_id,
    'streetAddress', property.street_address,
    'guestCount', property.guest_count,
    'photoCount', (select count(*) from property_image where property_id = property.id),
    'hasText', exists (
      select from property_text where property_id = property.id and title <> '' and description <> ''
    ),
    'isAvailableForShortTerm', property.is_available_for_short_term,
    'isAvailableForLongTerm', property.is_available_for_long_term,
    'nightlyPrice', property.nightly_price,
    'monthlyPrice', property.monthly_price,
    'lacksRegistrationNumber', lacks_registration_number(property),
    'energyClass', property.energy_class
  )`;

/** Somebody's homes, the newest first. */
export async function listAds(
  database: Database,
  {
    ownerId,
    language,
    after,
    at,
    limit,
  }: { ownerId: string; language: LanguageTag; after: string | undefined; at: Date; limit: number },
): Promise<ListedAdRow[]> {
  const { rows } = await sql<ListedAdRow>`
    select property.id, ad_state, text.title, city_name, image.path as image_path, property.currency,
      ${adFacts} as facts, stay.next_arrival, stay.request_count, recent.views as recent_views,
      recent.income as recent_income, edited_at
    from property
    left join lateral (
      select coalesce(city.localized_name ->> ${language}, city.name) as city_name from city
      where city.id = property.city_id
    ) as city on true
    left join lateral (
      select title from property_text where property_id = property.id and title <> ''
      order by property_text.language = ${language} desc, property_text.language = original_language desc, language
      limit 1
    ) as text on true
    left join lateral (
      select path from property_image where property_id = property.id order by position limit 1
    ) as image on true
    cross join lateral (
      select min(arrival_date) filter (where state = 'confirmed' and arrival_date >= ${at}::date) as next_arrival,
        (count(*) filter (where state = 'requested' and deadline_at >= ${at}))::int as request_count
      from rental_booking where property_id = property.id and state in ('confirmed', 'requested')
    ) as stay
    cross join lateral (
      select
        (select coalesce(sum(view_count), 0)::int from property_view
         where property_id = property.id and day > ${at}::date - ${RECENT_DAYS}::int and day <= ${at}::date) as views,
        (select coalesce(sum(share - owner_fee - clawed_back), 0)::bigint from money_release
         join rental_booking on rental_booking.id = booking_id
         where property_id = property.id and money_release.currency = property.currency
           and money_release.state <> 'void' and subject = 'stay'
           and due_at > ${at}::timestamptz - make_interval(days => ${RECENT_DAYS}::int) and due_at <= ${at}) as income
    ) as recent
    where owner_id = ${ownerId} and (${after ?? null}::uuid is null or property.id < ${after ?? null}::uuid)
    order by property.id desc
    limit ${limit}
  `.execute(database);
  return rows;
}
