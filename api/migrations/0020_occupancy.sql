-- One table holds everything that takes a home's nights. Holds, bookings, leases, reservations of other
-- calendars and the nights of a stay that the owner cancelled must not overlap, and a constraint cannot
-- span several tables.

-- Writers wait until the end, so that both digests are of the same data; searches go on.
lock table property, property_feature, rental_day, rental_booking, property_search in share row exclusive mode;

create temporary table search_before on commit drop as
  select count(*) as row_count, md5(string_agg(md5(property_search::text), '' order by property_id)) as digest
  from property_search;

create table occupancy (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  -- Inclusive of the departure day unless the stay allows turnover (specification §5, product decision 25).
  period daterange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  kind text not null check (kind in ('hold', 'booking', 'lease', 'import', 'blocked-by-cancellation')),
  -- The booking, the lease contract, or the event of another calendar that the days are taken for.
  source_id uuid not null,
  -- When a hold runs out. It takes its days until the booking has ended it.
  ends_at timestamptz check ((kind = 'hold') = (ends_at is not null)),
  created_at timestamptz not null default now(),
  constraint occupancy_no_overlap exclude using gist (property_id with =, period with &&)
);
-- An event of another calendar takes what is free of its days, so it has several periods around a booking.
create unique index occupancy_source on occupancy (source_id, kind) where kind <> 'import';
create index occupancy_import on occupancy (source_id) where kind = 'import';

-- Reservations of another calendar for days that were taken already, for the owner to settle.
create table import_conflict (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  -- The whole period of the event.
  period daterange not null check (not isempty(period)),
  -- The calendar, as its owner calls it.
  source text not null check (char_length(source) between 1 and 100),
  -- The event, as in occupancy.
  source_id uuid not null,
  -- The row of occupancy that takes the days; null once that is gone.
  occupancy_id uuid references occupancy (id) on delete set null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (source_id, occupancy_id)
);
create index import_conflict_property on import_conflict (property_id);
create index import_conflict_occupancy on import_conflict (occupancy_id);

insert into occupancy (id, property_id, period, kind, source_id, created_at)
  select gen_random_uuid(), property_id, occupied, 'booking', id, created_at
  from rental_booking where status = 'confirmed';

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
  coalesce(day.busy, '{}') + coalesce(occupied.busy, '{}')
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
  -- Without turnover an inclusive period is closed for others: the night after it, because its departure
  -- day is taken, and the night before it, because a new stay would leave on its first day. The period
  -- decides at its end, what the property allows now decides for the new stay.
  select range_agg(
    daterange(
      case when property.allows_same_day_turnover then lower(occupancy.period) else lower(occupancy.period) - 1 end,
      upper(occupancy.period)
    )
  ) as busy
  from occupancy
  where occupancy.property_id = property.id
) as occupied on true
where property.is_published;

do $$
declare
  before record;
  after record;
  booking_count bigint;
  occupancy_count bigint;
begin
  select * into before from search_before;
  select count(*) as row_count, md5(string_agg(md5(property_search_source::text), '' order by property_id)) as digest
    into after from property_search_source;
  select count(*) into booking_count from rental_booking where status = 'confirmed';
  select count(*) into occupancy_count from occupancy;
  if booking_count <> occupancy_count then
    raise exception 'occupancy has % rows for % confirmed bookings', occupancy_count, booking_count;
  end if;
  if before.row_count <> after.row_count then
    raise exception 'property_search has % rows and would have %', before.row_count, after.row_count;
  end if;
  if before.digest is distinct from after.digest then
    raise exception 'property_search would not be the same: it differs from what the bookings say';
  end if;
end
$$;

-- The read model follows occupancy from now on, and concurrent writers of one property wait for its row.
drop trigger refresh_search_on_insert on rental_booking;
drop trigger refresh_search_on_update on rental_booking;
drop trigger refresh_search_on_delete on rental_booking;
alter function lock_booked_property() rename to lock_occupied_property;
create trigger lock_property before insert or update on occupancy
  for each row execute function lock_occupied_property();
create trigger refresh_search_on_insert after insert on occupancy referencing new table as changed
  for each statement execute function refresh_changed_properties();
create trigger refresh_search_on_update after update on occupancy
  referencing old table as previous new table as changed
  for each statement execute function refresh_changed_properties();
create trigger refresh_search_on_delete after delete on occupancy referencing old table as changed
  for each statement execute function refresh_changed_properties();
