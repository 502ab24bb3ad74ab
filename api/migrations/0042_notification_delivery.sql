-- How people want to be told, and what is on its way to them outside the site.

-- No row: no quiet hours, no digest, and what the kinds have by themselves.
create table notification_setting (
  user_id uuid primary key references profile (user_id) on delete cascade,
  -- IANA name of the zone whose clocks quiet hours and digest follow.
  time_zone text not null check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
  -- HH:MM by that clock; an end before the beginning is of the next day.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  digest text not null default 'off' check (digest in ('off', 'daily')),
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);

-- What somebody has chosen for a kind and channel.
create table notification_choice (
  user_id uuid not null references profile (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  channel text not null check (channel in ('site', 'mail', 'push')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);

-- One row for each recipient and channel, written in the transaction of what has happened; a job sends it.
create table notification_delivery (
  id uuid primary key,
  user_id uuid not null references profile (user_id) on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  -- Of what is told by it: the same thing is told once.
  deduplication_key text not null check (char_length(deduplication_key) between 1 and 300),
  -- Ids, never words.
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'collected', 'sent', 'skipped')),
  -- A process is sending it since then.
  attempted_at timestamptz,
  finished_at timestamptz,
  check ((finished_at is not null) = (state in ('sent', 'skipped'))),
  unique (user_id, channel, deduplication_key)
);
-- What the next digest of a person tells.
create index notification_delivery_collected on notification_delivery (user_id, created_at) where state = 'collected';
create index notification_delivery_finished on notification_delivery (finished_at) where finished_at is not null;
