import {
  type Ad,
  type AdFacts,
  type AdState,
  type AdText,
  type City,
  type CurrencyCode,
  type LanguageTag,
  toDay,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { guestFeePercent, type OpenTransaction, ownerFeePercent } from '../../catalog/index.ts';
import { adFacts } from './ad-list.repository.ts';

export type AdPhotoRow = {
  id: string;
  path: string;
  caption: Partial<Record<LanguageTag, string>>;
  room: string | null;
  similar_id: string | null;
};

export type AdRow = {
  id: string;
  ad_state: AdState;
  hidden_reason: string | null;
  ad_version: number;
  ad_field_versions: Record<string, number>;
  property_type_id: number | null;
  rental_type_id: number | null;
  city_id: number | null;
  city: City | null;
  street_address: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  guest_count: number | null;
  bedroom_count: number | null;
  bed_count: number | null;
  bathroom_count: number | null;
  area_square_metres: number | null;
  is_available_for_short_term: boolean;
  is_available_for_long_term: boolean;
  currency: CurrencyCode | null;
  nightly_price: number | null;
  monthly_price: number | null;
  deposit: number | null;
  cleaning_fee: number | null;
  monthly_charges: number | null;
  minimum_nights: number;
  maximum_nights: number;
  minimum_months: number | null;
  move_in_date: string | null;
  allows_same_day_turnover: boolean;
  is_instant_bookable: boolean;
  check_in_time: string;
  check_out_time: string;
  cancellation_policy: 'flexible' | 'moderate' | 'firm' | 'strict';
  registration_number: string | null;
  energy_class: string | null;
  registration_pattern: string | null;
  original_language: string;
  features: Ad['featureArray'];
  texts: AdText[];
  photos: AdPhotoRow[];
  facts: AdFacts;
  mangopay_user_id: string | null;
  guest_fee_percent: number;
  owner_fee_percent: number;
  edited_at: string;
};

/** How many bits of two perceptual hashes differ, of those whose pictures look the same. */
export const SIMILAR_BITS = 5;

/** One's own home. */
export async function findAd(
  executor: Database | OpenTransaction,
  { ownerId, id, language }: { ownerId: string; id: string; language: LanguageTag },
): Promise<AdRow | undefined> {
  const today = toDay(new Date());
  const { rows } = await sql<AdRow>`
    select property.id, ad_state, hidden_reason, ad_version, ad_field_versions, property_type_id, rental_type_id,
      property.city_id, street_address, postal_code, property.latitude, property.longitude, guest_count,
      bedroom_count, bed_count, bathroom_count::float8 as bathroom_count,
      area_square_metres::float8 as area_square_metres, is_available_for_short_term, is_available_for_long_term,
      currency, nightly_price, monthly_price, deposit, cleaning_fee, monthly_charges, minimum_nights,
      maximum_nights, minimum_months, move_in_date, allows_same_day_turnover, is_instant_bookable,
      to_char(check_in_time, 'HH24:MI') as check_in_time, to_char(check_out_time, 'HH24:MI') as check_out_time,
      cancellation_policy, registration_number, energy_class, original_language, edited_at,
      ${adFacts} as facts, profile.mangopay_user_id,
      ${guestFeePercent(today)} as guest_fee_percent, ${ownerFeePercent(today)} as owner_fee_percent,
      (select jsonb_build_object(
         'id', city.id, 'name', coalesce(city.localized_name ->> ${language}, city.name),
         'localizedName', city.localized_name, 'countryCode', city.country_code,
         'latitude', city.latitude, 'longitude', city.longitude, 'propertyCount', 0)
       from city where city.id = property.city_id) as city,
      (select pattern from registration_rule join city on city.country_code = registration_rule.country_code
       where city.id = property.city_id and coalesce(registration_rule.city_id, city.id) = city.id
         and daterange(valid_from, valid_until) @> (now() at time zone 'UTC')::date limit 1) as registration_pattern,
      (select coalesce(jsonb_agg(jsonb_build_object('featureTypeId', feature_type_id, 'value', value)
         order by feature_type_id), '[]')
       from property_feature where property_id = property.id) as features,
      (select coalesce(jsonb_agg(jsonb_build_object(
         'language', language, 'title', title, 'description', description) order by language), '[]')
       from property_text where property_id = property.id and language in ('en', 'fr', 'de')) as texts,
      (select coalesce(jsonb_agg(jsonb_build_object(
         'id', image.id, 'path', path, 'caption', caption, 'room', room,
         'similar_id', (
           select other.id from property_image as other
           where other.property_id = property.id and other.position < image.position
             and bit_count((other.perceptual_hash # image.perceptual_hash)::bit(64)) <= ${SIMILAR_BITS}
           order by other.position limit 1
         )) order by position), '[]')
       from property_image as image where image.property_id = property.id) as photos
    from property join profile on profile.user_id = property.owner_id
    where property.id = ${id} and owner_id = ${ownerId}
  `.execute(executor);
  return rows[0];
}

/** Changes of one home follow each other. @returns false where it is not one's own */
export async function lockAd(transaction: OpenTransaction, ownerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from property where id = ${id} and owner_id = ${ownerId} for no key update
  `.execute(transaction);
  return rows.length > 0;
}

/** @returns whether there was no home of that id */
export async function insertDraft(
  transaction: OpenTransaction,
  draft: { id: string; ownerId: string; language: LanguageTag; bookableUntil: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into property (id, owner_id, original_language, bookable_until, is_available_for_short_term,
      is_available_for_long_term, created_at, edited_at)
    values (${draft.id}, ${draft.ownerId}, ${draft.language}, ${draft.bookableUntil}, false, false, ${draft.at},
      ${draft.at})
    on conflict (id) do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function countDrafts(transaction: OpenTransaction, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property where owner_id = ${ownerId} and ad_state = 'draft' and source is null
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function deleteDraft(transaction: OpenTransaction, id: string): Promise<void> {
  await sql`delete from property where id = ${id} and ad_state = 'draft'`.execute(transaction);
}

/** The columns of `property` by their names, and which version each field has now. */
export async function updateAd(
  transaction: OpenTransaction,
  id: string,
  {
    columns,
    fieldNames,
    at,
  }: { columns: Readonly<Record<string, unknown>>; fieldNames: readonly string[]; at: Date },
): Promise<void> {
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update property set ${sql.join([
      ...assignments,
      sql`edited_at = ${at}`,
      sql`ad_version = ad_version + 1`,
      sql`ad_field_versions = ad_field_versions || (
        select coalesce(jsonb_object_agg(name, ad_version + 1), '{}') from unnest(${[...fieldNames]}::text[]) as name
      )`,
    ])}
    where id = ${id}
  `.execute(transaction);
}

export async function writeFeatures(
  transaction: OpenTransaction,
  id: string,
  features: ReadonlyMap<number, number | null>,
): Promise<void> {
  const ids = [...features.keys()];
  const values = [...features.values()];
  await sql`
    delete from property_feature
    where property_id = ${id} and feature_type_id = any (${ids.filter((_, at) => values[at] === null)}::int[])
  `.execute(transaction);
  await sql`
    insert into property_feature (property_id, feature_type_id, value)
    select ${id}, feature_type.id, given.value
    from unnest(${ids}::int[], ${values}::float8[]) as given (id, value)
    join feature_type on feature_type.id = given.id
    where given.value is not null
    on conflict (property_id, feature_type_id) do update set value = excluded.value
  `.execute(transaction);
}

type ChangedText = { title?: string | undefined; description?: string | undefined };

export async function writeText(
  transaction: OpenTransaction,
  id: string,
  language: string,
  { title, description }: ChangedText,
): Promise<void> {
  await sql`
    insert into property_text (property_id, language, title, description)
    values (${id}, ${language}, ${title ?? ''}, ${description ?? ''})
    on conflict (property_id, language) do update
    set title = coalesce(${title ?? null}, property_text.title),
      description = coalesce(${description ?? null}, property_text.description)
  `.execute(transaction);
  await sql`
    delete from property_text where property_id = ${id} and title = '' and description = ''
  `.execute(transaction);
}

/** Guests read the original where their language has none: it is one in which title and description are. */
export async function keepOriginalLanguage(transaction: OpenTransaction, id: string): Promise<void> {
  await sql`
    update property set original_language = whole.language
    from (
      select language from property_text join property on property.id = property_id
      where property_id = ${id} and title <> '' and description <> ''
      order by language = original_language desc, language limit 1
    ) as whole
    where property.id = ${id} and original_language <> whole.language
  `.execute(transaction);
}

export async function hasHalfText(transaction: OpenTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from property_text where property_id = ${id} and (title = '' or description = '') limit 1
  `.execute(transaction);
  return rows.length > 0;
}

export async function dropHalfTexts(transaction: OpenTransaction, id: string): Promise<void> {
  await sql`
    delete from property_text where property_id = ${id} and (title = '' or description = '')
  `.execute(transaction);
}

/** Photos that are not named keep their order behind the others. */
export async function orderPhotos(
  transaction: OpenTransaction,
  id: string,
  photoIds: readonly string[],
): Promise<void> {
  await sql`
    update property_image set position = ordered.position
    from (
      select image.id, (row_number() over (order by given.place nulls last, image.position) - 1)::smallint as position
      from property_image as image
      left join unnest(${[...photoIds]}::uuid[]) with ordinality as given (id, place) on given.id = image.id
      where image.property_id = ${id}
    ) as ordered
    where ordered.id = property_image.id and property_image.position <> ordered.position
  `.execute(transaction);
}

export async function setState(
  transaction: OpenTransaction,
  id: string,
  state: AdState,
  at: Date,
): Promise<void> {
  await sql`
    update property set ad_state = ${state}, hidden_reason = null, edited_at = ${at}, ad_version = ad_version + 1,
      published_at = case when ${state} = 'published' then coalesce(published_at, ${at}) else published_at end
    where id = ${id}
  `.execute(transaction);
}
