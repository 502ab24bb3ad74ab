import {
  SECURITY_EVENT_MONTHS,
  type SecurityEventKind,
  type SecurityEventMethod,
  type SecurityEventResult,
} from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { RequestClient } from '../../../lib/request-client.ts';

export type SecurityEventRow = {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  result: SecurityEventResult;
  method: SecurityEventMethod | null;
  name: string | null;
  browser: string | null;
  system: string | null;
  network: string | null;
  created_at: string;
};

export type NewSecurityEvent = RequestClient & {
  id: string;
  userId: string;
  kind: SecurityEventKind;
  result: SecurityEventResult;
  method: SecurityEventMethod | null;
  name: string | null;
  createdAt: Date;
};

export type SecurityEventRepository = ReturnType<typeof createSecurityEventRepository>;

export function createSecurityEventRepository(database: Database | Transaction<Tables>) {
  const columns = sql`
    id, user_id, kind, result, method, name, browser, system, network::text as network, created_at
  `;

  return {
    /**
     * Unless there is no such account, or it has `maximum` of this kind and result since. Several that arrive
     * at once may be a few more. One that is recorded again under the same id
     * stays as it is.
     * @returns whether it is recorded now
     */
    async insertEvent(event: NewSecurityEvent, since: Date, maximum: number): Promise<boolean> {
      const { rows } = await sql`
        insert into security_event
          (id, user_id, kind, result, method, name, browser, system, network, session_id, created_at)
        select ${event.id}, user_id, ${event.kind}, ${event.result}, ${event.method}, ${event.name},
          ${event.browser}, ${event.system}, ${event.network}::cidr, ${event.sessionId}::uuid, ${event.createdAt}
        from account
        where user_id = ${event.userId} and (
          select count(*) from security_event as other
          where other.user_id = ${event.userId} and other.created_at > ${since}
            and other.result = ${event.result} and other.kind = ${event.kind}
        ) < ${maximum}
        on conflict (id) do nothing
        returning id
      `.execute(database);
      return rows.length === 1;
    },

    async countEvents(userId: string, kind: SecurityEventKind, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from security_event
        where user_id = ${userId} and created_at > ${since} and kind = ${kind}
      `.execute(database);
      return rows[0]?.count ?? 0;
    },

    async findEvent(id: string): Promise<SecurityEventRow | undefined> {
      const { rows } = await sql<SecurityEventRow>`
        select ${columns} from security_event where id = ${id}
      `.execute(database);
      return rows[0];
    },

    /**
     * One's own, newest first.
     * @param after id of the event of theirs before which these happened; nothing follows one of somebody
     * else
     */
    async listEvents(
      userId: string,
      after: string | undefined,
      maximum: number,
    ): Promise<SecurityEventRow[]> {
      const place = sql`
        and (created_at, id) < (select created_at, id from security_event where id = ${after} and user_id = ${userId})
      `;
      const { rows } = await sql<SecurityEventRow>`
        select ${columns} from security_event
        where user_id = ${userId} ${after === undefined ? sql`` : place}
        order by created_at desc, id desc limit ${maximum}
      `.execute(database);
      return rows;
    },

    /** What the table lets go of an account that is there. */
    async deleteOld(): Promise<void> {
      await sql`
        delete from security_event where created_at < now() - make_interval(months => ${SECURITY_EVENT_MONTHS})
      `.execute(database);
    },
  };
}
