-- The blog: articles, and events that people can go to, each with its texts in the languages it exists in. A text in a
-- language is what makes a page in that language; its slug is the readable end of the page's address.
-- Bodies are Markdown as it was written: the server renders them, so that a better sanitiser reaches old texts too.
-- Instants are UTC; an event keeps the name of its place's time zone, in which people read them.

create table article (
  id uuid primary key,
  published_at timestamptz not null,
  author_name text not null check (char_length(author_name) between 1 and 100),
  -- Without size and format, as in property_image.
  image_path text not null check (image_path ~ '^/(global|upload)/[a-z0-9/_-]+$' and char_length(image_path) <= 240),
  topic text not null check (topic ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(topic) <= 40)
);
create index article_published_at on article (published_at desc, id);
create index article_topic on article (topic, published_at desc, id);

create table article_text (
  article_id uuid not null references article (id) on delete cascade,
  language text not null references language (tag),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(title) between 1 and 150),
  summary text not null check (char_length(summary) between 1 and 500),
  body text not null check (char_length(body) between 1 and 60000),
  -- Words of the body: what stands between spaces and has a letter or a digit. A list tells the reading time by it.
  word_count integer not null generated always as (regexp_count(body, '[^[:space:]]*[[:alnum:]][^[:space:]]*')) stored,
  updated_at timestamptz not null default now(),
  primary key (article_id, language),
  unique (language, slug)
);

create table event (
  id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null check (time_zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' and char_length(time_zone) <= 64),
  venue_name text not null check (char_length(venue_name) between 1 and 150),
  address text not null check (char_length(address) between 1 and 300),
  city_id integer not null references city (id),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  image_path text not null check (image_path ~ '^/(global|upload)/[a-z0-9/_-]+$' and char_length(image_path) <= 240),
  -- Minor units of the currency; without a price the event is free.
  price bigint check (price > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  check (ends_at > starts_at),
  check ((price is null) = (currency is null)),
  check ((latitude is null) = (longitude is null))
);
create index event_ends_at on event (ends_at);
create index event_starts_at on event (starts_at, id);

create table event_text (
  event_id uuid not null references event (id) on delete cascade,
  language text not null references language (tag),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(title) between 1 and 150),
  summary text not null check (char_length(summary) between 1 and 500),
  description text not null check (char_length(description) between 1 and 60000),
  updated_at timestamptz not null default now(),
  primary key (event_id, language),
  unique (language, slug)
);
