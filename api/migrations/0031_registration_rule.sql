-- Where a home that is let by the night needs a registration number, and which form it has (Regulation (EU)
-- 2024/1028; the numbers themselves are given by national or local law). Such a home without its number
-- cannot be booked by the night, and no search for nights finds it.

create table registration_rule (
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- Null: everywhere in the country.
  city_id integer references city (id),
  -- Regular expression of the whole number, as it is stored: without spaces, in capitals.
  pattern text not null check (pattern ~ '^\^.+\$$'),
  valid_from date not null,
  -- The first day on which it does not hold any more.
  valid_until date check (valid_until > valid_from),
  unique nulls not distinct (country_code, city_id, valid_from),
  constraint registration_rule_no_overlap exclude using gist (
    country_code with =, coalesce(city_id, 0) with =, daterange(valid_from, valid_until) with &&
  )
);

-- France: one national number for every furnished home that is let to tourists (Code du tourisme, L324-1-1;
-- law 2024-1039).
insert into registration_rule (country_code, pattern, valid_from) values ('FR', '^[0-9A-Z]{13}$', '2026-05-20');

-- Hotels, hostels and camp sites are none of the homes that the regulation means (article 3).
create function lacks_registration_number(home property) returns boolean
  language sql stable
  as $$
    with rule as (
      select registration_rule.pattern
      from registration_rule
      join city on city.country_code = registration_rule.country_code
      where city.id = home.city_id and coalesce(registration_rule.city_id, city.id) = city.id
        and daterange(valid_from, valid_until) @> (now() at time zone 'UTC')::date
    )
    select home.is_available_for_short_term
      and exists (select from rule)
      and not exists (select from rule where home.registration_number ~ pattern)
      and not exists (
        select from property_type
        where property_type.id = home.property_type_id and property_type.name in ('hotel', 'hostel', 'camping')
      )
      and not exists (
        select from rental_type where rental_type.id = home.rental_type_id and rental_type.name = 'hotel-room'
      )
  $$;

create or replace view property_search_source as
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

-- A rule begins and ends by its days alone: what has begun or ended since is brought into the search by a
-- job.
create function refresh_registered_homes() returns void
  language plpgsql
  as $$
  declare
    ids uuid[];
  begin
    select array_agg(property.id) into ids
      from property_search
      join property on property.id = property_search.property_id
      where property_search.is_available_for_short_term
        <> (property.is_available_for_short_term and not lacks_registration_number(property));
    if ids is not null then
      perform refresh_property_search(ids);
    end if;
  end
  $$;

create function follow_registration_rule() returns trigger
  language plpgsql
  as $$
  begin
    perform refresh_registered_homes();
    return null;
  end
  $$;
create trigger follow_registration_rule after insert or update or delete on registration_rule
  for each statement execute function follow_registration_rule();

select refresh_registered_homes();
