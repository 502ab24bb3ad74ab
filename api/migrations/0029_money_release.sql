-- The money of a stay on its way to its owner, and the ledger's accounts for it. Each step at the provider is
-- a row that is committed before the call and settled after it.

alter table ledger_account
  add column owner_id uuid references profile (user_id),
  drop constraint ledger_account_kind_check,
  -- What lies at the provider for an owner; our fees and what we owe to municipalities, which the provider
  -- keeps in one wallet; what is on its way to an owner's bank and what has arrived there.
  add constraint ledger_account_kind_check check (
    kind in ('cards', 'booking-wallet', 'owner-wallet', 'fees', 'tourist-tax', 'payouts', 'bank')
  ),
  drop constraint ledger_account_kind_booking_id_currency_key,
  add constraint ledger_account_key unique nulls not distinct (kind, booking_id, owner_id, currency),
  add constraint ledger_account_owner
    check ((kind in ('owner-wallet', 'payouts', 'bank')) = (owner_id is not null)),
  drop constraint ledger_wallet_covered,
  add constraint ledger_wallet_covered
    check (kind not in ('booking-wallet', 'owner-wallet', 'payouts', 'bank') or balance >= 0);
create index ledger_account_of_owner on ledger_account (owner_id) where owner_id is not null;

alter table ledger_transfer
  drop constraint ledger_transfer_kind_check,
  add constraint ledger_transfer_kind_check
    check (kind in ('pay-in', 'refund', 'release', 'payout', 'payout-paid', 'payout-returned'));

-- One for each owner and currency.
create table payment_owner_wallet (
  user_id uuid not null references profile (user_id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  request_id uuid not null,
  provider_id text,
  created_at timestamptz not null,
  primary key (user_id, currency)
);
create unique index payment_owner_wallet_provider on payment_owner_wallet (provider_id)
  where provider_id is not null;

create table money_release (
  id uuid primary key,
  booking_id uuid not null references rental_booking (id),
  owner_id uuid not null references profile (user_id),
  -- Of a long stay each month is a part.
  part smallint not null check (part >= 1),
  state text not null check (state in (
    'scheduled', 'blocked', 'transferred', 'payout-created', 'paid', 'returned', 'void'
  )),
  block_reason text,
  -- Why the bank sent it back, or the provider refused it, as the provider says it.
  failure_code text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units. What the owner is paid is the share less our fee; the others are what we keep of the guest's.
  share bigint not null check (share >= 0),
  owner_fee bigint not null check (owner_fee between 0 and share),
  guest_fee bigint not null check (guest_fee >= 0),
  tourist_tax bigint not null check (tourist_tax >= 0),
  due_at timestamptz not null,
  transferred_at timestamptz,
  paid_at timestamptz,
  recipient_id uuid references payment_recipient (id) on delete set null,
  created_at timestamptz not null,
  unique (booking_id, part),
  check ((state = 'blocked') = (block_reason is not null)),
  check (state not in ('transferred', 'payout-created', 'paid', 'returned') or transferred_at is not null),
  check ((state = 'paid') = (paid_at is not null))
);
create index money_release_owner on money_release (owner_id, currency, due_at);
create index money_release_due on money_release (due_at) where state in ('scheduled', 'blocked', 'transferred');

-- A call of the provider that moves money.
create table money_release_step (
  -- Also the idempotency key at the provider, and the tag by which its lists are searched.
  id uuid primary key,
  release_id uuid not null references money_release (id),
  kind text not null check (kind in ('transfer', 'payout')),
  state text not null default 'created' check (state in ('created', 'sent', 'accepted', 'succeeded', 'failed')),
  -- Minor units that leave the wallet; of a transfer with our fees.
  amount bigint not null check (amount > 0),
  fees bigint not null check (fees between 0 and amount),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  recipient_id uuid references payment_recipient (id) on delete set null,
  provider_id text,
  result_code text,
  created_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- When the bank sent back what had arrived.
  returned_at timestamptz,
  check ((state in ('succeeded', 'failed')) = (settled_at is not null))
);
create unique index money_release_step_open on money_release_step (release_id) where settled_at is null;
create unique index money_release_step_transferred on money_release_step (release_id)
  where kind = 'transfer' and state = 'succeeded';
create unique index money_release_step_provider on money_release_step (kind, provider_id)
  where provider_id is not null;
