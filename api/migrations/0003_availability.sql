-- When a property can be booked. A day without a row is open, at the property's price and night rules.

create table rental_day (
  property_id uuid not null references property (id) on delete cascade,
  day date not null,
  is_available_for_short_term boolean not null,
  price bigint check (price > 0),
  minimum_nights smallint check (minimum_nights >= 1),
  maximum_nights smallint check (maximum_nights >= 1),
  primary key (property_id, day)
);

create table rental_booking (
  id uuid primary key,
  property_id uuid not null references property (id),
  guest_id uuid not null references profile (user_id),
  arrival_date date not null,
  departure_date date not null,
  status text not null check (status in ('confirmed', 'cancelled')),
  -- Copied from the property when the booking is made, so that its range never changes afterwards.
  allows_same_day_turnover boolean not null,
  created_at timestamptz not null default now(),
  -- specification §5: the range is inclusive, unless the property allows turnover (product decision 25).
  occupied daterange not null generated always as (
    daterange(arrival_date, departure_date, case when allows_same_day_turnover then '[)' else '[]' end)
  ) stored,
  check (departure_date > arrival_date),
  constraint rental_booking_no_overlap exclude using gist (property_id with =, occupied with &&)
    where (status = 'confirmed')
);
create index rental_booking_guest on rental_booking (guest_id);

-- Bookings of one property queue at its row. Without it many at once wait for each other inside the exclusion
-- constraint, and each deadlock costs a second until it is found.
create function lock_booked_property() returns trigger
  language plpgsql
  as $$
  begin
    perform 1 from property where id = new.property_id for no key update;
    return new;
  end
  $$;
create trigger lock_property before insert or update on rental_booking
  for each row execute function lock_booked_property();
