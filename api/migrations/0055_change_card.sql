-- A change of a booking stands in the conversation as a message of who proposes it.
alter table message
  drop constraint message_card_kind,
  add constraint message_card_kind check (card_kind in ('booking', 'change'));
