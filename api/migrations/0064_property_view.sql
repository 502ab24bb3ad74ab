-- How often a home is looked at, by UTC day. Nobody who looks is in it.
create table property_view (
  property_id uuid not null references property (id) on delete cascade,
  day date not null,
  view_count integer not null check (view_count > 0),
  primary key (property_id, day)
);

-- Of one home, those of some days.
create index favorite_day_of_property on favorite (property_id, created_at);
drop index favorite_property;
