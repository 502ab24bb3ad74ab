-- New messages are told by one notification for each conversation; the next message brings it up again.
create unique index notification_of_conversation on notification (user_id, (data ->> 'conversationId'))
  where kind = 'message';
