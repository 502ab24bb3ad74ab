import { withClient } from '@moien/tooling/postgres/databases';
import type { StormPerson } from './people.ts';

/** Everything that writers may have written, by the keys of `writes.ts`. */
const ROWS = `
  select 'favorite ' || user_id || ' ' || property_id as key from favorite where user_id = any($1)
  union all select 'visit ' || user_id || ' ' || property_id from property_visit
    where user_id = any($1)
  union all select text from property_report where text like 'storm report %'
  union all select email::text from newsletter_subscription where email::text like 'storm-%'
  union all select body from contact_message where body like 'storm message %'`;

/** How many rows there are of each key. */
export function readWrittenRows(
  databaseUrl: string,
  people: readonly StormPerson[],
): Promise<Map<string, number>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ key: string; count: number }>(
      `select key, count(*)::int as count from (${ROWS}) as written group by key`,
      [people.map(({ userId }) => userId)],
    );
    return new Map(rows.map(({ key, count }) => [key, count]));
  });
}
