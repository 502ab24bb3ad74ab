import { sql } from 'kysely';

/** An event of which a process hears; without `text` when it is too long to be announced. */
export type EventNotice = { userId: string; seq: number; text: string | undefined };

/** Between the notices of one payload: JSON of PostgreSQL has no line ends. */
export const NOTICE_END = '\n';

/** An event as the websocket says it, its number included. */
export const eventText = sql<string>`(event || jsonb_build_object('seq', user_event.seq))::text`;

/** Reads lines of `userId seq text`. */
export function readEventNotices(payload: string): EventNotice[] {
  return payload.split(NOTICE_END).map((line) => {
    const [userId = '', seq] = line.split(' ', 2);
    const begin = userId.length + (seq?.length ?? 0) + 2;
    return { userId, seq: Number(seq), text: begin < line.length ? line.slice(begin) : undefined };
  });
}
