-- What both sides read of a message that says how to be paid elsewhere, until they have a certain stay; null
-- where nothing is masked. `text` stays as its sender wrote it.
alter table message
  add column masked_text text,
  -- How often it was changed: changes count towards how much somebody sends within a minute.
  add column edit_count smallint not null default 0 check (edit_count >= 0);
alter table message
  add constraint message_masked_text check (masked_text is null or deleted_at is null and masked_text <> '');
