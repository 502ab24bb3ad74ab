-- What has happened to a person's conversations and notifications, in order, for their open pages.

-- The number of the newest event of each person; its row lock gives the next one.
create table user_stream (
  user_id uuid primary key references profile (user_id) on delete cascade,
  seq bigint not null check (seq > 0)
);

-- Kept for seven days. A page that comes back asks for what follows the last number that it knows.
create table user_event (
  user_id uuid not null references profile (user_id) on delete cascade,
  seq bigint not null check (seq > 0),
  -- As the websocket says it, without its number.
  event jsonb not null check (jsonb_typeof(event -> 'type') = 'string'),
  created_at timestamptz not null,
  primary key (user_id, seq)
);
create index user_event_age on user_event (created_at);
