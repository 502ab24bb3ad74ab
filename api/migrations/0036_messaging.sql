-- Conversations of a guest and an owner about a home, and their messages.

create table conversation_type (
  id smallint primary key,
  name text not null unique
);
insert into conversation_type (id, name) values (1, 'question'), (2, 'booking'), (3, 'lease'), (4, 'visit');

-- Nothing has written a conversation so far: what is there has neither a home nor messages.
delete from conversation;
drop index conversation_source;
drop index conversation_target;

alter table conversation
  drop column source_new_message_count,
  drop column target_new_message_count,
  alter column created_at drop default,
  add column property_id uuid not null references property (id),
  add column type_id smallint not null references conversation_type (id),
  -- The number of the newest message, and of the newest that each side has written. They are given under the
  -- row's lock, because a sequence of the database commits out of order.
  add column last_seq integer not null default 0 check (last_seq >= 0),
  add column source_last_seq integer not null default 0 check (source_last_seq between 0 and last_seq),
  add column target_last_seq integer not null default 0 check (target_last_seq between 0 and last_seq),
  add column last_message_at timestamptz not null,
  -- Up to which message each side has read: what the other wrote after it is unread. Neither ever falls.
  add column source_read_up_to integer not null default 0 check (source_read_up_to between 0 and last_seq),
  add column target_read_up_to integer not null default 0 check (target_read_up_to between 0 and last_seq),
  add column source_is_archived boolean not null default false,
  add column target_is_archived boolean not null default false;

-- The guest is the source, the owner the target.
create unique index conversation_sides on conversation (property_id, source_user_id, target_user_id, type_id);
-- The inbox of a side, latest first.
create index conversation_of_source on conversation (source_user_id, last_message_at desc, id desc);
create index conversation_of_target on conversation (target_user_id, last_message_at desc, id desc);
-- How much a side has to read is asked with each session.
create index conversation_unread_by_source on conversation (source_user_id)
  where target_last_seq > source_read_up_to;
create index conversation_unread_by_target on conversation (target_user_id)
  where source_last_seq > target_read_up_to;
-- How many somebody has begun within a day.
create index conversation_begun on conversation (source_user_id, created_at);

create table message (
  conversation_id uuid not null references conversation (id) on delete cascade,
  -- Made by who sends it: the same id again is the same message. No other conversation is asked for it.
  id uuid not null,
  seq integer not null check (seq > 0),
  sender_id uuid not null references profile (user_id) on delete cascade,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- When the other side has read it.
  read_at timestamptz,
  primary key (conversation_id, id),
  unique (conversation_id, seq),
  -- Nothing stays of the words of a deleted one.
  check (char_length(text) between 1 and 4000 or deleted_at is not null),
  check (text = '' or deleted_at is null)
);
-- How many somebody has sent within a minute.
create index message_of_sender on message (sender_id, created_at);

-- The message of a guest at the checkout gets the id of its booking. It counts as read: its owner has seen it on
-- the page of the booking.
with written as (
  select rental_booking.id, property_id, guest_id, owner_id, rental_booking.message as text,
    date_trunc('milliseconds', coalesce(
      (
        select min(at) from booking_event
        where booking_id = rental_booking.id and transition in ('requested', 'paid')
      ),
      rental_booking.created_at
    )) as sent_at
  from rental_booking join property on property.id = rental_booking.property_id
  where rental_booking.message <> '' and guest_id <> owner_id and state not in ('held', 'hold-expired')
), begun as (
  insert into conversation
    (id, property_id, source_user_id, target_user_id, type_id, created_at, last_message_at, last_seq, source_last_seq,
      target_read_up_to)
  select gen_random_uuid(), property_id, guest_id, owner_id, 2, min(sent_at), max(sent_at), count(*), count(*), count(*)
  from written group by property_id, guest_id, owner_id
  returning id, property_id, source_user_id, target_user_id
)
insert into message (conversation_id, id, seq, sender_id, text, created_at, read_at)
select begun.id, written.id,
  row_number() over (partition by begun.id order by sent_at, written.id), guest_id, text, sent_at, sent_at
from written join begun on begun.property_id = written.property_id and source_user_id = guest_id
  and target_user_id = owner_id;
