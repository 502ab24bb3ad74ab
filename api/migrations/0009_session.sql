-- Who is signed in, and what waits for them; and the reference rates in which prices may be shown.

-- A session is known by the SHA-256 of a random token, which only the visitor has (product decision 17).
create table session (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references profile (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

-- Specification §3. What a notification says comes with messaging.
create table notification (
  id uuid primary key,
  user_id uuid not null references profile (user_id) on delete cascade,
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notification_unread on notification (user_id) where not is_read;

-- Each side has its own count of new messages (specification §3).
create table conversation (
  id uuid primary key,
  source_user_id uuid not null references profile (user_id) on delete cascade,
  target_user_id uuid not null references profile (user_id) on delete cascade,
  source_new_message_count integer not null default 0 check (source_new_message_count >= 0),
  target_new_message_count integer not null default 0 check (target_new_message_count >= 0),
  check (source_user_id <> target_user_id)
);
create index conversation_source on conversation (source_user_id);
create index conversation_target on conversation (target_user_id);

-- Units of the currency for one euro, as the European Central Bank has published them for a day; the newest of each counts.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  rate numeric(18, 6) not null check (rate > 0),
  primary key (currency, day)
);

create trigger advance_search_generation after insert or update or delete or truncate on exchange_rate
  for each statement execute function advance_search_generation();

-- So that a new site can show them at once; the API asks for newer ones daily where it may.
insert into exchange_rate (currency, day, rate) values
  ('CHF', '2024-12-31', 0.9412),
  ('GBP', '2024-12-31', 0.82918),
  ('USD', '2024-12-31', 1.0389),
  ('CAD', '2024-12-31', 1.4948);
