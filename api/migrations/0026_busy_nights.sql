-- A change of occupancy updates only the column `busy` of property_search. Computing the whole row, as for
-- changes of a property, took twice as long.

-- The nights of a property that cannot be booked: closed by the owner, taken by occupancy, or after the end of
-- its calendar. Without same-day turnover a taken period includes its departure day, and the night before it
-- cannot be booked either, because a new stay would leave on its first day.
create function busy_nights(home property) returns datemultirange
  language sql stable
  as $$
    select
      coalesce((
        select range_agg(daterange(rental_day.day, rental_day.day + 1))
        from rental_day
        where rental_day.property_id = home.id and not rental_day.is_available_for_short_term
      ), '{}')
      + coalesce((
        select range_agg(
          daterange(lower(occupancy.period) - (not home.allows_same_day_turnover)::integer, upper(occupancy.period))
        )
        from occupancy
        where occupancy.property_id = home.id
      ), '{}')
      + datemultirange(daterange(home.bookable_until, null))
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
  property.is_available_for_short_term,
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

-- A property that is not published has no row in property_search, and nothing is updated.
create function refresh_busy_nights() returns trigger
  language plpgsql
  as $$
  declare
    ids uuid[];
  begin
    if tg_op = 'UPDATE' then
      -- A row that moved to another property changes both.
      select array_agg(distinct property_id) into ids
        from (select property_id from changed union all select property_id from previous) as touched;
    else
      select array_agg(distinct property_id) into ids from changed;
    end if;
    if ids is null then
      return null;
    end if;
    -- Rows are locked before they are read, so that the later of two concurrent writers sees both changes.
    perform 1 from property where id = any (ids) order by id for no key update;
    update property_search set busy = busy_nights(property)
      from property where property.id = any (ids) and property_search.property_id = property.id;
    return null;
  end
  $$;

drop trigger refresh_search_on_insert on occupancy;
drop trigger refresh_search_on_update on occupancy;
drop trigger refresh_search_on_delete on occupancy;
create trigger refresh_busy_nights_on_insert after insert on occupancy referencing new table as changed
  for each statement execute function refresh_busy_nights();
create trigger refresh_busy_nights_on_update after update on occupancy
  referencing old table as previous new table as changed
  for each statement execute function refresh_busy_nights();
create trigger refresh_busy_nights_on_delete after delete on occupancy referencing old table as changed
  for each statement execute function refresh_busy_nights();
