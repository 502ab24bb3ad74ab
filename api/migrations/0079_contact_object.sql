-- What a message to us is about: support finds the booking or home without asking for it. Who sent the
-- message was its guest or owner, which is checked when it is sent.

alter table contact_message
  add column booking_id uuid references rental_booking (id) on delete set null,
  add column property_id uuid references property (id) on delete set null,
  add constraint contact_message_one_object check (booking_id is null or property_id is null);
create index contact_message_booking on contact_message (booking_id) where booking_id is not null;
create index contact_message_property on contact_message (property_id) where property_id is not null;
