-- People and what they let. Ids of what people create are UUIDv7 made by the application (product decision 3).
-- Money is integer minor units of the property's currency.

create table profile (
  user_id uuid primary key,
  email citext unique,
  mangopay_user_id text,
  first_name text not null,
  last_name text not null,
  image_path text,
  created_at timestamptz not null default now()
);

create table property (
  id uuid primary key,
  owner_id uuid not null references profile (user_id),
  -- Where an imported or generated home came from; an import is idempotent by this pair.
  source text,
  source_id text,
  city_id integer not null references city (id),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  property_type_id integer not null references property_type (id),
  rental_type_id integer not null references rental_type (id),
  guest_count smallint not null check (guest_count >= 1),
  bedroom_count smallint check (bedroom_count >= 0),
  bed_count smallint check (bed_count >= 0),
  bathroom_count numeric(4, 1) check (bathroom_count >= 0),
  area_square_metres numeric(7, 1) check (area_square_metres > 0),
  is_available_for_short_term boolean not null,
  is_available_for_long_term boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  nightly_price bigint check (nightly_price > 0),
  monthly_price bigint check (monthly_price > 0),
  deposit bigint check (deposit >= 0),
  cleaning_fee bigint check (cleaning_fee >= 0),
  monthly_charges bigint check (monthly_charges >= 0),
  minimum_nights smallint not null default 1 check (minimum_nights >= 1),
  maximum_nights smallint not null default 365 check (maximum_nights >= 1),
  minimum_months smallint check (minimum_months >= 1),
  move_in_date date,
  -- First night that cannot be booked any more: the end of the calendar.
  bookable_until date not null,
  energy_class text check (energy_class ~ '^[A-I]$'),
  registration_number text,
  -- product decision 25: lets a departure day be another guest's arrival day.
  allows_same_day_turnover boolean not null default false,
  is_instant_bookable boolean not null default false,
  review_count integer not null default 0 check (review_count >= 0),
  rating_average numeric(3, 2) check (rating_average between 0 and 5),
  original_language text not null,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  unique (source, source_id),
  check (not is_published or nightly_price is not null or monthly_price is not null)
);
create index property_owner on property (owner_id);
create index property_city on property (city_id);

create table property_text (
  property_id uuid not null references property (id) on delete cascade,
  language text not null,
  title text not null,
  description text not null,
  primary key (property_id, language)
);

create table property_image (
  property_id uuid not null references property (id) on delete cascade,
  position smallint not null check (position >= 0),
  path text not null,
  primary key (property_id, position)
);

-- A picture is drawn or cut only for an address that some home shows.
create index property_image_path on property_image (path);

create table property_feature (
  property_id uuid not null references property (id) on delete cascade,
  feature_type_id integer not null references feature_type (id),
  value double precision not null,
  primary key (property_id, feature_type_id)
);
