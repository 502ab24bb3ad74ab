-- What people send by the site's forms. The jobs that follow are added in the same transaction (schema graphile_worker).

-- An address that wants the newsletter. Nothing is sent to it before it is confirmed.
create table newsletter_subscription (
  id uuid primary key,
  email citext not null unique check (length(email) <= 254),
  language text not null check (language in ('en', 'fr', 'de')),
  state text not null check (state in ('pending', 'confirmed', 'ended')),
  -- When a mail with a link was last asked for: at most one an hour.
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
create index newsletter_subscription_unconfirmed on newsletter_subscription (changed_at) where state <> 'confirmed';

-- What the link of a mail carries is known here by its SHA-256 alone.
create table newsletter_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  subscription_id uuid not null references newsletter_subscription (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'end')),
  created_at timestamptz not null,
  -- A link that ends a subscription never expires; those of the latest mails are kept.
  expires_at timestamptz check (purpose = 'end' or expires_at is not null)
);
create index newsletter_token_of_subscription on newsletter_token (subscription_id);
create index newsletter_token_expiry on newsletter_token (expires_at) where expires_at is not null;

-- A message by the contact form.
create table contact_message (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email citext not null check (length(email) <= 254),
  topic text not null check (topic in ('question', 'letting', 'problem', 'privacy', 'press')),
  body text not null check (length(body) between 10 and 5000),
  language text not null check (language in ('en', 'fr', 'de')),
  -- The nonce of the challenge that was solved for it: a solution is good for one message.
  challenge text not null unique check (challenge ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null
);
create index contact_message_age on contact_message (created_at);
create index contact_message_sender on contact_message (email, created_at);
