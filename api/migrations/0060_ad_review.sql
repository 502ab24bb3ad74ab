-- What a moderator looks at before guests see an ad, and photos that are on their way.

create table ad_review (
  property_id uuid not null references property (id) on delete cascade,
  kind text not null check (kind in ('duplicate-photo', 'unusual-price')),
  -- What of the ad: the id of the photo, or the term and its price. What was released once is not held again.
  subject text not null check (char_length(subject) between 1 and 80),
  created_at timestamptz not null,
  released_at timestamptz,
  primary key (property_id, kind, subject)
);
create index ad_review_open on ad_review (created_at) where released_at is null;

create table ad_photo_upload (
  -- Made by who uploads: the same id again is the same photo.
  photo_id uuid primary key,
  property_id uuid not null references property (id) on delete cascade,
  size integer not null check (size between 1 and 20971520),
  received integer not null default 0 check (received between 0 and size),
  created_at timestamptz not null
);
create index ad_photo_upload_of_property on ad_photo_upload (property_id);
