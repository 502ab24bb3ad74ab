-- What people do with the homes that they find: they put some aside, look at them again, and report what is wrong.

-- Once for a stay, beside the cleaning.
alter table property add column service_fee bigint check (service_fee >= 0);

create table favorite (
  user_id uuid not null references profile (user_id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, property_id)
);
create index favorite_newest on favorite (user_id, created_at desc, property_id);
create index favorite_property on favorite (property_id);

-- One row for each home that somebody has looked at: the last visit counts.
create table property_visit (
  user_id uuid not null references profile (user_id) on delete cascade,
  property_id uuid not null references property (id) on delete cascade,
  visited_at timestamptz not null default now(),
  primary key (user_id, property_id)
);
create index property_visit_last on property_visit (user_id, visited_at desc, property_id);
create index property_visit_property on property_visit (property_id);

-- Notices of what is wrong or unlawful (Regulation (EU) 2022/2065, art. 16). Nobody needs to say who they are.
create table property_report (
  id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  reporter_id uuid references profile (user_id) on delete set null,
  email citext check (char_length(email) <= 254),
  reason text not null check (reason in ('wrong-information', 'fraud', 'offensive', 'not-a-home', 'other')),
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null default now()
);
create index property_report_property on property_report (property_id);
create index property_report_reporter on property_report (reporter_id);
create index property_report_created_at on property_report (created_at);
