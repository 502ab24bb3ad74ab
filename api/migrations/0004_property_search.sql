-- The read model of search: one narrow row for each published property, kept exactly in step by triggers.
-- Flags are bits in an array of words, so the number of feature types is not limited.

create table property_search (
  property_id uuid primary key references property (id) on delete cascade,
  -- Longitude and latitude rounded to 3 decimals, as they are published: a circle drawn round the exact place
  -- could be moved and narrowed until it tells the address.
  point point not null,
  city_id integer not null,
  country_code text not null,
  property_type_id integer not null,
  rental_type_id integer not null,
  guest_count smallint not null,
  is_available_for_short_term boolean not null,
  is_available_for_long_term boolean not null,
  nightly_price bigint,
  monthly_price bigint,
  move_in_date date,
  minimum_nights smallint not null,
  maximum_nights smallint not null,
  -- Some rental day has its own minimum or maximum: only then is rental_day read.
  has_night_rules boolean not null,
  flags bigint[] not null,
  numbers double precision[] not null,
  -- Nights that cannot be part of a new stay [arrival, departure).
  busy datemultirange not null,
  recommendation double precision not null,
  created_at timestamptz not null
);
create index property_search_point on property_search using gist (point);
create index property_search_city on property_search (city_id, recommendation desc, property_id);
create index property_search_country on property_search (country_code, recommendation desc, property_id);
create index property_search_recommendation on property_search (recommendation desc, property_id);

create function flag_words(slots integer[]) returns bigint[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(word order by position), '{}')
    from (
      select position, coalesce(bit_or(1::bigint << (slot % 64)), 0) as word
      from generate_series(0, (select max(slot) from unnest(slots) as slot) / 64) as position
      left join unnest(slots) as slot on slot / 64 = position
      group by position
    ) as words
  $$;

create function number_values(slots integer[], values_of_slots double precision[]) returns double precision[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(value order by position), '{}')
    from (
      select position, max(value) as value
      from generate_series(1, (select max(slot) from unnest(slots) as slot)) as position
      left join unnest(slots, values_of_slots) as given (slot, value) on given.slot = position
      group by position
    ) as numbers
  $$;

-- What property_search must equal at every commit.
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
  coalesce(day.busy, '{}') + coalesce(booking.busy, '{}')
    + datemultirange(daterange(property.bookable_until, null)) as busy,
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
  select
    range_agg(daterange(rental_day.day, rental_day.day + 1)) filter (where not rental_day.is_available_for_short_term)
      as busy,
    bool_or(rental_day.minimum_nights is not null or rental_day.maximum_nights is not null) as has_night_rules
  from rental_day
  where rental_day.property_id = property.id
) as day on true
left join lateral (
  -- Without turnover an inclusive range is closed for others: the night after it, because its departure day is taken,
  -- and the night before it, because a new stay would leave on its arrival day. What the booking allows decides at its
  -- end, what the property allows now decides for the new stay.
  select range_agg(
    daterange(
      case
        when property.allows_same_day_turnover then rental_booking.arrival_date
        else rental_booking.arrival_date - 1
      end,
      upper(rental_booking.occupied)
    )
  ) as busy
  from rental_booking
  where rental_booking.property_id = property.id and rental_booking.status = 'confirmed'
) as booking on true
where property.is_published;

-- Rows are locked first and read afterwards, so that of two concurrent writers the later one sees both changes.
create function refresh_property_search(ids uuid[]) returns void
  language plpgsql
  as $$
  begin
    perform 1 from property where id = any (ids) order by id for no key update;
    delete from property_search
      where property_id = any (ids)
        and not exists (select 1 from property where property.id = property_id and property.is_published);
    insert into property_search
      select * from property_search_source where property_id = any (ids)
    on conflict (property_id) do update set (
      point, city_id, country_code, property_type_id, rental_type_id, guest_count, is_available_for_short_term,
      is_available_for_long_term, nightly_price, monthly_price, move_in_date, minimum_nights, maximum_nights,
      has_night_rules, flags, numbers, busy, recommendation, created_at
    ) = row (
      excluded.point, excluded.city_id, excluded.country_code, excluded.property_type_id, excluded.rental_type_id,
      excluded.guest_count, excluded.is_available_for_short_term, excluded.is_available_for_long_term,
      excluded.nightly_price, excluded.monthly_price, excluded.move_in_date, excluded.minimum_nights,
      excluded.maximum_nights, excluded.has_night_rules, excluded.flags, excluded.numbers, excluded.busy,
      excluded.recommendation, excluded.created_at
    );
  end
  $$;

create function refresh_changed_properties() returns trigger
  language plpgsql
  as $$
  declare
    ids uuid[];
  begin
    if tg_table_name = 'property' then
      select array_agg(distinct id) into ids from changed;
    elsif tg_op = 'UPDATE' then
      -- A row that moved to another property changes both.
      select array_agg(distinct property_id) into ids
        from (select property_id from changed union all select property_id from previous) as touched;
    else
      select array_agg(distinct property_id) into ids from changed;
    end if;
    if ids is not null then
      perform refresh_property_search(ids);
    end if;
    return null;
  end
  $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['property', 'property_feature', 'rental_day', 'rental_booking'] loop
    execute format(
      'create trigger refresh_search_on_insert after insert on %I referencing new table as changed
       for each statement execute function refresh_changed_properties()', watched);
    execute format(
      'create trigger refresh_search_on_update after update on %I
       referencing old table as previous new table as changed
       for each statement execute function refresh_changed_properties()', watched);
  end loop;
  foreach watched in array array['property_feature', 'rental_day', 'rental_booking'] loop
    execute format(
      'create trigger refresh_search_on_delete after delete on %I referencing old table as changed
       for each statement execute function refresh_changed_properties()', watched);
  end loop;
end
$$;
