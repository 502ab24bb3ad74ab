-- Somebody's favorites in lists that they name. A favorite is in one list; without one it is in the default
-- list, which has no row: those from before need no change, and a heart writes as it did.

create table favorite_list (
  user_id uuid not null references profile (user_id) on delete cascade,
  id uuid not null,
  name citext not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, name)
);

-- The person is part of the reference: nobody's favorite is in another person's list. The homes of a deleted
-- list are in the default list.
alter table favorite
  add column list_id uuid,
  add column note text not null default '' check (char_length(note) <= 1000),
  add constraint favorite_list_fkey foreign key (user_id, list_id) references favorite_list (user_id, id)
    on delete set null (list_id);
create index favorite_of_list on favorite (user_id, list_id) where list_id is not null;
