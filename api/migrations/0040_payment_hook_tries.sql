-- A hook that cannot be applied is tried again after growing pauses, so that it holds up no later one.
alter table payment_hook
  add column failed_count smallint not null default 0 check (failed_count >= 0),
  -- Filled by default for processes of the release before, which run while this one is deployed.
  add column try_after timestamptz not null default now();
drop index payment_hook_unprocessed;
create index payment_hook_due on payment_hook (try_after, id) where processed_at is null;

-- Until when the provider's events have been read: the next reading begins there, also after an outage.
create table payment_event_reading (
  is_only boolean primary key default true check (is_only),
  read_until timestamptz not null
);
