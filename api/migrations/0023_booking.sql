-- A booking from the first held night to its end: its state, what the guest and the owner agreed on, its
-- events and the wanted changes of it. What decides money later is frozen here, because prices, policies and
-- fees of a home change.

alter table rental_booking
  add column state text,
  add column is_instant boolean,
  add column adult_count smallint not null default 1 check (adult_count between 0 and 10),
  add column children_count smallint not null default 0 check (children_count between 0 and 10),
  add column infant_count smallint not null default 0 check (infant_count between 0 and 10),
  add column pet_count smallint not null default 0 check (pet_count between 0 and 10),
  -- As the guest saw it; its digest is null for a stay that was agreed elsewhere.
  add column quote jsonb,
  add column quote_digest text,
  -- Specification §3: units of the currency in which the guest saw prices, for one of the quote's.
  add column conversion_rate numeric(18, 6) not null default 1 check (conversion_rate > 0),
  -- With their prices, as of the night before discounts: what a change of the booking keeps.
  add column option_array jsonb not null default '[]',
  add column discount_array jsonb not null default '[]',
  add column night_price_array jsonb not null default '[]',
  -- Each night after the discount, with its tourist tax.
  add column night_array jsonb,
  add column policy jsonb,
  add column time_zone text,
  add column check_in_time time(0),
  add column check_out_time time(0),
  add column house_rules text,
  add column deposit bigint check (deposit >= 0),
  add column guest_fee_percent numeric(5, 2) not null default 0 check (guest_fee_percent between 0 and 100),
  add column owner_fee_percent numeric(5, 2) not null default 0 check (owner_fee_percent between 0 and 100),
  add column message text not null default '' check (length(message) <= 2000),
  -- How the owner reaches the guest; null once the guest has no account any more.
  add column contact jsonb,
  add column language text not null default 'en' check (language in ('en', 'fr', 'de')),
  add column deadline_kind text check (deadline_kind in ('hold', 'request', 'payment', 'no-show-objection')),
  add column deadline_at timestamptz,
  add column is_hold_prolonged boolean not null default false,
  -- When the clock does the next thing with it: a deadline, check-in, check-out or the end of a proposed
  -- change.
  add column clock_at timestamptz,
  add column confirmed_at timestamptz,
  -- Whose rule decided the refund.
  add column cancelled_by text check (cancelled_by in ('guest', 'owner')),
  -- What a cancellation or a no-show gave back.
  add column refund jsonb;

-- Bookings so far were agreed and paid elsewhere: their quotes have no lines, and nothing of them comes back.
update rental_booking set
  state = rental_booking.status,
  is_instant = true,
  quote = jsonb_build_object(
    'arrivalDate', arrival_date, 'departureDate', departure_date, 'nightCount', departure_date - arrival_date,
    'nightCountByPriceMap', '{}'::jsonb, 'currency', property.currency, 'lineArray', '[]'::jsonb, 'total', 0
  ),
  night_array = (
    select jsonb_agg(jsonb_build_object('day', night::date, 'amount', 0, 'touristTax', 0) order by night)
    from generate_series(arrival_date, departure_date - 1, interval '1 day') as night
  ),
  policy = case
    when departure_date - arrival_date >= 28 then
      '{"name": "long-stay", "version": 1, "rowArray": [
        {"untilHoursBefore": 720, "nightsKept": 0, "percentReturned": 100},
        {"untilHoursBefore": 0, "nightsKept": 30, "percentReturned": 100}
      ], "duringStay": {"nightsKept": 30, "percentReturned": 100}}'::jsonb
    when property.cancellation_policy = 'flexible' then
      '{"name": "flexible", "version": 1, "rowArray": [
        {"untilHoursBefore": 24, "nightsKept": 0, "percentReturned": 100},
        {"untilHoursBefore": 0, "nightsKept": 1, "percentReturned": 100}
      ], "duringStay": {"nightsKept": 1, "percentReturned": 100}}'
    when property.cancellation_policy = 'moderate' then
      '{"name": "moderate", "version": 1, "rowArray": [
        {"untilHoursBefore": 120, "nightsKept": 0, "percentReturned": 100},
        {"untilHoursBefore": 0, "nightsKept": 1, "percentReturned": 50}
      ], "duringStay": {"nightsKept": 1, "percentReturned": 50}}'
    when property.cancellation_policy = 'firm' then
      '{"name": "firm", "version": 1, "rowArray": [
        {"untilHoursBefore": 720, "nightsKept": 0, "percentReturned": 100},
        {"untilHoursBefore": 168, "nightsKept": 0, "percentReturned": 50},
        {"untilHoursBefore": 0, "nightsKept": 0, "percentReturned": 0}
      ], "duringStay": {"nightsKept": 0, "percentReturned": 0}}'
    else
      '{"name": "strict", "version": 1, "rowArray": [
        {"untilHoursBefore": 168, "nightsKept": 0, "percentReturned": 50},
        {"untilHoursBefore": 0, "nightsKept": 0, "percentReturned": 0}
      ], "duringStay": {"nightsKept": 0, "percentReturned": 0}}'
  end,
  time_zone = property.time_zone,
  check_in_time = property.check_in_time,
  check_out_time = property.check_out_time,
  confirmed_at = rental_booking.created_at,
  clock_at = case
    when rental_booking.status = 'confirmed'
      then (arrival_date + property.check_in_time) at time zone property.time_zone
  end,
  cancelled_by = case when rental_booking.status = 'cancelled' then 'guest' end
from property where property.id = rental_booking.property_id;

alter table rental_booking
  drop column status,
  alter column state set not null,
  alter column is_instant set not null,
  alter column quote set not null,
  alter column night_array set not null,
  alter column policy set not null,
  alter column time_zone set not null,
  alter column check_in_time set not null,
  alter column check_out_time set not null,
  add constraint rental_booking_state check (state in (
    'held', 'requested', 'confirmed', 'in-stay', 'completed', 'hold-expired', 'request-expired', 'declined',
    'withdrawn', 'cancelled', 'no-show', 'disputed'
  )),
  add constraint rental_booking_deadline check ((deadline_at is null) = (deadline_kind is null)),
  add constraint rental_booking_confirmation check (
    (confirmed_at is not null)
      = (state in ('confirmed', 'in-stay', 'completed', 'cancelled', 'no-show', 'disputed'))
  ),
  add constraint rental_booking_cancellation check (cancelled_by is not null or state <> 'cancelled');

create index rental_booking_clock on rental_booking (clock_at) where clock_at is not null;
-- Lists of a guest and of a home are in the order of arrival.
drop index rental_booking_guest;
create index rental_booking_guest on rental_booking (guest_id, arrival_date, id);
drop index rental_booking_property;
create index rental_booking_property on rental_booking (property_id, arrival_date, id);

-- One row for each transition.
create table booking_event (
  id uuid primary key,
  booking_id uuid not null references rental_booking (id) on delete cascade,
  transition text not null,
  actor text not null check (actor in ('guest', 'owner', 'admin', 'provider', 'clock')),
  reason text check (length(reason) between 1 and 500),
  at timestamptz not null,
  -- Two in one millisecond stay in their order.
  sequence bigint generated always as identity
);
create index booking_event_of_booking on booking_event (booking_id, sequence);

-- A row is never changed; it goes with its booking alone.
create function refuse_changing_booking_event() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      if not exists (select from rental_booking where rental_booking.id = old.booking_id) then return old; end if;
    end if;
    raise exception 'Booking events are append-only: % of % is refused.', lower(tg_op), tg_table_name
      using errcode = 'restrict_violation';
  end
  $$;
create trigger refuse_changing before update or delete on booking_event
  for each row execute function refuse_changing_booking_event();
create trigger refuse_truncating before truncate on booking_event
  for each statement execute function refuse_changing_booking_event();

-- Wanted dates or guests of a booking. It takes no days until it is accepted.
create table booking_change (
  id uuid primary key,
  booking_id uuid not null references rental_booking (id) on delete cascade,
  state text not null check (state in ('proposed', 'accepted', 'declined', 'expired', 'withdrawn')),
  proposed_by text not null check (proposed_by in ('guest', 'owner')),
  arrival_date date not null,
  departure_date date not null check (departure_date > arrival_date),
  adult_count smallint not null check (adult_count between 0 and 10),
  children_count smallint not null check (children_count between 0 and 10),
  infant_count smallint not null check (infant_count between 0 and 10),
  pet_count smallint not null check (pet_count between 0 and 10),
  quote jsonb not null,
  quote_digest text not null,
  night_price_array jsonb not null,
  night_array jsonb not null,
  -- New total less the old one, in minor units: above 0 is to be paid.
  difference bigint not null,
  -- When the provider reserved the difference on the guest's card.
  authorised_at timestamptz,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz check ((decided_at is null) = (state = 'proposed'))
);
create unique index booking_change_proposed on booking_change (booking_id) where state = 'proposed';
create index booking_change_of_booking on booking_change (booking_id, created_at);
