-- What the law wants to be said before a booking, and what it wants to be kept of each: whether the host is a
-- trader, and a record of every stay for the reports on platforms.

-- Null: the host has not said (Directive 2011/83/EU, article 6a(1)(b)).
alter table profile add column trader_status text check (trader_status in ('private', 'trader'));

-- One row for each booking that was confirmed here: for the yearly report on hosts (Directive 2011/16/EU,
-- annex V, «DAC7») and the monthly one on stays (Regulation (EU) 2024/1028, article 9). It refers to no home,
-- host or booking, because it is kept for ten years, also when those are deleted.
create table stay_record (
  booking_id uuid primary key,
  confirmed_at timestamptz not null,
  -- Home and host as they were at the confirmation.
  property_id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  city_id integer not null references city (id),
  property_type_id integer not null references property_type (id),
  rental_type_id integer not null references rental_type (id),
  registration_number text,
  owner_id uuid not null,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_trader_status text check (owner_trader_status in ('private', 'trader')),
  arrival_date date not null,
  departure_date date not null check (departure_date > arrival_date),
  -- From the arrival on; less than the stay when a cancellation gave nights back.
  night_count smallint not null check (night_count between 0 and departure_date - arrival_date),
  -- Infants too.
  guest_count smallint not null check (guest_count >= 0),
  -- Null while the checkout does not ask where guests live.
  guest_country_code text check (guest_country_code ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units, after what came back: what the host gets without tourist tax, and our fees of both sides.
  owner_pay bigint not null check (owner_pay >= 0),
  platform_fee bigint not null check (platform_fee >= 0),
  tourist_tax bigint not null check (tourist_tax >= 0)
);
create index stay_record_arrival on stay_record (arrival_date);
create index stay_record_owner on stay_record (owner_id);
