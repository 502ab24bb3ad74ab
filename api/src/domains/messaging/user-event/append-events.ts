import type { NewUserEvent } from '@moien/contract';
import { sql } from 'kysely';
import type { OpenTransaction } from '../../catalog/index.ts';
import { eventText, NOTICE_END } from './event-notice.ts';

/** Processes hear there what happens to people, in the lines of `event-notice.ts`; decision 0085. */
export const USER_EVENT_CHANNEL = 'moien_user_event';

/** PostgreSQL takes fewer than 8000 bytes in one notification: these, and one more line. */
const NOTIFICATION_BYTES = 5500;
/** A longer event is announced by its number, and read. */
const ANNOUNCED_TEXT_BYTES = 2000;

export type AddressedEvent = { userId: string; event: NewUserEvent };

/**
 * Writes events in the transaction of what has happened, which ends soon after: the people are locked in the
 * order of their ids until then, so that nobody's events are committed in another order than their numbers.
 */
export async function appendEvents(
  transaction: OpenTransaction,
  events: readonly AddressedEvent[],
  at: Date,
): Promise<void> {
  await sql`
    with given as (
      select user_id, event, place from unnest(
        ${events.map(({ userId }) => userId)}::uuid[], ${events.map(({ event }) => JSON.stringify(event))}::jsonb[]
      ) with ordinality as given (user_id, event, place)
    ), stream as (
      insert into user_stream (user_id, seq) select user_id, count(*) from given group by user_id order by user_id
      on conflict (user_id) do update set seq = user_stream.seq + excluded.seq
      returning user_id, seq
    ), written as (
      insert into user_event (user_id, seq, event, created_at)
      select user_id, stream.seq + 1 - row_number() over (partition by user_id order by place desc), event, ${at}
      from given join stream using (user_id)
      returning user_id, seq, ${eventText} as text
    ), notice as (
      select user_id, seq, concat_ws(
        ' ', user_id, seq, case when octet_length(text) <= ${ANNOUNCED_TEXT_BYTES}::int then text end
      ) as line
      from written
    )
    select pg_notify(${USER_EVENT_CHANNEL}, string_agg(line, ${NOTICE_END} order by user_id, seq))
    from (
      select *, sum(octet_length(line) + 1) over (order by user_id, seq) / ${NOTIFICATION_BYTES}::int as part from notice
    ) as numbered
    group by part order by part
  `.execute(transaction);
}
