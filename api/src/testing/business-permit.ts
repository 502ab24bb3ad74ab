import type pg from 'pg';

/** Lets an owner take more nights in Luxembourg than the law allows without one (migration 0034). */
export async function giveBusinessPermit(client: pg.Client, ownerId: string): Promise<void> {
  await client.query(
    `insert into owner_tax_data (user_id, data, saved_at) values ($1, '{"businessPermitNumber": "10012345/0"}', now())
     on conflict (user_id) do update set data = coalesce(owner_tax_data.data, '{}') || excluded.data,
       saved_at = excluded.saved_at`,
    [ownerId],
  );
}
