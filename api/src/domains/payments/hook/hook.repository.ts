import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** What a hook says has changed at the provider. Hooks are unsigned, so anybody may have sent it. */
export type NewHook = { eventType: string; resourceId: string; date: Date };

export type HookRow = { id: string; event_type: string; resource_id: string };

export type HookRepository = ReturnType<typeof createHookRepository>;

export function createHookRepository(database: Database | Transaction<Tables>) {
  return {
    /** False where it was known, or where `unprocessedMaximum` wait already. */
    async insert(
      { eventType, resourceId, date }: NewHook,
      unprocessedMaximum: number | undefined,
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        insert into payment_hook (id, event_type, resource_id, date, received_at)
        select ${randomUUID()}::uuid, ${eventType}, ${resourceId}, ${date}::timestamptz, ${now}::timestamptz
        where ${unprocessedMaximum ?? null}::int is null or (
          select count(*) from (select from payment_hook where processed_at is null limit ${unprocessedMaximum ?? null}::int)
            as unprocessed
        ) < ${unprocessedMaximum ?? null}::int
        on conflict do nothing
        returning id
      `.execute(database);
      return rows.length > 0;
    },

    async listUnprocessed(maximum: number): Promise<HookRow[]> {
      const { rows } = await sql<HookRow>`
        select id, event_type, resource_id from payment_hook
        where processed_at is null order by received_at, id limit ${maximum}
      `.execute(database);
      return rows;
    },

    async noteProcessed(id: string, now: Date): Promise<void> {
      await sql`update payment_hook set processed_at = ${now} where id = ${id}`.execute(database);
    },

    async deleteOld(before: Date): Promise<void> {
      await sql`delete from payment_hook where received_at <= ${before}`.execute(database);
    },
  };
}
