-- To which homes a guest has sent the same text within a day without being asked. It is kept when the message
-- is changed or deleted. Only earlier releases write `message.text_digest`; a later migration drops it.
create table unasked_text (
  sender_id uuid not null references profile (user_id) on delete cascade,
  -- Hash of the folded text.
  text_digest bytea not null check (length(text_digest) = 32),
  property_id uuid not null references property (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (sender_id, text_digest, property_id)
);
create index unasked_text_age on unasked_text (sent_at);
create index unasked_text_of_property on unasked_text (property_id);

insert into unasked_text (sender_id, text_digest, property_id, sent_at)
select sender_id, text_digest, property_id, max(message.created_at)
from message join conversation on conversation.id = message.conversation_id
where text_digest is not null and message.created_at > now() - interval '1 day'
group by sender_id, text_digest, property_id;
