-- Events that people join: how many seats there are, who has one, and who waits for one.

-- Null: seats are not limited. With fewer seats than before, nobody loses theirs.
alter table event add column seat_count integer check (seat_count between 1 and 100000);

create table event_participation (
  event_id uuid not null references event (id) on delete cascade,
  user_id uuid not null references profile (user_id) on delete cascade,
  state text not null check (state in ('joined', 'waiting')),
  -- The order of who waits: written under the lock of the event.
  asked_at timestamptz not null,
  joined_at timestamptz,
  -- Who joins within the last day before the start needs no reminder: it is set at once.
  reminded_at timestamptz,
  primary key (event_id, user_id),
  check ((state = 'joined') = (joined_at is not null)),
  check (reminded_at is null or state = 'joined')
);
create index event_participation_of_person on event_participation (user_id);
create index event_participation_waiting on event_participation (event_id, asked_at, user_id)
  where state = 'waiting';
create index event_participation_unreminded on event_participation (event_id, user_id)
  where state = 'joined' and reminded_at is null;
