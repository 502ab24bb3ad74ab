import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { NotifyPerson } from '../../../jobs/notify-person.port.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { lockPerson } from '../../identity/index.ts';

/**
 * Gives a free seat to who has waited longest, unless the event has begun. One seat for each transaction: it
 * locks one person, as late as it can, so that two transactions never wait for each other. The caller has
 * locked the event.
 * @returns whether somebody got a seat
 */
export async function fillSeat(
  transaction: Transaction<Tables>,
  eventId: string,
  notifyPerson: NotifyPerson,
  now: Date,
): Promise<boolean> {
  const userId = await findNext(transaction, eventId, now);
  // An account that is being deleted keeps its lock until its participation is gone.
  if (userId === undefined || !(await lockPerson(transaction, userId))) return false;
  const reminderEnd = new Date(now.getTime() + DAY_MILLISECONDS);
  const { rows } = await sql<{ joined_at: string }>`
    update event_participation set state = 'joined', joined_at = clock_timestamp(),
      reminded_at = case when starts_at <= ${reminderEnd} then clock_timestamp() end
    from event
    where event.id = event_id and event_id = ${eventId} and user_id = ${userId} and state = 'waiting'
    returning joined_at
  `.execute(transaction);
  if (!rows[0]) return false;
  const kind = 'event-seat-free';
  const key = `${kind} ${eventId} ${rows[0].joined_at}`;
  await notifyPerson(transaction, { userId, kind, data: { eventId }, key }, now);
  return true;
}

async function findNext(
  transaction: Transaction<Tables>,
  eventId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from event_participation join event on event.id = event_id
    where event_id = ${eventId} and state = 'waiting' and starts_at > ${now}
      and coalesce(seat_count > (
        select count(*) from event_participation as taken where taken.event_id = event.id and taken.state = 'joined'
      ), true)
    order by asked_at, user_id limit 1
  `.execute(transaction);
  return rows[0]?.user_id;
}
