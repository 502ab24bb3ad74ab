import { withClient } from '@moien/tooling/postgres/databases';

/** The files' ids of the imported homes by ours. */
export function readSourceIds(databaseUrl: string): Promise<Map<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; source_id: string }>(
      "SELECT id, source_id FROM property WHERE source = 'inside-airbnb'",
    );
    return new Map(rows.map(({ id, source_id }) => [id, source_id]));
  });
}
