-- Deadlines such as «arrival day 12:00» are in the time zone of the home. Besides, what occupancy replaced
-- (0020) is removed from rental_booking.

-- IANA name, from the coordinates. Existing homes get theirs when the vocabulary is written. There is no
-- default for new ones: a wrong time zone would be noticed by missed deadlines only.
alter table property add column time_zone text not null default 'Europe/Luxembourg'
  check (time_zone ~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$');
alter table property alter column time_zone drop default;

drop trigger lock_property on rental_booking;
alter table rental_booking drop constraint rental_booking_no_overlap;
-- The constraint's index also served lookups by property.
create index rental_booking_property on rental_booking (property_id);
