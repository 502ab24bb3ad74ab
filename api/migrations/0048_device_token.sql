-- Devices that are told by push while their session lasts.
create table device_token (
  id uuid primary key,
  user_id uuid not null references profile (user_id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  device_type text not null check (device_type in ('web', 'android', 'ios')),
  token text not null check (char_length(token) between 1 and 4000),
  seen_at timestamptz not null
);
-- A device is of who signed in there last. Its token may be too long for an index.
create unique index device_token_of_device on device_token (device_type, md5(token));
create index device_token_of_person on device_token (user_id, seen_at desc);
create index device_token_of_session on device_token (session_id);

alter table notification_delivery
  -- Which devices have been told: what failed for another one is not told to them again.
  add column told_devices uuid[] not null default '{}';
