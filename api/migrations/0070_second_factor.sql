-- Codes of an app as the second factor of a sign-in (RFC 6238), codes for who has lost it, and sign-ins that
-- wait for one (decision 0098).

create table authenticator (
  user_id uuid not null references account (user_id) on delete cascade,
  -- A pending one is being set up; it takes the place of the active one once a code of it was entered.
  state text not null check (state in ('pending', 'active')),
  -- Under a key of the site (SECOND_FACTOR_KEY) and bound to the account.
  sealed_secret bytea not null,
  -- The time step of the last code that was taken: none of it or before counts again.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  primary key (user_id, state)
);

create table recovery_code (
  user_id uuid not null references account (user_id) on delete cascade,
  -- HMAC under the same key.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- The first factor was right, the second one is awaited. One for each browser, which is known by a cookie.
create table pending_sign_in (
  browser_hash bytea primary key check (length(browser_hash) = 32),
  user_id uuid not null references account (user_id) on delete cascade,
  -- Of the first factor; name is the id of the provider.
  method text not null check (method in ('password', 'code', 'provider', 'sign-up')),
  name text check (length(name) between 1 and 100),
  step text not null check (step in ('code', 'enrolment')),
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_sign_in_of_user on pending_sign_in (user_id);
create index pending_sign_in_expiry on pending_sign_in (expires_at);

alter table security_event drop constraint security_event_kind_check, add constraint security_event_kind_check
  check (kind in (
    'account-created', 'sign-in', 'new-device', 'sign-out', 'session-ended', 'other-sessions-ended',
    'reauthentication', 'password-reset-requested', 'password-reset', 'password-changed',
    'email-change-requested', 'email-change-confirmed', 'email-changed', 'provider-linked',
    'authenticator-added', 'authenticator-removed', 'recovery-codes-renewed', 'recovery-code-used',
    'release-token-created', 'release-token-revoked', 'data-exported', 'bank-data-changed'
  ));
alter table security_event drop constraint security_event_method_check, add constraint security_event_method_check
  check (method in ('password', 'code', 'provider', 'sign-up', 'authenticator'));
