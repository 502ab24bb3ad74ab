-- Somebody wants no messages of somebody else. What the other writes meanwhile is theirs alone.

create table person_block (
  blocker_id uuid not null references profile (user_id) on delete cascade,
  blocked_id uuid not null references profile (user_id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index person_block_of_blocked on person_block (blocked_id);

alter table message
  -- Why its sender alone has it; null where both have it.
  add column withheld text check (withheld = 'block'),
  -- What its sender has made of it while blocked, and when: theirs alone.
  add column sender_text text check (char_length(sender_text) between 1 and 4000),
  add column sender_edited_at timestamptz,
  add check ((sender_text is null) = (sender_edited_at is null)),
  add check (sender_text is null or deleted_at is null);

alter table conversation
  -- The number of the newest message that each side alone has, and when it was written. `last_seq` is that of
  -- the newest that both have; the next one follows all of them.
  add column source_withheld_seq integer not null default 0 check (source_withheld_seq >= 0),
  add column target_withheld_seq integer not null default 0 check (target_withheld_seq >= 0),
  add column source_withheld_at timestamptz,
  add column target_withheld_at timestamptz;

-- A side reads up to what it has.
do $$
declare old text;
begin
  for old in
    select conname from pg_constraint
    where conrelid = 'conversation'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%read_up_to%'
  loop
    execute format('alter table conversation drop constraint %I', old);
  end loop;
end $$;
alter table conversation
  add check (source_read_up_to between 0 and greatest(last_seq, source_withheld_seq)),
  add check (target_read_up_to between 0 and greatest(last_seq, target_withheld_seq));

-- The inbox of a side, latest first, as that side has it.
drop index conversation_of_source;
drop index conversation_of_target;
create index conversation_of_source
  on conversation (source_user_id, (greatest(last_message_at, source_withheld_at)) desc, id desc);
create index conversation_of_target
  on conversation (target_user_id, (greatest(last_message_at, target_withheld_at)) desc, id desc);
