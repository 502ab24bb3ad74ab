-- Facets count the homes of each term up to a limit. Where few have a term, only an index finds them at once.
create index property_search_short_term on property_search (is_available_for_short_term)
  where is_available_for_short_term;
-- Homes let by the month are few and have an order of their own.
create index property_search_long_term on property_search (monthly_price, property_id)
  where is_available_for_long_term;

-- A search that finds more homes than are counted takes its page from an index in the order asked for, …
create index property_search_nightly_price on property_search (nightly_price, property_id);
create index property_search_newest on property_search (created_at desc, property_id);
-- … and tells how far the homes of a country lie apart by its outermost ones.
create index property_search_latitude on property_search (country_code, (point[1]));
create index property_search_longitude on property_search (country_code, (point[0]));

-- A booking writes a home's row anew: with room on its page it stays there, beside its neighbours, and no index is written.
alter table property_search set (fillfactor = 85);
-- By which rows are put in order again (docs/operating.md).
cluster property_search using property_search_city;

-- Prices are shown in these only (contract: CURRENCY_EXPONENTS); an unknown one would take whole answers down.
alter table property add constraint property_currency_known check (currency in ('EUR', 'CHF', 'GBP', 'USD', 'CAD'));
