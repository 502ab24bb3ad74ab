import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

/** What a hook says has changed at the provider. Hooks are unsigned, so anybody may have sent it. */
export type NewHook = { eventType: string; resourceId: string; date: Date };

export type HookRow = { id: string; event_type: string; resource_id: string; failed_count: number };

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
        insert into payment_hook (id, event_type, resource_id, date, received_at, try_after)
        select ${randomUUID()}::uuid, ${eventType}, ${resourceId}, ${date}::timestamptz, ${now}::timestamptz,
          ${now}::timestamptz
        where ${unprocessedMaximum ?? null}::int is null or (
          select count(*) from (select from payment_hook where processed_at is null limit ${unprocessedMaximum ?? null}::int)
            as unprocessed
        ) < ${unprocessedMaximum ?? null}::int
        on conflict do nothing
        returning id
      `.execute(database);
      return rows.length > 0;
    },

    async listDue(now: Date, maximum: number): Promise<HookRow[]> {
      const { rows } = await sql<HookRow>`
        select id, event_type, resource_id, failed_count from payment_hook
        where processed_at is null and try_after <= ${now} order by try_after, id limit ${maximum}
      `.execute(database);
      return rows;
    },

    /** When the next one may be tried; undefined when all are processed. */
    async findNextTry(): Promise<Date | undefined> {
      const { rows } = await sql<{ try_after: string }>`
        select try_after from payment_hook where processed_at is null order by try_after, id limit 1
      `.execute(database);
      return rows[0] && new Date(rows[0].try_after);
    },

    async noteFailed(id: string, tryAfter: Date): Promise<void> {
      await sql`
        update payment_hook set failed_count = least(failed_count + 1, 1000), try_after = ${tryAfter} where id = ${id}
      `.execute(database);
    },

    async noteProcessed(id: string, now: Date): Promise<void> {
      await sql`update payment_hook set processed_at = ${now} where id = ${id}`.execute(database);
    },

    /** Until when the provider’s events have been read; undefined before the first time. */
    async findReadUntil(): Promise<Date | undefined> {
      const { rows } = await sql<{ read_until: string }>`
        select read_until from payment_event_reading
      `.execute(database);
      return rows[0] && new Date(rows[0].read_until);
    },

    async noteReadUntil(readUntil: Date): Promise<void> {
      await sql`
        insert into payment_event_reading (read_until) values (${readUntil})
        on conflict (is_only) do update set read_until = excluded.read_until
      `.execute(database);
    },

    async deleteOld(before: Date): Promise<void> {
      await sql`delete from payment_hook where received_at <= ${before}`.execute(database);
    },
  };
}
