-- Days that are too old are removed daily. Rows come in the order of days, so a few pages are enough.
create index property_view_day on property_view using brin (day);
