-- Which release of each remote is active is the end of a log that nobody can rewrite: who published, activated or rolled
-- back what, when and why. The registry after any event follows from the events up to it, so every past moment can be
-- computed again and compared with the digest that was written then.

-- What was published. The same version with other bytes is another release and is refused.
create table release (
  remote text not null check (remote ~ '^mf-[a-z][a-z0-9-]{1,30}$'),
  version text not null check (version ~ '^[0-9a-zA-Z][0-9a-zA-Z.+-]{0,59}$'),
  -- JSON with sorted keys, kept as it was digested: `Release` of the contract, and the part of it that the registry shows.
  manifest json not null,
  offer json not null,
  -- SHA-256 of the manifest, which names the integrity of every file.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- False once its files were collected.
  has_files boolean not null default true,
  primary key (remote, version)
);

create table release_event (
  -- 1, 2, 3 … in the order of commits, without a gap: given under an advisory lock.
  sequence bigint primary key check (sequence >= 1),
  at timestamptz not null default clock_timestamp(),
  -- Name of the token that was used, or of the process that collects.
  actor text not null,
  kind text not null check (kind in ('publish', 'activate', 'rollback', 'collect')),
  remote text not null,
  -- Of a rollback: the version that is active after it; null when none is.
  version text check (version is not null or kind = 'rollback'),
  note text not null default '',
  -- SHA-256 of the registry after this event, to the byte as it is signed.
  registry_digest text not null check (registry_digest ~ '^[0-9a-f]{64}$'),
  foreign key (remote, version) references release (remote, version)
);
create index release_event_remote on release_event (remote, sequence desc);

create function refuse_rewriting() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'The log of releases is append-only: % of % is refused.', lower(tg_op), tg_table_name
      using errcode = 'restrict_violation';
  end
  $$;

create trigger refuse_rewriting before update or delete on release_event
  for each row execute function refuse_rewriting();
create trigger refuse_truncating before truncate on release_event
  for each statement execute function refuse_rewriting();

-- Only whether its files are there may change.
create trigger refuse_rewriting before update of remote, version, manifest, offer, digest or delete on release
  for each row execute function refuse_rewriting();
create trigger refuse_truncating before truncate on release
  for each statement execute function refuse_rewriting();

-- Who may publish for which remotes. The token itself is shown once and never stored.
create table release_token (
  id uuid primary key,
  name text not null check (name ~ '^[a-z0-9][a-z0-9 ._@-]{0,59}$'),
  -- Names of remotes; '*' stands for all.
  remotes text[] not null check (cardinality(remotes) > 0),
  -- SHA-256 of 256 random bits.
  hash bytea not null check (length(hash) = 32),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
-- The log names tokens: two that are valid never share a name.
create unique index release_token_name on release_token (name) where revoked_at is null;

-- How often a release failed in which way on a UTC day, as pages and gateways report it.
create table release_fault (
  remote text not null,
  version text not null,
  owner text not null,
  fault text not null,
  part text not null,
  day date not null,
  count integer not null check (count >= 1),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, remote, version, fault, part)
);
