import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { NotifyPerson } from '../../../jobs/notify-person.port.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { lockPerson } from '../../identity/index.ts';
import { fillSeat } from './fill-seat.ts';

/** For each run; the next one goes on. */
const REMINDERS_MAXIMUM = 1000;

/**
 * What time does with events: reminds who has joined one day before the start, and fills seats that nobody
 * has left: those of deleted accounts, and those that were added.
 */
export async function runEventClock(
  database: Database,
  notifyPerson: NotifyPerson,
  now: () => Date,
): Promise<void> {
  await fillFreeSeats(database, notifyPerson, now);
  const unreminded = await findUnreminded(database, now());
  for (const one of unreminded) await remind(database, one, notifyPerson, now());
}

async function fillFreeSeats(database: Database, notifyPerson: NotifyPerson, now: () => Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from event
    where starts_at > ${now()}
      and exists (select from event_participation where event_id = event.id and state = 'waiting')
  `.execute(database);
  for (const { id } of rows) while (await fillNext(database, id, notifyPerson, now()));
}

function fillNext(database: Database, id: string, notifyPerson: NotifyPerson, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select 1 from event where id = ${id} for no key update`.execute(transaction);
    return fillSeat(transaction, id, notifyPerson, now);
  });
}

type Unreminded = { event_id: string; user_id: string };

/** Participations without a reminder, in events that begin within a day. */
async function findUnreminded(database: Database, now: Date): Promise<Unreminded[]> {
  const { rows } = await sql<Unreminded>`
    select event_id, user_id from event_participation join event on event.id = event_id
    where state = 'joined' and reminded_at is null
      and starts_at > ${now} and starts_at <= ${new Date(now.getTime() + DAY_MILLISECONDS)}
    order by starts_at, event_id, user_id limit ${REMINDERS_MAXIMUM}::int
  `.execute(database);
  return rows;
}

/** The person is locked first, as a deletion of their account does. */
function remind(
  database: Database,
  { event_id: eventId, user_id: userId }: Unreminded,
  notifyPerson: NotifyPerson,
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, userId))) return;
    const { rows } = await sql`
      update event_participation set reminded_at = ${now}
      where event_id = ${eventId} and user_id = ${userId} and state = 'joined' and reminded_at is null
      returning event_id
    `.execute(transaction);
    if (rows.length === 0) return;
    const kind = 'event-reminder';
    await notifyPerson(transaction, { userId, kind, data: { eventId }, key: `${kind} ${eventId}` }, now);
  });
}
