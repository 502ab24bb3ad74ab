-- What has happened to the security of an account: who, what, from where, with which result (decision 0040).

create table security_event (
  id uuid primary key,
  -- The rows of an account are deleted with it: what is left names nobody, because nothing is left.
  user_id uuid not null references account (user_id) on delete cascade,
  kind text not null check (kind in (
    'account-created', 'sign-in', 'new-device', 'sign-out', 'session-ended', 'other-sessions-ended',
    'reauthentication', 'password-reset-requested', 'password-reset', 'password-changed',
    'email-change-requested', 'email-change-confirmed', 'email-changed', 'provider-linked',
    'release-token-created', 'release-token-revoked', 'data-exported'
  )),
  result text not null default 'success' check (result in ('success', 'refused')),
  -- How somebody signed in or proved who they are.
  method text check (method in ('password', 'code', 'provider', 'sign-up')),
  -- Id of the provider, or name of the release token.
  name text check (length(name) between 1 and 100),
  browser text check (length(browser) <= 60),
  system text check (length(system) <= 60),
  -- Of the address only the network: an IPv4 /24, an IPv6 /48.
  network cidr check (masklen(network) <= case family(network) when 4 then 24 else 48 end),
  -- The session that asked or was made; it may have ended, so this is no reference.
  session_id uuid,
  created_at timestamptz not null
);
create index security_event_of_user on security_event (user_id, created_at desc, id desc);
create index security_event_age on security_event using brin (created_at);

-- A row is never changed. It may be deleted in two cases, which are read from the data and not from a setting
-- of the connection: its account is gone, or it is older than twelve months.
create function refuse_changing_security_event() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      if old.created_at < now() - interval '12 months' then return old; end if;
      if not exists (select from account where account.user_id = old.user_id) then return old; end if;
    end if;
    raise exception 'Security events are append-only: % of % is refused.', lower(tg_op), tg_table_name
      using errcode = 'restrict_violation';
  end
  $$;

create trigger refuse_changing before update or delete on security_event
  for each row execute function refuse_changing_security_event();
create trigger refuse_truncating before truncate on security_event
  for each statement execute function refuse_changing_security_event();
