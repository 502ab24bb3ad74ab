-- What a notification says: its kind and what it is about. A dismissed one can be brought back.

-- Nothing has written a notification so far.
delete from notification;

alter table notification
  -- The kinds stand in the contract (notification-kind.ts), which says what a page makes of them.
  add column kind text not null check (kind ~ '^[a-z-]{1,60}$'),
  -- Ids, never words.
  add column data jsonb not null check (jsonb_typeof(data) = 'object'),
  add column dismissed_at timestamptz,
  alter column created_at drop default;

drop index notification_of_user;
create index notification_of_user on notification (user_id, created_at desc, id desc) where dismissed_at is null;
drop index notification_unread;
create index notification_unread on notification (user_id) where not is_read and dismissed_at is null;
