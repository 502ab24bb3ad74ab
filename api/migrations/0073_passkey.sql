-- Passkeys: keys of a device or a password manager that sign somebody in (WebAuthn Level 3, decision 0099).

create table passkey (
  id uuid primary key,
  user_id uuid not null references account (user_id) on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- COSE_Key (RFC 9052 §7).
  public_key bytea not null,
  -- Of signatures; it grows, or stays 0 where the device counts none.
  counter bigint not null check (counter >= 0),
  -- How a browser reaches the device: internal, hybrid, usb …
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- What a device has to sign, once, in the browser that has asked for it, which is known by a cookie.
create table passkey_challenge (
  challenge bytea primary key check (length(challenge) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  -- Who adds a passkey; nobody for a sign-in.
  user_id uuid references account (user_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_challenge_of_browser on passkey_challenge (browser_hash);
create index passkey_challenge_of_user on passkey_challenge (user_id);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

alter table security_event drop constraint security_event_kind_check, add constraint security_event_kind_check
  check (kind in (
    'account-created', 'sign-in', 'new-device', 'sign-out', 'session-ended', 'other-sessions-ended',
    'reauthentication', 'password-reset-requested', 'password-reset', 'password-changed',
    'email-change-requested', 'email-change-confirmed', 'email-changed', 'provider-linked',
    'provider-unlinked', 'authenticator-added', 'authenticator-removed', 'recovery-codes-renewed',
    'recovery-code-used', 'passkey-added', 'passkey-removed', 'release-token-created', 'release-token-revoked',
    'data-exported', 'bank-data-changed'
  ));
alter table security_event drop constraint security_event_method_check, add constraint security_event_method_check
  check (method in ('password', 'code', 'provider', 'sign-up', 'authenticator', 'passkey'));
