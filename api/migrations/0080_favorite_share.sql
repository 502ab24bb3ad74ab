-- Links by which anybody who has one sees a list of somebody's favorites: one for each list at most.

create table favorite_share (
  user_id uuid not null references profile (user_id) on delete cascade,
  -- Null: the default list.
  list_id uuid,
  -- Not hashed: its owner is shown the link again, and who could read it here reads the favorites beside it.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  has_notes boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  unique nulls not distinct (user_id, list_id),
  -- The link of a deleted list ends with it.
  foreign key (user_id, list_id) references favorite_list (user_id, id) on delete cascade
);
create index favorite_share_expiry on favorite_share (expires_at);
