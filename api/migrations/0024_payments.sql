-- How bookings are paid: attempts at the payment provider, what the provider told, and a ledger of all money
-- that moved.

-- People as the provider knows them. An owner's profile names its user only once the provider has verified
-- it.
create table payment_user (
  user_id uuid not null references profile (user_id) on delete cascade,
  category text not null check (category in ('PAYER', 'OWNER')),
  -- Idempotency key of the call that makes the user.
  request_id uuid not null,
  -- Null until the provider has answered.
  provider_id text,
  created_at timestamptz not null,
  primary key (user_id, category)
);
create unique index payment_user_provider on payment_user (provider_id) where provider_id is not null;

-- One for each booking: what was paid for it lies there until the stay.
create table payment_wallet (
  booking_id uuid primary key references rental_booking (id),
  request_id uuid not null,
  provider_id text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null
);
create unique index payment_wallet_provider on payment_wallet (provider_id) where provider_id is not null;

create table payment_attempt (
  -- Also the idempotency key at the provider, and the tag by which its lists are searched.
  id uuid primary key,
  booking_id uuid not null references rental_booking (id),
  -- The change of the booking that is paid; null for the booking itself.
  change_id uuid references booking_change (id),
  kind text not null check (kind in ('authorisation', 'payment', 'capture', 'release', 'refund')),
  -- Why money goes back; the same key is the same refund.
  key text check (char_length(key) between 1 and 200),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'created'
    check (state in ('created', 'sent', 'challenge', 'succeeded', 'failed', 'unknown')),
  -- The authorisation that is taken or released, or the payment that is refunded.
  source_id uuid references payment_attempt (id),
  provider_id text,
  -- Null while there is no answer, and where the provider refused the call itself.
  result_code text,
  challenge_url text,
  -- Last digits of the card as the provider shows them.
  card_alias text,
  -- What is sent to the provider beside amounts; null once the attempt is settled.
  request jsonb,
  -- Until when an authorised amount is reserved.
  ends_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- When the provider was asked last how it stands.
  asked_at timestamptz,
  settled_at timestamptz,
  check ((kind = 'refund') = (key is not null)),
  check ((state = 'created') = (sent_at is null)),
  check ((state in ('succeeded', 'failed')) = (settled_at is not null)),
  check (settled_at is null or (request is null and challenge_url is null)),
  check (kind <> 'capture' and kind <> 'release' or source_id is not null)
);
-- A booking is charged by one attempt at a time, whichever process or tab it comes from.
create unique index payment_attempt_open on payment_attempt (booking_id)
  where kind in ('authorisation', 'payment', 'capture') and state in ('created', 'sent', 'challenge', 'unknown');
create unique index payment_attempt_refund on payment_attempt (booking_id, key) where kind = 'refund';
create unique index payment_attempt_taken on payment_attempt (source_id, kind) where kind in ('capture', 'release');
-- Partial, because PostgreSQL locks a row against references to it when a column of a full unique index
-- changes.
create unique index payment_attempt_provider on payment_attempt (kind, provider_id)
  where provider_id is not null;
create index payment_attempt_booking on payment_attempt (booking_id, created_at);
create index payment_attempt_unsettled on payment_attempt (created_at) where settled_at is null;

-- What the provider's unsigned hooks and its list of events say has changed: only a reason to ask the
-- provider.
create table payment_hook (
  id uuid primary key,
  event_type text not null check (event_type ~ '^[A-Z0-9_]{1,80}$'),
  resource_id text not null check (resource_id ~ '^[A-Za-z0-9_-]{1,100}$'),
  -- As the provider dates the event.
  date timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  unique (event_type, resource_id, date)
);
create index payment_hook_unprocessed on payment_hook (received_at) where processed_at is null;
create index payment_hook_received on payment_hook (received_at);

create table ledger_account (
  id bigint generated always as identity primary key,
  -- Cards: what came from the guests' cards, less what went back. Booking wallet: what lies at the provider
  -- for a booking.
  kind text not null check (kind in ('cards', 'booking-wallet')),
  booking_id uuid references rental_booking (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Sum of its entries, kept by the trigger of ledger_entry.
  balance bigint not null default 0,
  unique nulls not distinct (kind, booking_id, currency),
  check ((kind = 'booking-wallet') = (booking_id is not null)),
  constraint ledger_wallet_covered check (kind <> 'booking-wallet' or balance >= 0)
);

create table ledger_transfer (
  id uuid primary key,
  -- What the transfer is about: a repetition is no second transfer.
  business_key text not null unique check (char_length(business_key) between 1 and 200),
  kind text not null check (kind in ('pay-in', 'refund')),
  booking_id uuid not null references rental_booking (id),
  created_at timestamptz not null default now()
);
create index ledger_transfer_booking on ledger_transfer (booking_id);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references ledger_transfer (id),
  account_id bigint not null references ledger_account (id),
  -- Minor units; what an account receives is positive.
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- Of the account, after this entry; written by the trigger.
  balance_after bigint not null,
  unique (transfer_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id, id);

create function carry_ledger_balance() returns trigger
  language plpgsql
  as $$
  declare
    account ledger_account;
  begin
    update ledger_account set balance = balance + new.amount where id = new.account_id returning * into account;
    if account.currency <> new.currency then
      raise exception 'An entry in % does not fit an account in %.', new.currency, account.currency
        using errcode = 'check_violation';
    end if;
    new.balance_after := account.balance;
    return new;
  end
  $$;
create trigger carry_balance before insert on ledger_entry
  for each row execute function carry_ledger_balance();

create function check_ledger_transfer() returns trigger
  language plpgsql
  as $$
  declare
    checked uuid := case tg_table_name when 'ledger_transfer' then (to_jsonb(new) ->> 'id')::uuid
      else (to_jsonb(new) ->> 'transfer_id')::uuid end;
  begin
    if not exists (select from ledger_entry where transfer_id = checked) then
      raise exception 'The transfer % has no entries.', checked using errcode = 'check_violation';
    end if;
    if exists (
      select from ledger_entry where transfer_id = checked group by currency having sum(amount) <> 0
    ) then
      raise exception 'The entries of the transfer % do not sum to zero.', checked using errcode = 'check_violation';
    end if;
    return null;
  end
  $$;
create constraint trigger check_transfer after insert on ledger_transfer deferrable initially deferred
  for each row execute function check_ledger_transfer();
create constraint trigger check_transfer after insert on ledger_entry deferrable initially deferred
  for each row execute function check_ledger_transfer();

create function refuse_changing_ledger() returns trigger
  language plpgsql
  as $$
  begin
    -- The balance of an account follows its entries: only their trigger changes it.
    if tg_table_name = 'ledger_account' and tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return new; end if;
    raise exception 'The ledger is append-only: % of % is refused.', lower(tg_op), tg_table_name
      using errcode = 'restrict_violation';
  end
  $$;

do $$
declare
  kept text;
begin
  foreach kept in array array['ledger_account', 'ledger_transfer', 'ledger_entry'] loop
    execute format('create trigger refuse_changing before update or delete on %I
      for each row execute function refuse_changing_ledger()', kept);
    execute format('create trigger refuse_truncating before truncate on %I
      for each statement execute function refuse_changing_ledger()', kept);
    execute format('revoke delete on %I from public, current_user', kept);
  end loop;
end
$$;
-- Tables that others refer to keep the right to update: PostgreSQL checks foreign keys with it.
revoke update on ledger_entry from public, current_user;
