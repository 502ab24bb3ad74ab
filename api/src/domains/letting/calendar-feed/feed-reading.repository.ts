import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { type FeedRow, feedColumns } from './calendar-feed.repository.ts';

/** How close together two readings of a calendar are that its owner asks for. */
const PAUSE_SECONDS = 60;

/** A calendar that is to be read, with the next time at which it is due. */
export type DueFeed = Pick<FeedRow, 'id' | 'property_id' | 'url' | 'entity_tag' | 'last_modified'> & {
  time_zone: string;
};

type Claim = { at: Date; nextAt: Date; limit: number };

/** Due ones, the longest first. No other process reads them too. */
export async function claimDueFeeds(database: Database, { at, nextAt, limit }: Claim): Promise<DueFeed[]> {
  return claim(database, sql`next_fetch_at <= ${at} order by next_fetch_at limit ${limit}`, { at, nextAt });
}

/** One, unless it was read a moment ago. */
export async function claimFeed(
  database: Database,
  feedId: string,
  { at, nextAt }: Omit<Claim, 'limit'>,
): Promise<DueFeed | undefined> {
  const before = new Date(at.getTime() - PAUSE_SECONDS * 1000);
  const condition = sql`id = ${feedId} and (attempted_at is null or attempted_at <= ${before})`;
  return (await claim(database, condition, { at, nextAt }))[0];
}

async function claim(
  database: Database,
  condition: ReturnType<typeof sql>,
  { at, nextAt }: Omit<Claim, 'limit'>,
): Promise<DueFeed[]> {
  const { rows } = await sql<DueFeed>`
    with due as (
      select id from calendar_feed where ${condition} for update skip locked
    )
    update calendar_feed set next_fetch_at = ${nextAt}, attempted_at = ${at}
    from due, property
    where calendar_feed.id = due.id and property.id = calendar_feed.property_id
    returning calendar_feed.id, property_id, url, entity_tag, last_modified, coalesce(property.time_zone, 'UTC') as time_zone
  `.execute(database);
  return rows;
}

/** The home is locked by the caller. */
export async function lockFeed(transaction: OpenTransaction, id: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select ${feedColumns} from calendar_feed where id = ${id} for update
  `.execute(transaction);
  return rows[0];
}

type Outcome = {
  at: Date;
  entityTag: string | null;
  lastModified: string | null;
  emptySince: Date | null;
  skippedCount: number;
  ignoredCount: number;
};

export async function recordReading(
  transaction: OpenTransaction,
  feedId: string,
  { at, entityTag, lastModified, emptySince, skippedCount, ignoredCount }: Outcome,
): Promise<void> {
  await sql`
    update calendar_feed set fetched_at = ${at}, problem = null, failure_count = 0, entity_tag = ${entityTag},
      last_modified = ${lastModified}, empty_since = ${emptySince}, skipped_count = ${skippedCount},
      ignored_count = ${ignoredCount}
    where id = ${feedId}
  `.execute(transaction);
}

/** @returns how often it has failed in a row */
export async function recordFailure(
  transaction: OpenTransaction,
  feedId: string,
  problem: string,
): Promise<number> {
  const { rows } = await sql<{ failure_count: number }>`
    update calendar_feed set problem = ${problem}, failure_count = failure_count + 1
    where id = ${feedId} returning failure_count
  `.execute(transaction);
  return rows[0]?.failure_count ?? 0;
}

export async function setNextFetch(
  transaction: OpenTransaction,
  feedId: string,
  nextAt: Date,
): Promise<void> {
  await sql`update calendar_feed set next_fetch_at = ${nextAt} where id = ${feedId}`.execute(transaction);
}
