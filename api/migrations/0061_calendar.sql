-- What the owner has set for a day, and what their rules make of it, side by side: so that a rule that ends
-- leaves what was set by hand, and each price can say where it comes from. Whoever reads a calendar reads
-- `price`, `minimum_nights` … as before: they are computed.

alter table rental_day rename column price to own_price;
alter table rental_day rename column minimum_nights to own_minimum_nights;
alter table rental_day rename column maximum_nights to own_maximum_nights;

alter table rental_day
  add column own_allows_arrival boolean,
  add column own_allows_departure boolean,
  add column rule_price bigint check (rule_price > 0),
  add column rule_minimum_nights smallint check (rule_minimum_nights >= 1),
  add column rule_maximum_nights smallint check (rule_maximum_nights >= 1),
  add column rule_allows_arrival boolean,
  add column rule_allows_departure boolean,
  -- The rule that gives `rule_price`. No foreign key: its index would be written with each day, and whatever
  -- changes rules writes the days anew.
  add column rule_id uuid,
  add column price bigint generated always as (coalesce(own_price, rule_price)) stored,
  add column minimum_nights smallint generated always as (coalesce(own_minimum_nights, rule_minimum_nights)) stored,
  add column maximum_nights smallint generated always as (coalesce(own_maximum_nights, rule_maximum_nights)) stored,
  add column allows_arrival boolean not null
    generated always as (coalesce(own_allows_arrival, rule_allows_arrival, true)) stored,
  add column allows_departure boolean not null
    generated always as (coalesce(own_allows_departure, rule_allows_departure, true)) stored;

-- Of two rules of one kind that reach a day the one with the lower position wins, field by field.
create table price_rule (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  kind text not null check (kind in ('season', 'weekday')),
  name text not null default '' check (length(name) <= 60),
  -- Of a season: its nights.
  period daterange check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  -- ISO: 1 is Monday.
  weekdays smallint[] check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  price bigint check (price > 0),
  -- Of the home's price of a night.
  percent smallint check (percent between -90 and 500 and percent <> 0),
  minimum_nights smallint check (minimum_nights between 1 and 365),
  maximum_nights smallint check (maximum_nights between 1 and 365),
  -- Null: on each day.
  arrival_weekdays smallint[] check (arrival_weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(arrival_weekdays) > 0),
  departure_weekdays smallint[]
    check (departure_weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(departure_weekdays) > 0),
  position smallint not null check (position >= 0),
  created_at timestamptz not null default now(),
  check ((kind = 'season') = (period is not null)),
  check ((kind = 'weekday') = (weekdays is not null)),
  check (price is null or percent is null),
  check (minimum_nights <= maximum_nights)
);
create unique index price_rule_position on price_rule (property_id, kind, position);

alter table property
  -- Days between today and the first arrival that can be booked.
  add column notice_days smallint not null default 0 check (notice_days between 0 and 90),
  -- Nights that stay free before and after each stay.
  add column preparation_days smallint not null default 0 check (preparation_days between 0 and 14),
  -- The end of the calendar moves on, so many days from today; null: it stays where it is.
  add column booking_window_days smallint check (booking_window_days between 1 and 730);

-- What one pressing of "Save" in the calendar has changed. Days keep what they had before for as long as that
-- can be brought back.
create table calendar_edit (
  id uuid primary key,
  owner_id uuid not null references profile (user_id) on delete cascade,
  -- The same id with other content is refused.
  digest text not null,
  -- What it sets, and what was answered to it.
  change jsonb not null,
  answer jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  undo_answer jsonb
);
create index calendar_edit_owner on calendar_edit (owner_id);
create index calendar_edit_created_at on calendar_edit (created_at);

-- The days of one home, each with what the owner had set for it: an entry in each array. A row for each day
-- would cost as much again as the edit itself.
create table calendar_edit_home (
  edit_id uuid not null references calendar_edit (id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  day_array date[] not null,
  -- Null: the edit did not open or close it.
  is_available_array boolean[] not null,
  price_array bigint[] not null,
  minimum_nights_array smallint[] not null,
  maximum_nights_array smallint[] not null,
  allows_arrival_array boolean[] not null,
  allows_departure_array boolean[] not null,
  primary key (edit_id, property_id)
);
create index calendar_edit_home_property on calendar_edit_home (property_id);

-- The price that a percentage makes of a home's price, in minor units, halves rounded up; at least 1.
-- Strict, since `greatest` would make 1 of nothing.
create function percent_price(base bigint, percent integer) returns bigint
  language sql immutable strict parallel safe
  as $$ select greatest((base * (100 + percent) + 50) / 100, 1) $$;

-- What the rules of a home make of each day from `first` to the end of its calendar: a season before a
-- weekday. contract/src/letting/day-terms.ts says the same.
create function ruled_days(home property, first date)
  returns table (
    day date, price bigint, minimum_nights smallint, maximum_nights smallint, allows_arrival boolean,
    allows_departure boolean, rule_id uuid
  )
  language sql stable
  as $$
    select
      reached.day,
      (array_agg(reached.price order by precedence, position) filter (where reached.price is not null))[1],
      (array_agg(reached.minimum_nights order by precedence, position)
        filter (where reached.minimum_nights is not null))[1],
      (array_agg(reached.maximum_nights order by precedence, position)
        filter (where reached.maximum_nights is not null))[1],
      (array_agg(weekday = any (arrival_weekdays) order by precedence, position)
        filter (where arrival_weekdays is not null))[1],
      (array_agg(weekday = any (departure_weekdays) order by precedence, position)
        filter (where departure_weekdays is not null))[1],
      (array_agg(reached.id order by precedence, position) filter (where reached.price is not null))[1]
    from (
      select
        price_rule.id, price_rule.position, price_rule.minimum_nights, price_rule.maximum_nights,
        price_rule.arrival_weekdays, price_rule.departure_weekdays, calendar.day, calendar.weekday,
        case price_rule.kind when 'season' then 0 else 1 end as precedence,
        coalesce(price_rule.price, percent_price(home.nightly_price, price_rule.percent)) as price
      from (
        select first + number as day, extract(isodow from first + number)::smallint as weekday
        from generate_series(0, home.bookable_until - first - 1) as number
      ) as calendar
      join price_rule on calendar.day <@ price_rule.period or calendar.weekday = any (price_rule.weekdays)
      where price_rule.property_id = home.id
    ) as reached
    group by reached.day
  $$;

-- Writes what rules give to the days of homes, from today on.
create function apply_price_rules(ids uuid[]) returns void
  language plpgsql
  as $$
  declare
    today date := (now() at time zone 'UTC')::date;
  begin
    -- Locked before it is read, so that the later of two writers sees both changes.
    perform 1 from property where id = any (ids) order by id for no key update;
    with ruled as materialized (
      select property.id as property_id, given.*
      from property cross join lateral ruled_days(property, today) as given
      where property.id = any (ids)
    ), ended as (
      update rental_day set
        rule_price = null, rule_minimum_nights = null, rule_maximum_nights = null,
        rule_allows_arrival = null, rule_allows_departure = null, rule_id = null
      where rental_day.property_id = any (ids) and rental_day.day >= today
        and coalesce(rule_price, rule_minimum_nights, rule_maximum_nights, rule_allows_arrival::integer,
          rule_allows_departure::integer) is not null
        and not exists (
          select from ruled where ruled.property_id = rental_day.property_id and ruled.day = rental_day.day
        )
    )
    insert into rental_day (
      property_id, day, is_available_for_short_term, rule_price, rule_minimum_nights, rule_maximum_nights,
      rule_allows_arrival, rule_allows_departure, rule_id
    )
    select property_id, day, true, price, minimum_nights, maximum_nights, allows_arrival, allows_departure, rule_id
    from ruled
    on conflict (property_id, day) do update set
      rule_price = excluded.rule_price,
      rule_minimum_nights = excluded.rule_minimum_nights,
      rule_maximum_nights = excluded.rule_maximum_nights,
      rule_allows_arrival = excluded.rule_allows_arrival,
      rule_allows_departure = excluded.rule_allows_departure,
      rule_id = excluded.rule_id
    where (
      rental_day.rule_price, rental_day.rule_minimum_nights, rental_day.rule_maximum_nights,
      rental_day.rule_allows_arrival, rental_day.rule_allows_departure, rental_day.rule_id
    ) is distinct from (
      excluded.rule_price, excluded.rule_minimum_nights, excluded.rule_maximum_nights,
      excluded.rule_allows_arrival, excluded.rule_allows_departure, excluded.rule_id
    );
  end
  $$;

-- Another price of a night changes what a percentage gives, another end of the calendar the days that rules
-- reach. Homes without rules, most of them, are left alone.
create function follow_price_rules() returns trigger
  language plpgsql
  as $$
  begin
    if exists (select from price_rule where property_id = new.id) then
      perform apply_price_rules(array[new.id]);
    end if;
    return null;
  end
  $$;
create trigger follow_price_rules after update of nightly_price, bookable_until on property
  for each row
  when (old.nightly_price is distinct from new.nightly_price or old.bookable_until is distinct from new.bookable_until)
  execute function follow_price_rules();

-- Nights kept free for preparation are busy as well; without same-day turnover one is free already.
create or replace function busy_nights(home property) returns datemultirange
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
          daterange(
            lower(occupancy.period) - greatest((not home.allows_same_day_turnover)::integer, kept.nights),
            upper(occupancy.period) + greatest(kept.nights - (not home.allows_same_day_turnover)::integer, 0)
          )
        )
        from occupancy
        cross join lateral (
          select case when occupancy.kind in ('hold', 'booking', 'import') then home.preparation_days else 0 end
            as nights
        ) as kept
        where occupancy.property_id = home.id
      ), '{}')
      + datemultirange(daterange(home.bookable_until, null))
  $$;

create function has_night_rules(home property) returns boolean
  language sql stable
  as $$
    select exists (
      select from rental_day
      where rental_day.property_id = home.id
        and (minimum_nights is not null or maximum_nights is not null or not allows_arrival or not allows_departure)
    )
  $$;

alter table property_search add column notice_days smallint not null default 0;

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
  has_night_rules(property) as has_night_rules,
  flag_words(coalesce(feature.flag_slots, '{}')) as flags,
  number_values(coalesce(feature.number_slots, '{}'), coalesce(feature.number_values, '{}')) as numbers,
  busy_nights(property) as busy,
  -- The public formula of «recommended»: the rating, drawn towards 4.3 by ten imagined reviews.
  ((coalesce(property.rating_average, 4.3) * property.review_count + 43) / (property.review_count + 10))::double precision
    as recommendation,
  property.created_at,
  property.notice_days
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
where property.is_published;

create or replace function refresh_property_search(ids uuid[]) returns void
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
      has_night_rules, flags, numbers, busy, recommendation, created_at, notice_days
    ) = row (
      excluded.point, excluded.city_id, excluded.country_code, excluded.property_type_id, excluded.rental_type_id,
      excluded.guest_count, excluded.is_available_for_short_term, excluded.is_available_for_long_term,
      excluded.nightly_price, excluded.monthly_price, excluded.move_in_date, excluded.minimum_nights,
      excluded.maximum_nights, excluded.has_night_rules, excluded.flags, excluded.numbers, excluded.busy,
      excluded.recommendation, excluded.created_at, excluded.notice_days
    );
  end
  $$;

-- The search row of a home holds only its closed nights and whether it has night rules. Prices of days change
-- neither, so that an edit of prices alone writes no search row.
create function refresh_changed_days() returns trigger
  language plpgsql
  as $$
  declare
    ids uuid[];
  begin
    if tg_op = 'UPDATE' then
      -- A row that moved to another day or property counts for both.
      select array_agg(distinct property_id) into ids
      from changed full join previous using (property_id, day)
      where (
        coalesce(changed.is_available_for_short_term, true),
        coalesce(changed.minimum_nights, changed.maximum_nights) is not null,
        coalesce(changed.allows_arrival and changed.allows_departure, true)
      ) is distinct from (
        coalesce(previous.is_available_for_short_term, true),
        coalesce(previous.minimum_nights, previous.maximum_nights) is not null,
        coalesce(previous.allows_arrival and previous.allows_departure, true)
      );
    else
      select array_agg(distinct property_id) into ids
      from changed
      where not is_available_for_short_term or coalesce(minimum_nights, maximum_nights) is not null
        or not allows_arrival or not allows_departure;
    end if;
    if ids is null then
      return null;
    end if;
    -- Locked before it is read, so that the later of two writers sees both changes.
    perform 1 from property where id = any (ids) order by id for no key update;
    update property_search set busy = busy_nights(property), has_night_rules = has_night_rules(property)
      from property where property.id = any (ids) and property_search.property_id = property.id;
    return null;
  end
  $$;

drop trigger refresh_search_on_insert on rental_day;
drop trigger refresh_search_on_update on rental_day;
drop trigger refresh_search_on_delete on rental_day;
create trigger refresh_search_on_insert after insert on rental_day referencing new table as changed
  for each statement execute function refresh_changed_days();
create trigger refresh_search_on_update after update on rental_day
  referencing old table as previous new table as changed
  for each statement execute function refresh_changed_days();
create trigger refresh_search_on_delete after delete on rental_day referencing old table as changed
  for each statement execute function refresh_changed_days();

-- How far ahead a home can be booked moves on with the days; a job does it once a day.
create function extend_calendars() returns integer
  language sql
  as $$
    with extended as (
      update property set bookable_until = (now() at time zone 'UTC')::date + booking_window_days
      where booking_window_days is not null
        and bookable_until <> (now() at time zone 'UTC')::date + booking_window_days
      returning id
    )
    select count(*)::integer from extended
  $$;
