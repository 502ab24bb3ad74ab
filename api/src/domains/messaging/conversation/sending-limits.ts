import {
  ANSWERS_OF_KNOWN,
  CONVERSATION_TYPE,
  CONVERSATIONS_PER_DAY,
  CONVERSATIONS_PER_DAY_OF_NEW,
  MESSAGE_CHANGE_MINUTES,
  MESSAGES_PER_MINUTE,
  NEW_ACCOUNT_DAYS,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

type Sending = { userId: string; at: Date };

/**
 * Messages and changes of them within the last minute: an expression of SQL. The person is locked by the
 * caller, so that many at once are counted one after the other.
 */
export function recentMessages({ userId, at }: Sending): RawBuilder<number> {
  const since = new Date(at.getTime() - MINUTE_MILLISECONDS);
  const changeableSince = new Date(at.getTime() - (MESSAGE_CHANGE_MINUTES + 1) * MINUTE_MILLISECONDS);
  return sql`(
    select (
      count(*) filter (where created_at > ${since}) + coalesce(sum(edit_count) filter (where greatest(edited_at, sender_edited_at) > ${since}), 0)
    )::int
    from message where sender_id = ${userId} and created_at > ${changeableSince}
  )`;
}

/** @param count of `recentMessages` */
export function refuseManyMessages(count: number): void {
  if (count >= MESSAGES_PER_MINUTE)
    throw new ProblemError(429, 'too-many-messages', { values: { count: MESSAGES_PER_MINUTE } });
}

/** Those of bookings are not counted: a booking has limits of its own. */
export async function refuseManyConversations(
  transaction: OpenTransaction,
  { userId, at }: Sending,
): Promise<void> {
  const before = (days: number) => new Date(at.getTime() - days * DAY_MILLISECONDS);
  const { rows } = await sql<{ begun: number; answered: number; is_new: boolean }>`
    select
      (
        select count(*)::int from conversation
        where source_user_id = ${userId} and created_at > ${before(1)}
          and type_id <> ${CONVERSATION_TYPE.booking}::smallint
      ) as begun,
      (
        select count(*)::int from conversation where source_user_id = ${userId} and target_last_seq > 0
      ) as answered,
      (select created_at > ${before(NEW_ACCOUNT_DAYS)} from account where user_id = ${userId}) as is_new
  `.execute(transaction);
  const { begun = 0, answered = 0, is_new: isNew = true } = rows[0] ?? {};
  const maximum = isNew && answered < ANSWERS_OF_KNOWN ? CONVERSATIONS_PER_DAY_OF_NEW : CONVERSATIONS_PER_DAY;
  if (begun >= maximum) throw new ProblemError(429, 'too-many-conversations', { values: { count: maximum } });
}
