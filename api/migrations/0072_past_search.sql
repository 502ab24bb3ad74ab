-- What people have searched, for themselves alone, and who wants neither searches nor visits to be kept.

create table past_search (
  id uuid primary key,
  user_id uuid not null references profile (user_id) on delete cascade,
  -- The UTC day of it: the same search is kept once a day, at its last time.
  day date not null,
  -- The search as the address of its page has it, in its one canonical order.
  query text not null check (char_length(query) between 1 and 1000),
  searched_at timestamptz not null,
  unique (user_id, day, query)
);
create index past_search_last on past_search (user_id, searched_at desc, id);

create table history_pause (
  user_id uuid primary key references profile (user_id) on delete cascade,
  paused_at timestamptz not null
);
