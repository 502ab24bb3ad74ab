-- New messages are told by one notification for each conversation, which comes up again with the next message.
create unique index notification_of_conversation on notification (user_id, (data ->> 'conversationId'))
  where kind = 'message';
