-- With which an app opens a websocket once, because it can send neither a cookie nor a header with it.
create table realtime_ticket (
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index realtime_ticket_of_session on realtime_ticket (session_id);
