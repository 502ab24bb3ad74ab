-- Accounts: how people sign in, and what is asked of them by mail. Everything secret is known here by its hash alone.

-- Whoever may sign in. What others see of them is their profile; the address they sign in with is profile.email.
create table account (
  user_id uuid primary key references profile (user_id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'team-member', 'admin')),
  -- The remotes whose releases a team member may publish; * stands for all.
  remotes text[] not null default '{}',
  -- argon2id in the PHC string format; none for who signs in by mail or at a provider.
  password_hash text check (password_hash like '$argon2id$%'),
  phone_prefix text check (phone_prefix ~ '^\+\d{1,4}$'),
  phone_number text,
  language text not null check (language in ('en', 'fr', 'de')),
  -- A demo account, whose password everybody knows; no public site starts with one.
  is_demo boolean not null default false,
  created_at timestamptz not null,
  check (role = 'team-member' or remotes = '{}'),
  check ((phone_prefix is null) = (phone_number is null))
);

-- An account at a provider (OpenID Connect): the pair of issuer and subject never changes.
create table identity (
  issuer text not null,
  subject text not null check (length(subject) <= 255),
  user_id uuid not null references account (user_id) on delete cascade,
  provider text not null,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identity_of_user on identity (user_id);

-- Who has signed up and not yet followed the link of the mail: nobody holds an address that is not theirs.
create table sign_up (
  id uuid primary key,
  email citext not null check (length(email) <= 254),
  first_name text not null,
  last_name text not null,
  phone_prefix text not null,
  phone_number text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'fr', 'de')),
  -- Of the cookie of the browser that signed up; only there the link signs in.
  browser_hash bytea check (length(browser_hash) = 32),
  -- Made when the mail is sent.
  token_hash bytea unique check (length(token_hash) = 32),
  -- When the address, which had an account, was told so instead: at most once an hour.
  told_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_up_email on sign_up (email, created_at);
create index sign_up_expiry on sign_up (expires_at);

-- A code asked for by a browser (product decision 18). One for an address without an account stays without a code.
create table sign_in_code (
  id uuid primary key,
  email citext not null check (length(email) <= 254),
  browser_hash bytea not null check (length(browser_hash) = 32),
  language text not null check (language in ('en', 'fr', 'de')),
  code_hash bytea check (length(code_hash) = 32),
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_code_browser on sign_in_code (browser_hash, created_at);
create index sign_in_code_email on sign_in_code (email, created_at);
create index sign_in_code_expiry on sign_in_code (expires_at);

-- A new password asked for by an address, whether it has an account or not.
create table password_reset (
  id uuid primary key,
  email citext not null check (length(email) <= 254),
  language text not null check (language in ('en', 'fr', 'de')),
  token_hash bytea unique check (length(token_hash) = 32),
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_email on password_reset (email, created_at);
create index password_reset_expiry on password_reset (expires_at);

-- A change of the address one signs in with: it is made once the old and the new one have both been confirmed.
create table email_change (
  id uuid primary key,
  user_id uuid not null references account (user_id) on delete cascade,
  old_email citext not null,
  new_email citext not null check (length(new_email) <= 254),
  old_token_hash bytea unique check (length(old_token_hash) = 32),
  new_token_hash bytea unique check (length(new_token_hash) = 32),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  changed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_change_of_user on email_change (user_id, created_at);
create index email_change_expiry on email_change (expires_at);

-- The one mail that follows an account that is gone; the row goes with it.
create table farewell (
  id uuid primary key,
  email citext not null,
  language text not null check (language in ('en', 'fr', 'de'))
);

create table beta_application (
  id uuid primary key,
  email citext not null unique check (length(email) <= 254),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  language text not null check (language in ('en', 'fr', 'de')),
  -- Of the latest mail, at most one an hour.
  asked_at timestamptz not null,
  created_at timestamptz not null
);
create index beta_application_age on beta_application (created_at, id);

-- What a person sees of a session of theirs, and how it ends when it is not used.
alter table session
  add column id uuid not null unique default gen_random_uuid(),
  add column carrier text not null default 'cookie' check (carrier in ('cookie', 'bearer')),
  add column browser text,
  add column system text,
  add column last_seen_at timestamptz not null default now();
create index session_last_seen on session (last_seen_at);

-- The answer to `POST /api/notification` and `/api/conversation/get-by-user-id`: newest first.
create index notification_of_user on notification (user_id, created_at desc, id desc);
alter table conversation add column created_at timestamptz not null default now();

-- Browsers in which a person has signed in: their wrong tries are counted apart, so that nobody else can lock the person out.
create table known_browser (
  user_id uuid not null references profile (user_id) on delete cascade,
  -- Of the browser's cookie.
  browser_hash bytea not null check (length(browser_hash) = 32),
  seen_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browser_age on known_browser (seen_at);

-- Who has made a token on the site; one without was made by the operator. It allows no more than its maker still may.
alter table release_token add column user_id uuid references account (user_id) on delete cascade;
create index release_token_of_user on release_token (user_id) where user_id is not null;
