-- What both read of a message that says how to be paid elsewhere, until a stay of the two is certain; null where
-- nothing is kept back. The text stays what its sender wrote.
alter table message add column masked_text text;
alter table message
  add constraint message_masked_text check (masked_text is null or deleted_at is null and masked_text <> '');
