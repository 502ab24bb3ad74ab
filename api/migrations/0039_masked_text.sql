-- What both read of a message that says how to be paid elsewhere, until a stay of the two is certain; null where
-- nothing is kept back. The text stays what its sender wrote.
alter table message
  add column masked_text text,
  -- How often it was changed: changes count towards how much somebody sends within a minute.
  add column edit_count smallint not null default 0 check (edit_count >= 0);
alter table message
  add constraint message_masked_text check (masked_text is null or deleted_at is null and masked_text <> '');
