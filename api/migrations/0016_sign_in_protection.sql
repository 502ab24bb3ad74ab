-- Many wrong passwords were tried for an address, whether it has an account or not.
-- Its owner is told at most once a day.
create table password_attack (
  id uuid primary key,
  email citext not null check (length(email) <= 254),
  created_at timestamptz not null
);
create index password_attack_email on password_attack (email, created_at);
create index password_attack_age on password_attack (created_at);

-- The nonce of each proof-of-work challenge that was solved for a mail: a solution is good for one.
create table used_challenge (
  nonce text primary key check (nonce ~ '^[0-9a-f]{32}$'),
  expires_at timestamptz not null
);
create index used_challenge_expiry on used_challenge (expires_at);
