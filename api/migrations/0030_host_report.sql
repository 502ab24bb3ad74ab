-- What was reported of hosts to a tax authority (Directive 2011/16/EU, annex V, «DAC7»), so that a later
-- change of a year is a correction of it. Kept for ten years, also when a host has gone: it refers to no
-- profile.

create table host_report (
  id uuid primary key,
  year smallint not null check (year between 2023 and 2200),
  -- The member state in which the report is filed.
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('new', 'correction', 'nothing')),
  message_ref_id text not null unique,
  -- Of the part of the message that names the operator; the same in every later one of the year.
  operator_doc_ref_id text not null,
  created_at timestamptz not null,
  sequence bigint generated always as identity
);
create index host_report_of_year on host_report (year, country_code, sequence);

create table host_report_entry (
  report_id uuid not null references host_report (id) on delete cascade,
  owner_id uuid not null,
  kind text not null check (kind in ('new', 'correction', 'deletion')),
  doc_ref_id text not null unique,
  -- What was said of the host, as XML.
  body text not null,
  primary key (report_id, owner_id)
);
create index host_report_entry_owner on host_report_entry (owner_id);
