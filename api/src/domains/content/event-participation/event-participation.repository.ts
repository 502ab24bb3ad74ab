import {
  EVENT_PARTICIPATIONS_MAXIMUM,
  type EventParticipationState,
  type LanguageTag,
} from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { NotifyPerson } from '../../../jobs/notify-person.port.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { lockPerson } from '../../identity/index.ts';
import { eventSummaryColumns } from '../event/event.repository.ts';
import type { EventSummaryRow } from '../event/event-rows.ts';
import { seatsLeft } from '../event/seats-left.ts';
import { fillSeat } from './fill-seat.ts';

export type ParticipationRow = {
  event_id: string;
  state: EventParticipationState | null;
  waiting_place: number | null;
  seats_left: number | null;
};

export type ListedParticipationRow = EventSummaryRow & {
  state: EventParticipationState;
  waiting_place: number | null;
  has_page: boolean;
};

export type ParticipationOutcome = 'done' | 'not-found' | 'over' | 'no-account';

export type EventParticipationRepository = ReturnType<typeof createEventParticipationRepository>;

/** The place in the waiting list, from 1; null for who has a seat. */
const waitingPlace = sql`case when event_participation.state = 'waiting' then (
  select count(*)::int from event_participation as before
  where before.event_id = event_participation.event_id and before.state = 'waiting'
    and (before.asked_at, before.user_id) <= (event_participation.asked_at, event_participation.user_id)
) end`;

export function createEventParticipationRepository(database: Database, notifyPerson: NotifyPerson) {
  return {
    async find(eventId: string, userId: string): Promise<ParticipationRow | undefined> {
      const { rows } = await sql<ParticipationRow>`
        select event.id as event_id, event_participation.state, ${waitingPlace} as waiting_place,
          ${seatsLeft} as seats_left
        from event left join event_participation
          on event_participation.event_id = event.id and event_participation.user_id = ${userId}
        where event.id = ${eventId}
      `.execute(database);
      return rows[0];
    },

    /** Those to come first; an event without a text in the language has one of another. */
    async list(userId: string, language: LanguageTag, now: Date): Promise<ListedParticipationRow[]> {
      const { rows } = await sql<ListedParticipationRow>`
        select ${eventSummaryColumns(language)}, event_participation.state, ${waitingPlace} as waiting_place,
          event_text.language = ${language} as has_page
        from event_participation
        join event on event.id = event_participation.event_id
        join city on city.id = event.city_id
        join lateral (
          select * from event_text where event_text.event_id = event.id
          order by event_text.language <> ${language}, event_text.language <> 'en', event_text.language limit 1
        ) as event_text on true
        where event_participation.user_id = ${userId}
        order by event.ends_at <= ${now}, abs(extract(epoch from event.starts_at - ${now}::timestamptz)), event.id
        limit ${EVENT_PARTICIPATIONS_MAXIMUM}::int
      `.execute(database);
      return rows;
    },

    /** Joins or waits; who has done so already stays where they are. */
    join(eventId: string, userId: string, now: Date): Promise<ParticipationOutcome> {
      return database.transaction().execute(async (transaction) => {
        const refusal = await lockEvent(transaction, eventId, now);
        if (refusal) return refusal;
        if (!(await lockPerson(transaction, userId))) return 'no-account';
        const reminderEnd = new Date(now.getTime() + DAY_MILLISECONDS);
        await sql`
          insert into event_participation (event_id, user_id, state, asked_at, joined_at, reminded_at)
          select id, ${userId}::uuid, case when has_seat then 'joined' else 'waiting' end, at,
            case when has_seat then at end, case when has_seat and starts_at <= ${reminderEnd} then at end
          from (
            select event.id, starts_at, coalesce(${seatsLeft} > 0, true) as has_seat, clock_timestamp() as at
            from event where event.id = ${eventId}
          ) as event
          on conflict do nothing
        `.execute(transaction);
        return 'done';
      });
    },

    /** Whoever has waited longest gets the seat and is told, in the same transaction. */
    leave(eventId: string, userId: string, now: Date): Promise<ParticipationOutcome> {
      return database.transaction().execute(async (transaction) => {
        const refusal = await lockEvent(transaction, eventId, now);
        if (refusal) return refusal;
        const { rows } = await sql<{ state: EventParticipationState }>`
          delete from event_participation where event_id = ${eventId} and user_id = ${userId} returning state
        `.execute(transaction);
        if (rows[0]?.state === 'joined') await fillSeat(transaction, eventId, notifyPerson, now);
        return 'done';
      });
    },
  };
}

/** Until the transaction ends, seats change one after the other. The event is locked before any person. */
async function lockEvent(
  transaction: Transaction<Tables>,
  eventId: string,
  now: Date,
): Promise<'not-found' | 'over' | undefined> {
  const { rows } = await sql<{ is_over: boolean }>`
    select ends_at <= ${now} as is_over from event where id = ${eventId} for no key update
  `.execute(transaction);
  if (!rows[0]) return 'not-found';
  return rows[0].is_over ? 'over' : undefined;
}
