-- What is read, before a stay is certain, of what a sender has made of a message while blocked; null: all.
alter table message
  add column sender_masked_text text check (sender_masked_text is null or sender_text is not null);
