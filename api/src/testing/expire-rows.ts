import type pg from 'pg';

/**
 * The time of these rows is over. A millisecond ago, since the service's clock counts whole milliseconds and
 * the server's counts microseconds: what expires at the server's `now()` may still be valid at the service's.
 */
export async function expireRows(
  client: Pick<pg.Client, 'query'>,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<void> {
  const expiresAt = `now() - interval '1 millisecond'`;
  await client.query(`update ${table} set expires_at = ${expiresAt} where ${condition}`, [...values]);
}
