import { REPLAYED_EVENTS_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { eventText } from './event-notice.ts';

/** An event as the websocket says it, its number included. */
export type StoredEvent = { user_id: string; seq: number; text: string };

/** Up to which number somebody knows their events. */
export type Position = { userId: string; seq: number };

/** Of one reading, for all who have something new. */
const EVENTS_MAXIMUM = 2000;
const KEPT_DAYS = 7;

export type UserEventRepository = ReturnType<typeof createUserEventRepository>;

export function createUserEventRepository(database: Database) {
  async function findSeqs(userIds: readonly string[]): Promise<Position[]> {
    const { rows } = await sql<Position>`
      select user_id as "userId", seq from user_stream where user_id = any (${[...userIds]}::uuid[])
    `.execute(database);
    return rows;
  }

  return {
    /** The newest number of each person who has had an event. */
    findSeqs,

    /**
     * What has followed a number, in order, up to the newest.
     * @returns `events` undefined when it is more than a page is told again, or is not known any more
     */
    async replay(
      userId: string,
      since: number | undefined,
    ): Promise<{ seq: number; events: StoredEvent[] | undefined }> {
      const [position] = await findSeqs([userId]);
      const seq = position?.seq ?? 0;
      if (since === undefined || since === seq) return { seq, events: [] };
      const missed = seq - since;
      if (missed < 0 || missed > REPLAYED_EVENTS_MAXIMUM) return { seq, events: undefined };
      const { rows } = await sql<StoredEvent>`
        select user_id, seq, ${eventText} as text from user_event
        where user_id = ${userId} and seq > ${since} and seq <= ${seq} order by seq
      `.execute(database);
      return { seq, events: rows.length === missed ? rows : undefined };
    },

    /** Of each person in order; where there is more, `isComplete` is false. */
    async listAfter(positions: readonly Position[]): Promise<{ events: StoredEvent[]; isComplete: boolean }> {
      const { rows } = await sql<StoredEvent>`
        select user_event.user_id, user_event.seq, ${eventText} as text
        from unnest(
          ${positions.map(({ userId }) => userId)}::uuid[], ${positions.map(({ seq }) => seq)}::bigint[]
        ) as known (user_id, seq)
        join user_event on user_event.user_id = known.user_id and user_event.seq > known.seq
        order by user_event.user_id, user_event.seq limit ${EVENTS_MAXIMUM}::int
      `.execute(database);
      return { events: rows, isComplete: rows.length < EVENTS_MAXIMUM };
    },

    async removeOld(at: Date): Promise<void> {
      await sql`
        delete from user_event where created_at < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS}::int)
      `.execute(database);
    },
  };
}
