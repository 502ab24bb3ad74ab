-- An ad is the row of its home from the first step on (decision 0092): a draft may lack what a published home
-- must have, and its state says who sees it.

create domain ad_state as text check (value in ('draft', 'in-review', 'published', 'paused', 'archived', 'hidden'));

drop view property_search_source;

alter table property
  alter column city_id drop not null,
  alter column latitude drop not null,
  alter column longitude drop not null,
  alter column time_zone drop not null,
  alter column property_type_id drop not null,
  alter column rental_type_id drop not null,
  alter column guest_count drop not null,
  alter column currency drop not null,
  add column ad_state ad_state not null default 'draft',
  -- What the moderator wrote to the owner.
  add column hidden_reason text check (char_length(hidden_reason) between 1 and 1000),
  -- Never public: the pin that is shown is rounded.
  add column street_address text check (char_length(street_address) between 1 and 200),
  add column postal_code text check (char_length(postal_code) between 1 and 12),
  -- Grows with each change by the owner; `ad_field_versions` has the version of each field's last change.
  add column ad_version integer not null default 1 check (ad_version >= 1),
  add column ad_field_versions jsonb not null default '{}',
  add column published_at timestamptz,
  add column edited_at timestamptz not null default now();

update property set
  ad_state = case when is_published then 'published' else 'paused' end,
  published_at = case when is_published then created_at end,
  edited_at = created_at
-- What was imported and never became public can lack its price.
where is_published or nightly_price is not null or monthly_price is not null;

alter table property drop column is_published;
alter table property
  add column is_published boolean not null generated always as (ad_state = 'published') stored,
  add constraint property_hidden_reason check ((ad_state = 'hidden') = (hidden_reason is not null)),
  add constraint property_is_whole check (
    ad_state = 'draft'
    or num_nulls(
      city_id, latitude, longitude, time_zone, property_type_id, rental_type_id, guest_count, currency
    ) = 0
    and num_nonnulls(nightly_price, monthly_price) > 0
  );

-- As before (0031).
create view property_search_source as
select
  property.id as property_id,
  point(
    round(property.longitude::numeric, 3)::double precision,
    round(property.latitude::numeric, 3)::double precision
  ) as point,
  property.city_id,
  city.country_code,
  property.property_type_id,
  property.rental_type_id,
  property.guest_count,
  property.is_available_for_short_term and not lacks_registration_number(property) as is_available_for_short_term,
  property.is_available_for_long_term,
  property.nightly_price,
  property.monthly_price,
  property.move_in_date,
  property.minimum_nights,
  property.maximum_nights,
  coalesce(day.has_night_rules, false) as has_night_rules,
  flag_words(coalesce(feature.flag_slots, '{}')) as flags,
  number_values(coalesce(feature.number_slots, '{}'), coalesce(feature.number_values, '{}')) as numbers,
  busy_nights(property) as busy,
  -- The public formula of «recommended»: the rating, drawn towards 4.3 by ten imagined reviews.
  ((coalesce(property.rating_average, 4.3) * property.review_count + 43) / (property.review_count + 10))::double precision
    as recommendation,
  property.created_at
from property
join city on city.id = property.city_id
left join lateral (
  select
    array_agg(feature_type.flag_slot) filter (where feature_type.flag_slot is not null and property_feature.value <> 0)
      as flag_slots,
    array_agg(feature_type.number_slot order by feature_type.number_slot)
      filter (where feature_type.number_slot is not null) as number_slots,
    array_agg(property_feature.value order by feature_type.number_slot)
      filter (where feature_type.number_slot is not null) as number_values
  from property_feature
  join feature_type on feature_type.id = property_feature.feature_type_id
  where property_feature.property_id = property.id
) as feature on true
left join lateral (
  select bool_or(rental_day.minimum_nights is not null or rental_day.maximum_nights is not null) as has_night_rules
  from rental_day
  where rental_day.property_id = property.id
) as day on true
where property.is_published;

alter table property_image
  add column id uuid not null default gen_random_uuid() unique,
  -- By language; what is not written is not there.
  add column caption jsonb not null default '{}',
  -- Where it was taken: one of the rooms of the contract.
  add column room text check (room ~ '^[a-z-]{1,30}$'),
  -- Difference hash of its brightness: similar pictures differ in few bits.
  add column perceptual_hash bigint,
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  drop constraint property_image_pkey,
  -- Checked after each statement, so that one statement can give all pictures new places.
  add constraint property_image_pkey primary key (property_id, position) deferrable initially immediate;

-- An index on the four 16-bit parts of the hash: two hashes that differ in at most three bits have a part in
-- common, so that near-duplicates are found by it.
create index property_image_hash_parts on property_image using gin ((array[
  perceptual_hash & 65535,
  ((perceptual_hash >> 16) & 65535) | 65536,
  ((perceptual_hash >> 32) & 65535) | 131072,
  ((perceptual_hash >> 48) & 65535) | 196608
])) where perceptual_hash is not null;
