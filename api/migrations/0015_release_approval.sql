-- Release tokens end after a year, and an activation may need a second person (decision 0038).

-- A token that existed before this migration has a year from now.
alter table release_token add column expires_at timestamptz not null default now() + interval '1 year';

-- Accounts, so that two tokens of one person count as one. Without a reference: the log outlives accounts and
-- keeps no names. null when an operator's token was used, and in events before this migration.
alter table release_event add column actor_id uuid;
-- Who approved an activation that needed a second person.
alter table release_event add column approver_id uuid;

-- What was asked for with a token and waits for a second person. A row never changes except by being closed.
create table release_activation (
  id uuid primary key,
  remote text not null,
  version text not null,
  drops_previous boolean not null,
  note text not null check (length(note) <= 500),
  -- The token that asked; its name is kept for the log.
  token_id uuid not null references release_token (id) on delete cascade,
  actor text not null,
  -- The last event that had changed what is active of this remote; 0 when nothing had. A later one makes this
  -- outdated.
  after_sequence bigint not null check (after_sequence >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  closed_at timestamptz,
  outcome text check (outcome in ('approved', 'superseded', 'expired')),
  approver_id uuid references account (user_id) on delete set null,
  foreign key (remote, version) references release (remote, version),
  check ((closed_at is null) = (outcome is null)),
  check (approver_id is null or outcome = 'approved')
);
create unique index release_activation_open on release_activation (remote, version) where closed_at is null;
create index release_activation_of_token on release_activation (token_id);
create index release_activation_age on release_activation (created_at);
create index release_activation_approver on release_activation (approver_id) where approver_id is not null;
