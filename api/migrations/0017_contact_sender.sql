-- Whose messages are whose: an export has the words of who was signed in, and an erasure finds them by
-- account and address.

alter table contact_message
  -- Who was signed in.
  add column sender_id uuid references profile (user_id) on delete set null,
  -- None once the account of the address is deleted and the message is another person's.
  alter column email drop not null;
create index contact_message_sender_id on contact_message (sender_id) where sender_id is not null;

create index property_report_email on property_report (email) where email is not null;
