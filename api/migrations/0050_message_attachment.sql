-- Pictures and PDFs of messages. Their files are in the folder of originals, under names of the server.

create table message_attachment (
  -- Made by who uploads: the same id again is the same file.
  id uuid primary key,
  file_id uuid not null unique,
  uploader_id uuid not null references profile (user_id) on delete cascade,
  -- The message that it belongs to, and its place there. Null until that is sent, and after it is deleted.
  conversation_id uuid,
  message_id uuid,
  position smallint check (position between 1 and 10),
  -- What the server has made of it, and how it serves it.
  media_type text not null check (media_type in ('image/jpeg', 'image/webp', 'application/pdf')),
  name text not null check (char_length(name) between 1 and 120),
  size integer not null check (size > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null,
  -- When its message was deleted. The row stays for a day, because uploads of a day are counted.
  deleted_at timestamptz,
  foreign key (conversation_id, message_id) references message (conversation_id, id) on delete cascade,
  check (num_nulls(conversation_id, message_id, position) in (0, 3)),
  check (deleted_at is null or message_id is null),
  check (num_nulls(width, height) = case when media_type = 'application/pdf' then 2 else 0 end)
);
create unique index message_attachment_place on message_attachment (conversation_id, message_id, position)
  where message_id is not null;
-- How many somebody has uploaded within a day.
create index message_attachment_of_uploader on message_attachment (uploader_id, created_at);
-- What is removed after a day.
create index message_attachment_unsent on message_attachment (created_at) where message_id is null;

alter table message
  -- How many it has: a message that has none is not asked for them, and one that has some needs no words.
  add column attachment_count smallint not null default 0 check (attachment_count between 0 and 10),
  drop constraint message_check,
  add constraint message_text_length check (char_length(text) <= 4000),
  add constraint message_has_content check (text <> '' or attachment_count > 0 or deleted_at is not null),
  add constraint message_deleted_attachments check (attachment_count = 0 or deleted_at is null);
