import { type RawBuilder, sql } from 'kysely';

/** With fewer answers the median would tell of single ones. */
const ANSWERS_MINIMUM = 5;
const DAYS = 90;

/**
 * Minutes within which a host usually answers: the median of their answers of 90 days, each from the first of
 * the guest's messages that had none until then. Null below five answers.
 */
export const usualAnswerMinutes = (userId: RawBuilder<unknown>) => sql<number | null>`(
  select case when count(*) >= ${ANSWERS_MINIMUM}::int then
      greatest(1, ceil(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 60))::int
    end
  from (
    select is_guest, was_guest, created_at - max(created_at) filter (where is_guest and was_guest is not true)
      over (partition by conversation_id order by seq) as waited
    from (
      select message.conversation_id, message.seq, message.created_at,
        message.sender_id = conversation.source_user_id as is_guest,
        lag(message.sender_id = conversation.source_user_id)
          over (partition by message.conversation_id order by message.seq) as was_guest
      from conversation join message on message.conversation_id = conversation.id
      where conversation.target_user_id = ${userId}
        and conversation.last_message_at > now() - make_interval(days => ${DAYS}::int)
        and message.created_at > now() - make_interval(days => ${DAYS}::int)
    ) as message
  ) as message
  where not is_guest and was_guest and waited is not null
)`;
