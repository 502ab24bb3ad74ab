-- Receipts, invoices of our fees and what corrects them: numbered without gaps, never changed, kept for ten
-- years.

-- Our fee of the owner, which is a part of platform_fee: each side gets an invoice of its own.
alter table stay_record add column owner_fee bigint;
update stay_record set owner_fee = greatest(0, least(platform_fee, platform_fee - (
  select coalesce(sum((line ->> 'amount')::bigint), 0)
  from jsonb_array_elements(rental_booking.quote -> 'lineArray') as line
  where line ->> 'kind' = 'service-fee'
) + (
  select coalesce(sum((line ->> 'amount')::bigint), 0)
  from jsonb_array_elements(coalesce(rental_booking.refund -> 'lineArray', '[]')) as line
  where line ->> 'kind' = 'service-fee'
)))
from rental_booking where rental_booking.id = booking_id;
update stay_record set owner_fee = 0 where owner_fee is null;
alter table stay_record
  alter column owner_fee set not null,
  add constraint stay_record_owner_fee check (owner_fee between 0 and platform_fee);

-- Standard rates of value added tax by the country in which the home lies (Directive 2006/112/EC, articles 46
-- and 47). A country without a row levies none on our fees.
create table vat_rate (
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  valid_from date not null,
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  primary key (country_code, valid_from)
);
insert into vat_rate (country_code, valid_from, percent) values
  ('AT', '2000-01-01', 20), ('BE', '2000-01-01', 21), ('BG', '2007-01-01', 20), ('CY', '2014-01-13', 19),
  ('CZ', '2013-01-01', 21), ('DE', '2007-01-01', 19), ('DK', '2000-01-01', 25), ('EE', '2024-01-01', 22),
  ('EE', '2025-07-01', 24), ('ES', '2012-09-01', 21), ('FI', '2013-01-01', 24), ('FI', '2024-09-01', 25.5),
  ('FR', '2014-01-01', 20), ('GR', '2016-06-01', 24), ('HR', '2013-07-01', 25), ('HU', '2012-01-01', 27),
  ('IE', '2012-01-01', 23), ('IT', '2013-10-01', 22), ('LT', '2009-09-01', 21), ('LU', '2015-01-01', 17),
  ('LU', '2023-01-01', 16), ('LU', '2024-01-01', 17), ('LV', '2012-07-01', 21), ('MT', '2004-05-01', 18),
  ('NL', '2012-10-01', 21), ('PL', '2011-01-01', 23), ('PT', '2011-01-01', 23), ('RO', '2017-01-01', 19),
  ('RO', '2025-08-01', 21), ('SE', '2000-01-01', 25), ('SI', '2013-07-01', 22), ('SK', '2011-01-01', 20),
  ('SK', '2025-01-01', 23);

-- The last number of each series. Taking a number locks the row until the end of the transaction, so that a
-- rolled back invoice leaves no gap.
create table invoice_series (
  kind text not null check (kind in ('receipt', 'invoice', 'credit-note')),
  year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (kind, year)
);

-- It refers to no booking and no person, because it outlives both.
create table invoice (
  id uuid primary key,
  kind text not null,
  year smallint not null,
  number integer not null,
  -- What it is about: money that came or went for a stay, or one of our fees.
  subject text not null check (subject in ('stay', 'guest-fee', 'owner-fee')),
  -- What has led to it: the same is issued once.
  business_key text not null unique check (char_length(business_key) between 1 and 200),
  -- Of a credit note.
  corrects_id uuid references invoice (id),
  booking_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('guest', 'owner')),
  issued_at timestamptz not null,
  language text not null check (language in ('en', 'fr', 'de')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units; of a credit note, what it takes away.
  total bigint not null check (total > 0),
  -- Their amounts sum to the total.
  line_array jsonb not null,
  -- Null of a stay, whose price is the owner's.
  vat jsonb,
  seller jsonb not null,
  -- Name and country as they were; null once the person has no account any more.
  buyer jsonb,
  -- Title of the home, its city and the days.
  stay jsonb not null,
  -- In the order of the issue.
  sequence bigint generated always as identity,
  unique (kind, year, number),
  foreign key (kind, year) references invoice_series (kind, year),
  check ((vat is null) = (subject = 'stay')),
  check (kind = 'credit-note' or corrects_id is null)
);
create index invoice_of_user on invoice (user_id, sequence);
create index invoice_of_booking on invoice (booking_id);

-- Nothing of an invoice changes but that it stops naming its buyer. It goes after ten years.
create function refuse_changing_invoice() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'UPDATE' and new.buyer is null and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then
      return new;
    end if;
    if tg_op = 'DELETE' and old.issued_at < now() - interval '10 years' then return old; end if;
    raise exception 'Invoices are never changed: % of % is refused.', lower(tg_op), tg_table_name
      using errcode = 'restrict_violation';
  end
  $$;
create trigger refuse_changing before update or delete on invoice
  for each row execute function refuse_changing_invoice();
create trigger refuse_truncating before truncate on invoice
  for each statement execute function refuse_changing_invoice();
