-- How owners get their money: who they are for the payment provider, where they are paid to, what the yearly
-- report of platforms wants to know of them, and the money of each stay on its way, with the ledger's accounts
-- for it.

alter table security_event drop constraint security_event_kind_check, add constraint security_event_kind_check
  check (kind in (
    'account-created', 'sign-in', 'new-device', 'sign-out', 'session-ended', 'other-sessions-ended',
    'reauthentication', 'password-reset-requested', 'password-reset', 'password-changed',
    'email-change-requested', 'email-change-confirmed', 'email-changed', 'provider-linked',
    'release-token-created', 'release-token-revoked', 'data-exported', 'bank-data-changed'
  ));

-- Where the verification of an owner stands. What the provider calls them is in payment_user.
create table owner_identity (
  user_id uuid primary key references profile (user_id) on delete cascade,
  state text not null check (state in ('started', 'in-review', 'verified', 'refused', 'outdated')),
  -- As they were given last; the provider has verified those of a verified owner.
  details jsonb not null,
  refusal text,
  -- Where the provider's pages lead back.
  return_url text not null,
  -- The provider's page on which the owner enrols; null once that is done.
  enrolment_url text,
  -- Idempotency key of the call that begins the session, which is another one after each refusal.
  session_request_id uuid not null,
  session_id text,
  session_url text,
  started_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'refused') = (refusal is not null))
);
create index owner_identity_session on owner_identity (session_id) where session_id is not null;

-- The accounts that an owner is or was paid to.
create table payment_recipient (
  -- Made by the browser; also the idempotency key of the call that makes it.
  id uuid primary key,
  user_id uuid not null references profile (user_id) on delete cascade,
  provider_id text,
  state text not null check (state in ('pending', 'active', 'refused', 'replaced', 'removed')),
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$'),
  bic text not null check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  holder jsonb not null,
  address jsonb not null,
  action_url text,
  -- Why the last payout to it came back, as the provider says it.
  failure_code text,
  created_at timestamptz not null,
  activated_at timestamptz,
  ended_at timestamptz,
  check ((state in ('refused', 'replaced', 'removed')) = (ended_at is not null)),
  check (state <> 'active' or (provider_id is not null and activated_at is not null))
);
create unique index payment_recipient_active on payment_recipient (user_id) where state = 'active';
create unique index payment_recipient_pending on payment_recipient (user_id) where state = 'pending';
create index payment_recipient_user on payment_recipient (user_id, created_at);
create unique index payment_recipient_provider on payment_recipient (provider_id) where provider_id is not null;

create table payout_setting (
  user_id uuid primary key references profile (user_id) on delete cascade,
  payout_method text not null check (payout_method in ('standard', 'instant')),
  changed_at timestamptz not null
);

-- Directive 2011/16/EU, annex V («DAC7»).
create table owner_tax_data (
  user_id uuid primary key references profile (user_id) on delete cascade,
  -- Null while it was only asked for.
  data jsonb,
  saved_at timestamptz,
  requested_at timestamptz,
  -- Oldest first. After the second one, and sixty days, payouts wait for the data.
  reminded_at_array timestamptz[] not null default '{}',
  check ((data is null) = (saved_at is null))
);
