import type { PayoutMethod } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { NoteChange } from './recipient.service.ts';

export function createPayoutSettings(database: Database, now: () => Date) {
  return {
    async find(userId: string): Promise<PayoutMethod> {
      const { rows } = await sql<{ payout_method: PayoutMethod }>`
        select payout_method from payout_setting where user_id = ${userId}
      `.execute(database);
      return rows[0]?.payout_method ?? 'standard';
    },

    set: (userId: string, payoutMethod: PayoutMethod, noteChange: NoteChange): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await sql`
          insert into payout_setting (user_id, payout_method, changed_at)
          values (${userId}, ${payoutMethod}, ${now()})
          on conflict (user_id) do update set
            payout_method = excluded.payout_method, changed_at = excluded.changed_at
        `.execute(transaction);
        await noteChange(transaction);
      }),
  };
}
