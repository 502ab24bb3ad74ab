-- What stands in a conversation beside words: `card_id` is the id of what the card shows, here of a booking.
alter table message add column card_kind text, add column card_id uuid;
alter table message
  add constraint message_card_kind check (card_kind in ('booking')),
  add constraint message_card check ((card_kind is null) = (card_id is null)),
  drop constraint message_has_content,
  add constraint message_has_content
    check (text <> '' or card_kind is not null or attachment_count > 0 or deleted_at is not null);

-- What a guest wrote at the checkout has the id of the booking.
update message set card_kind = 'booking', card_id = message.id
from rental_booking where rental_booking.id = message.id and message.sender_id = guest_id;
