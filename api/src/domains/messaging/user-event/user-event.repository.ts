import { REPLAYED_EVENTS_MAXIMUM } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { createBatch } from '../../../lib/create-batch.ts';
import { eventText } from './event-notice.ts';

/** An event as the websocket says it, its number included. */
export type StoredEvent = { user_id: string; seq: number; text: string };

/** Up to which number somebody knows their events. */
export type Position = { userId: string; seq: number };

/** A page that comes, with the number of the last event that it knows; undefined when it knows none. */
type Page = { userId: string; since: number | undefined };

/** `events` undefined when it is more than a page is told again, or is not known any more. */
type Replay = { seq: number; events: StoredEvent[] | undefined };

/** Of one reading, for all who have something new. */
const EVENTS_MAXIMUM = 2000;
const KEPT_DAYS = 7;

const isKept = (missed: number) => missed <= REPLAYED_EVENTS_MAXIMUM;

export type UserEventRepository = ReturnType<typeof createUserEventRepository>;

export function createUserEventRepository(database: Database) {
  async function findSeqs(userIds: readonly string[]): Promise<Position[]> {
    const { rows } = await sql<Position>`
      select user_id as "userId", seq from user_stream where user_id = any (${[...userIds]}::uuid[])
    `.execute(database);
    return rows;
  }

  /** What of each one has followed a number, in order, up to the newest. */
  async function replayAll(pages: readonly Page[]): Promise<Replay[]> {
    const found = await findSeqs(pages.map(({ userId }) => userId));
    const seqOf = new Map(found.map(({ userId, seq }) => [userId, seq]));
    const replays = pages.map(({ userId, since }) => {
      const seq = seqOf.get(userId) ?? 0;
      return { userId, seq, since: since ?? seq, events: [] as StoredEvent[] };
    });
    const late = replays.filter(({ seq, since }) => since < seq && isKept(seq - since));
    if (late.length > 0)
      for (const { place, ...event } of await listMissed(late)) late[place - 1]?.events.push(event);
    return replays.map(({ seq, since, events }) => ({
      seq,
      events: seq - since === events.length ? events : undefined,
    }));
  }

  async function listMissed(pages: readonly (Position & { since: number })[]) {
    const { rows } = await sql<StoredEvent & { place: number }>`
      select place::int, user_event.user_id, user_event.seq, ${eventText} as text
      from unnest(
        ${pages.map(({ userId }) => userId)}::uuid[], ${pages.map(({ since }) => since)}::bigint[],
        ${pages.map(({ seq }) => seq)}::bigint[]
      ) with ordinality as page (user_id, since, newest, place)
      join user_event
        on user_event.user_id = page.user_id and user_event.seq > page.since and user_event.seq <= page.newest
      order by place, user_event.seq
    `.execute(database);
    return rows;
  }

  return {
    /** The newest number of each person who has had an event. */
    findSeqs,

    replay: createBatch(replayAll),

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
