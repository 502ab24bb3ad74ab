-- What somebody writes often: put into the field for a message, never sent by itself.
create table saved_reply (
  user_id uuid not null references profile (user_id) on delete cascade,
  -- Made by who writes it: the same id again is the same reply. Nobody else's is asked for it.
  id uuid not null,
  title text not null check (char_length(title) between 1 and 60),
  -- With {guest}, {home}, {arrival} and {departure} where those of a conversation are to stand.
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
