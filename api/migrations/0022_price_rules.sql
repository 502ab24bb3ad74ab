-- What a stay costs follows from dated rules. Our fee was an amount of each home, which its owner set; now it
-- is a percentage for all homes, so that an owner cannot set it and a change of it has a day from which it
-- holds.

alter table property drop column service_fee;

-- The row with the latest day that is not after the day of booking holds. Leases pay their own percentage.
create table fee_schedule (
  valid_from date primary key,
  guest_percent numeric(5, 2) not null check (guest_percent between 0 and 100),
  owner_percent numeric(5, 2) not null check (owner_percent between 0 and 100),
  lease_percent numeric(5, 2) not null check (lease_percent between 0 and 100)
);
insert into fee_schedule (valid_from, guest_percent, owner_percent, lease_percent) values ('2000-01-01', 6, 3, 0);

-- At most one of them applies to a stay: the best for the guest.
create table property_discount (
  property_id uuid not null references property (id) on delete cascade,
  kind text not null check (kind in ('monthly', 'weekly', 'early-booking', 'last-minute')),
  percent smallint not null check (percent between 1 and 90),
  -- From the day of booking to the arrival: at least so many for early booking, at most so many for last
  -- minute.
  days smallint check (days between 0 and 365),
  primary key (property_id, kind),
  check ((kind in ('early-booking', 'last-minute')) = (days is not null))
);

-- What an extra costs that a guest may add. It is offered while the home also has the feature.
create table property_booking_option (
  property_id uuid not null references property (id) on delete cascade,
  feature_type_id integer not null references feature_type (id),
  unit_amount bigint not null check (unit_amount >= 0),
  basis text not null check (basis in ('per-stay', 'per-night')),
  maximum_quantity smallint not null default 1 check (maximum_quantity between 1 and 50),
  primary key (property_id, feature_type_id)
);

-- The rule of the arrival day holds for the whole stay. A city without a rule levies nothing.
create table tourist_tax_rule (
  city_id integer not null references city (id),
  valid_from date not null,
  -- The first day on which it does not hold any more.
  valid_until date check (valid_until > valid_from),
  basis text not null check (basis in ('amount-per-person-night', 'percent-of-nights')),
  -- Minor units of the currency; homes priced in another one are not taxed by this rule.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint check (amount > 0),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  -- At most so much for one person and night.
  cap bigint check (cap > 0),
  -- In years; null: everybody pays.
  exempt_below_age smallint check (exempt_below_age between 1 and 120),
  remitted_by text not null check (remitted_by in ('platform', 'owner')),
  primary key (city_id, currency, valid_from),
  constraint tourist_tax_rule_no_overlap exclude using gist (
    city_id with =, currency with =, daterange(valid_from, valid_until) with &&
  ),
  check ((basis = 'amount-per-person-night') = (amount is not null)),
  check ((basis = 'percent-of-nights') = (percent is not null)),
  check (cap is null or basis = 'percent-of-nights')
);

-- Totals on cards and pins are read from these.
do $$
declare
  watched text;
begin
  foreach watched in array array['fee_schedule', 'property_discount', 'tourist_tax_rule'] loop
    execute format(
      'create trigger advance_search_generation after insert or update or delete or truncate on %I
       for each statement execute function advance_search_generation()', watched);
  end loop;
end
$$;

-- On the clock of the home.
alter table property
  add column check_in_time time(0) not null default '15:00',
  add column check_out_time time(0) not null default '11:00',
  add column cancellation_policy text not null default 'moderate'
    check (cancellation_policy in ('flexible', 'moderate', 'firm', 'strict'));
