import type { AccountHolder, PostalAddress, RecipientState } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type RecipientRow = {
  id: string;
  user_id: string;
  provider_id: string | null;
  state: RecipientState;
  iban: string;
  bic: string;
  holder: AccountHolder;
  address: PostalAddress;
  action_url: string | null;
  failure_code: string | null;
  created_at: string;
  activated_at: string | null;
};

export type NewRecipientRow = Pick<RecipientRow, 'id' | 'user_id' | 'iban' | 'bic' | 'holder' | 'address'>;

const COLUMNS = sql.raw(
  'id, user_id, provider_id, state, iban, bic, holder, address, action_url, failure_code, created_at, activated_at',
);

export type RecipientRepository = ReturnType<typeof createRecipientRepository>;

export function createRecipientRepository(database: Database | Transaction<Tables>) {
  const list = async (condition: ReturnType<typeof sql>): Promise<RecipientRow[]> => {
    const { rows } = await sql<RecipientRow>`
      select ${COLUMNS} from payment_recipient where ${condition}
    `.execute(database);
    return rows;
  };
  const end = async (condition: ReturnType<typeof sql>, state: RecipientState, at: Date) => {
    const { rows } = await sql<{ provider_id: string | null }>`
      update payment_recipient set state = ${state}, ended_at = ${at}, action_url = null
      where ${condition} returning provider_id
    `.execute(database);
    return rows;
  };

  return {
    find: async (id: string, userId: string) => (await list(sql`id = ${id} and user_id = ${userId}`))[0],
    findActive: async (userId: string) => (await list(sql`user_id = ${userId} and state = 'active'`))[0],
    findPending: async (userId: string) => (await list(sql`user_id = ${userId} and state = 'pending'`))[0],
    findByProvider: async (providerId: string) => (await list(sql`provider_id = ${providerId}`))[0],
    /** Of those that the owner's bank or the owner did not confirm, the newest. */
    findRefused: async (userId: string) =>
      (
        await list(sql`user_id = ${userId} and state = 'refused' order by created_at desc, id desc limit 1`)
      )[0],

    /** Whoever changes an owner's accounts does so one after the other. */
    async lockOwner(userId: string): Promise<void> {
      await sql`select from profile where user_id = ${userId} for no key update`.execute(database);
    },

    /** @returns false where there is such an account already */
    async insert(row: NewRecipientRow, at: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into payment_recipient (id, user_id, state, iban, bic, holder, address, created_at)
        values (${row.id}, ${row.user_id}, 'pending', ${row.iban}, ${row.bic},
          ${JSON.stringify(row.holder)}::jsonb, ${JSON.stringify(row.address)}::jsonb, ${at})
        on conflict (id) do nothing returning id
      `.execute(database);
      return rows.length > 0;
    },

    async noteProvider(id: string, providerId: string, actionUrl: string | null): Promise<void> {
      await sql`
        update payment_recipient set provider_id = ${providerId}, action_url = ${actionUrl}
        where id = ${id} and state = 'pending'
      `.execute(database);
    },

    endPending: (userId: string, at: Date) =>
      end(sql`user_id = ${userId} and state = 'pending'`, 'replaced', at),
    endActive: (userId: string, at: Date) =>
      end(sql`user_id = ${userId} and state = 'active'`, 'replaced', at),
    refuse: (id: string, at: Date) => end(sql`id = ${id} and state = 'pending'`, 'refused', at),
    remove: (id: string, at: Date) => end(sql`id = ${id} and state in ('pending', 'active')`, 'removed', at),

    async activate(id: string, at: Date): Promise<boolean> {
      const { rows } = await sql`
        update payment_recipient set state = 'active', activated_at = ${at}, action_url = null
        where id = ${id} and state = 'pending' returning id
      `.execute(database);
      return rows.length > 0;
    },
  };
}
