import { type RawBuilder, sql } from 'kysely';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';

/** After which a session ends unless it is used. */
const IDLE_DAYS = 14;

/** Instants: what is open was used after `idleSince` and ends after `now`. */
export type OpenAt = { now: Date; idleSince: Date };

export function openAt(now: Date): OpenAt {
  return { now, idleSince: new Date(now.getTime() - IDLE_DAYS * DAY_MILLISECONDS) };
}

/** Of a row of `session` in a statement. */
export function isOpenSession({ now, idleSince }: OpenAt): RawBuilder<unknown> {
  return sql`session.expires_at > ${now} and session.last_seen_at > ${idleSince}`;
}
