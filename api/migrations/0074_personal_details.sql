-- What people say of themselves to everybody, and where their invoices go.

alter table profile
  add column about text not null default '' check (char_length(about) <= 500),
  -- ISO 639.
  add column spoken_languages text[] not null default '{}' check (cardinality(spoken_languages) <= 10);

alter table account
  -- As the contract's PostalAddress.
  add column postal_address jsonb,
  -- Grows with each change of the personal details: of two tabs only one writes over what it has read.
  add column details_version integer not null default 0;
