-- Rental files: what tenants show to the owner of a home before a lease. Pages of documents are files
-- beside the database, each document encrypted with a key of its own, which is deleted with its row.

create table rental_file (
  user_id uuid primary key references profile (user_id) on delete cascade,
  country_code text not null check (country_code in ('LU', 'FR', 'DE')),
  household text not null check (household in ('single', 'couple', 'flat-share')),
  -- Net income of all tenants together, in cents of euros. Null: they have not said it.
  monthly_income integer check (monthly_income between 0 and 1000000000),
  updated_at timestamptz not null
);

create table file_person (
  -- Made by who names the person: the same id again in the same file is the same person.
  id uuid not null,
  user_id uuid not null references rental_file (user_id) on delete cascade,
  role text not null check (role in ('tenant', 'guarantor-person', 'guarantor-company', 'guarantor-organisation')),
  -- Null: oneself, whose name is the profile's and whose id is that of the profile.
  name text check (char_length(name) between 1 and 100),
  created_at timestamptz not null,
  check (name is not null or role = 'tenant'),
  check ((name is null) = (id = user_id)),
  primary key (user_id, id)
);
create index file_person_of_file on file_person (user_id, created_at);

create table supporting_document (
  -- Made by who uploads: the same id again is the same document.
  id uuid primary key,
  -- Its folder of files.
  file_id uuid not null unique,
  user_id uuid not null references rental_file (user_id) on delete cascade,
  person_id uuid not null,
  kind text not null,
  name text not null check (char_length(name) between 1 and 120),
  state text not null check (state in ('checking', 'accepted', 'refused', 'expired')),
  refusal text check (refusal in ('unreadable', 'locked', 'too-many-pages', 'malware', 'lost')),
  page_count smallint not null default 0 check (page_count between 0 and 20),
  -- AES-256-GCM key of its files, wrapped (RFC 3394) by the master key of this id.
  key_id text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  foreign key (user_id, person_id) references file_person (user_id, id) on delete cascade,
  check ((state = 'refused') = (refusal is not null)),
  check ((state in ('accepted', 'expired')) = (expires_at is not null))
);
create index supporting_document_of_person on supporting_document (user_id, person_id, created_at);
create index supporting_document_checking on supporting_document (created_at) where state = 'checking';
create index supporting_document_expiry on supporting_document (expires_at) where expires_at is not null;

create table file_share (
  id uuid primary key,
  user_id uuid not null references rental_file (user_id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  -- Whose the home was when it was shared: nobody else sees the file.
  owner_id uuid not null references profile (user_id) on delete cascade,
  -- Whose rules say what may be seen: of the home, or of the file where we know none for the home's.
  country_code text not null check (country_code in ('LU', 'FR', 'DE')),
  stage text not null check (stage in ('viewing', 'interest', 'signing')),
  is_proof_only boolean not null,
  -- Stands in each watermark.
  viewer_code text not null unique,
  -- A signed statement that the income is at least three times the rent (JWS, RFC 7515).
  income_proof text,
  -- Of the home, in cents, when it was signed.
  proof_monthly_rent integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('revoked', 'declined', 'expired')),
  check (user_id <> owner_id),
  check ((ended_at is null) = (end_reason is null)),
  check ((income_proof is null) = (proof_monthly_rent is null)),
  check (not is_proof_only or income_proof is not null)
);
create unique index file_share_open on file_share (user_id, property_id) where ended_at is null;
create index file_share_of_file on file_share (user_id, created_at);
create index file_share_of_owner on file_share (owner_id, created_at) where ended_at is null;
create index file_share_of_home on file_share (property_id);

-- Each opening of one page of one document by the owner.
create table file_view (
  id bigint generated always as identity primary key,
  share_id uuid not null references file_share (id) on delete cascade,
  -- The document may be erased before the record of who has seen it.
  document_id uuid not null,
  kind text not null,
  page smallint not null,
  viewed_at timestamptz not null
);
create index file_view_of_share on file_view (share_id, id);

-- In which session somebody has shown once more that it is them, and until when that counts.
create table rental_file_unlock (
  session_id uuid primary key references session (id) on delete cascade,
  expires_at timestamptz not null
);

