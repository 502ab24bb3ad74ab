import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

export type FeedRow = {
  id: string;
  property_id: string;
  name: string;
  url: string;
  secret: string;
  fetched_at: string | null;
  attempted_at: string | null;
  problem: string | null;
  failure_count: number;
  entity_tag: string | null;
  last_modified: string | null;
  empty_since: string | null;
  skipped_count: number;
  ignored_count: number;
};

export const feedColumns = sql`
  calendar_feed.id, property_id, name, url, secret, fetched_at, attempted_at, problem, failure_count, entity_tag,
  last_modified, empty_since, skipped_count, ignored_count`;

export async function isOwnHome(
  database: Database | OpenTransaction,
  propertyId: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from property where id = ${propertyId} and owner_id = ${userId}
  `.execute(database);
  return rows.length > 0;
}

export type ListedFeed = FeedRow & { reservation_count: number; block_count: number };

export async function listFeeds(
  database: Database | OpenTransaction,
  propertyId: string,
): Promise<ListedFeed[]> {
  const { rows } = await sql<ListedFeed>`
    select ${feedColumns}, coalesce(taken.reservation_count, 0) as reservation_count,
      coalesce(taken.block_count, 0) as block_count
    from calendar_feed
    left join lateral (
      select count(*) filter (where is_reservation) as reservation_count,
        count(*) filter (where not is_reservation and not is_echo) as block_count
      from calendar_event where feed_id = calendar_feed.id
    ) as taken on true
    where property_id = ${propertyId} order by created_at, calendar_feed.id
  `.execute(database);
  return rows;
}

type NewFeed = { id: string; propertyId: string; name: string; url: string; secret: string; at: Date };

/**
 * An address that is changed is read as a new one; what was read at the old one stays until then.
 * @returns false where the id is that of another home's calendar
 */
export async function putFeed(
  transaction: OpenTransaction,
  { id, propertyId, name, url, secret, at }: NewFeed,
): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_feed (id, property_id, name, url, secret, created_at, next_fetch_at)
    values (${id}, ${propertyId}, ${name}, ${url}, ${secret}, ${at}, ${at})
    on conflict (id) do update set name = excluded.name, url = excluded.url,
      entity_tag = case when calendar_feed.url = excluded.url then calendar_feed.entity_tag end,
      last_modified = case when calendar_feed.url = excluded.url then calendar_feed.last_modified end,
      attempted_at = case when calendar_feed.url = excluded.url then calendar_feed.attempted_at end,
      failure_count = case when calendar_feed.url = excluded.url then calendar_feed.failure_count else 0 end
    where calendar_feed.property_id = excluded.property_id
    returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function deleteFeed(
  transaction: OpenTransaction,
  propertyId: string,
  feedId: string,
): Promise<void> {
  await sql`
    delete from calendar_feed where id = ${feedId} and property_id = ${propertyId}
  `.execute(transaction);
}
