-- How many nights of short stays somebody may let in a calendar year before the law wants more of them. Stays
-- that were booked here are counted; what is let elsewhere is not known.

create table night_limit_rule (
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- Null: everywhere in the country.
  city_id integer references city (id),
  -- Whether the nights of all homes of an owner there are added up, or those of each home.
  scope text not null check (scope in ('owner', 'home')),
  nights smallint not null check (nights > 0),
  -- Owners are warned from so many nights on.
  warning_nights smallint not null check (warning_nights between 1 and nights),
  -- Stays of so many nights and more are no short stays; null: all are.
  counted_below smallint check (counted_below > 0),
  -- What the owner can show instead.
  lifted_by text check (lifted_by = 'business-permit'),
  valid_from date not null,
  -- The first day on which it does not hold any more.
  valid_until date check (valid_until > valid_from),
  constraint night_limit_rule_no_overlap exclude using gist (
    country_code with =, coalesce(city_id, 0) with =, daterange(valid_from, valid_until) with &&
  )
);

-- Luxembourg: a business permit from 90 nights on, all units of an operator added (law of 26 July 2023,
-- A552). That three months and more are no short stay is our reading.
insert into night_limit_rule (country_code, scope, nights, warning_nights, counted_below, lifted_by, valid_from)
values ('LU', 'owner', 90, 75, 90, 'business-permit', '2023-09-01');

-- Who was warned of which year.
create table night_limit_notice (
  owner_id uuid not null references profile (user_id) on delete cascade,
  country_code text not null,
  year smallint not null,
  at timestamptz not null,
  primary key (owner_id, country_code, year)
);

create function holds_at(rule night_limit_rule, home property) returns boolean
  language sql stable
  as $$
    select exists (
      select from city
      where city.id = home.city_id and city.country_code = rule.country_code
        and coalesce(rule.city_id, city.id) = city.id
    )
  $$;

create function is_lifted_for(rule night_limit_rule, owner uuid) returns boolean
  language sql stable
  as $$
    select coalesce(rule.lifted_by = 'business-permit', false) and exists (
      select from owner_tax_data
      where owner_tax_data.user_id = owner and coalesce(owner_tax_data.data ->> 'businessPermitNumber', '') <> ''
    )
  $$;

-- Nights that are booked or were stayed in a year. A hold takes its nights until it has ended; of a stay that
-- was cancelled those that were stayed count.
create function counted_nights(
  rule night_limit_rule, owner uuid, asked_home uuid, asked_year integer, ignored_booking uuid, asked_days daterange
) returns integer
  language sql stable
  as $$
    select coalesce(sum(greatest(0,
      least(stay.last_day, make_date(asked_year + 1, 1, 1)) - greatest(stay.arrival_date, make_date(asked_year, 1, 1))
    )), 0)::integer
    from (
      select rental_booking.arrival_date,
        case when rental_booking.state in ('cancelled', 'no-show')
          then rental_booking.arrival_date + coalesce(stay_record.night_count, 0)
          else rental_booking.departure_date end as last_day
      from property
      join rental_booking on rental_booking.property_id = property.id
      left join stay_record on stay_record.booking_id = rental_booking.id
      where property.owner_id = owner and holds_at(rule, property)
        and (rule.scope = 'owner' or property.id = asked_home)
        and rental_booking.quote_digest is not null
        and rental_booking.state in (
          'held', 'requested', 'confirmed', 'in-stay', 'completed', 'cancelled', 'no-show', 'disputed'
        )
        and rental_booking.arrival_date < make_date(asked_year + 1, 1, 1)
        and rental_booking.departure_date > make_date(asked_year, 1, 1)
        and (rule.counted_below is null
          or rental_booking.departure_date - rental_booking.arrival_date < rule.counted_below)
        and rental_booking.id is distinct from ignored_booking
        -- Who holds days of this home asks for them again; other people's make the stay impossible anyway.
        and not (
          property.id = asked_home and asked_days is not null
            and daterange(rental_booking.arrival_date, rental_booking.departure_date) && asked_days
        )
    ) as stay
  $$;

-- The first year in which a stay would pass the limit of its home or owner; no row when it passes none.
create function night_limit_excess(home property, arrival date, departure date, ignored_booking uuid)
  returns table (nights integer, year integer)
  language sql stable
  as $$
    select rule.nights::integer, asked.year
    from night_limit_rule as rule
    cross join lateral (
      select generate_series(extract(year from arrival)::integer, extract(year from departure - 1)::integer) as year
    ) as asked
    where holds_at(rule, home) and daterange(rule.valid_from, rule.valid_until) @> arrival
      and (rule.counted_below is null or departure - arrival < rule.counted_below)
      and not is_lifted_for(rule, home.owner_id)
      and counted_nights(rule, home.owner_id, home.id, asked.year, ignored_booking, daterange(arrival, departure))
        + least(departure, make_date(asked.year + 1, 1, 1)) - greatest(arrival, make_date(asked.year, 1, 1))
        > rule.nights
    order by asked.year, rule.nights limit 1
  $$;
