-- Calendars of other places in which an owner takes reservations for a home (RFC 5545).

create table calendar_feed (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  -- As its owner calls it.
  name text not null check (char_length(name) between 1 and 100),
  url text not null check (char_length(url) between 1 and 2000),
  -- The address at which this calendar reads ours, in which its own events are left out. Not hashed: it shows
  -- which nights are free, as the page of the home does, and has to be shown to the owner again.
  secret text not null unique check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null,
  next_fetch_at timestamptz not null,
  -- When it last answered with a calendar that could be taken.
  fetched_at timestamptz,
  attempted_at timestamptz,
  -- Why the last attempt has failed; null if it has not.
  problem text,
  failure_count integer not null default 0,
  -- Of the last answer, with which the next one is asked for.
  entity_tag text,
  last_modified text,
  -- Since when the other calendar has been empty after it had events: its days are kept for a day, because an
  -- empty answer is often a fault.
  empty_since timestamptz,
  -- Of the last answer: events that could not be read, and days without a reservation that are not taken.
  skipped_count integer not null default 0,
  ignored_count integer not null default 0
);
create index calendar_feed_property on calendar_feed (property_id);
create index calendar_feed_due on calendar_feed (next_fetch_at);

-- What was last read in it: days alone, no words of the other calendar.
create table calendar_event (
  feed_id uuid not null references calendar_feed (id) on delete cascade,
  -- As in occupancy and import_conflict: made of the feed and of the event's own id.
  source_id uuid primary key,
  first_day date not null,
  -- Not included.
  end_day date not null check (end_day > first_day),
  is_reservation boolean not null,
  -- Days that this site told the other calendar, which it now tells us.
  is_echo boolean not null,
  -- Its own id, where this site has made it for another home.
  site_uid text check (char_length(site_uid) between 1 and 200)
);
create index calendar_event_feed on calendar_event (feed_id);

-- The address at which anybody to whom the owner gives it reads the calendar of a home.
create table calendar_export (
  property_id uuid primary key references property (id) on delete cascade,
  secret text not null unique check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null
);

-- When the owner was told; again once the conflict has other days, which sets created_at anew.
alter table import_conflict add column told_at timestamptz;
