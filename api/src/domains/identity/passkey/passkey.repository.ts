import { PASSKEYS_MAXIMUM } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type PasskeyRow = {
  id: string;
  credential_id: Buffer;
  transports: string[];
  is_backed_up: boolean;
  name: string;
  created_at: string;
  last_used_at: string | null;
};

/** With what its signatures are compared with. */
export type SigningPasskeyRow = PasskeyRow & {
  user_id: string;
  email: string;
  public_key: Buffer;
  counter: number;
  is_blocked: boolean;
};

export type NewPasskeyRow = {
  id: string;
  userId: string;
  credentialId: Buffer;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  isBackedUp: boolean;
  name: string;
  createdAt: Date;
};

type Use = { id: string; counter: number; isBackedUp: boolean; at: Date };

export function createPasskeyRepository(database: Database | Transaction<Tables>) {
  const columns = sql`
    passkey.id, credential_id, to_json(transports) as transports, is_backed_up, name, passkey.created_at, last_used_at
  `;

  return {
    /** Oldest first. */
    async list(userId: string): Promise<PasskeyRow[]> {
      const { rows } = await sql<PasskeyRow>`
        select ${columns} from passkey where user_id = ${userId}
        order by created_at, id limit ${PASSKEYS_MAXIMUM}
      `.execute(database);
      return rows;
    },

    /** False when somebody has it already. */
    async insert(passkey: NewPasskeyRow): Promise<boolean> {
      const { rows } = await sql`
        insert into passkey
          (id, user_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
        values (${passkey.id}, ${passkey.userId}, ${passkey.credentialId}, ${Buffer.from(passkey.publicKey)},
          ${passkey.counter}, ${[...passkey.transports]}, ${passkey.isBackedUp}, ${passkey.name},
          ${passkey.createdAt})
        on conflict (credential_id) do nothing returning 1
      `.execute(database);
      return rows.length === 1;
    },

    async findByCredential(credentialId: Buffer): Promise<SigningPasskeyRow | undefined> {
      const { rows } = await sql<SigningPasskeyRow>`
        select ${columns}, passkey.user_id, email::text as email, public_key, counter,
          blocked_at is not null as is_blocked
        from passkey
        join account on account.user_id = passkey.user_id
        join profile on profile.user_id = passkey.user_id
        where credential_id = ${credentialId} and email is not null
      `.execute(database);
      return rows[0];
    },

    /** False when it was removed, or its counter has not grown: a copy of it may have signed. */
    async use({ id, counter, isBackedUp, at }: Use): Promise<boolean> {
      const { rows } = await sql`
        update passkey set counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = ${at}
        where id = ${id} and (counter < ${counter}::bigint or counter = 0 and ${counter}::bigint = 0) returning 1
      `.execute(database);
      return rows.length === 1;
    },

    async rename(userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
      const { rows } = await sql<PasskeyRow>`
        update passkey set name = ${name} where user_id = ${userId} and id = ${id} returning ${columns}
      `.execute(database);
      return rows[0];
    },

    /** @returns its name */
    async remove(userId: string, id: string): Promise<string | undefined> {
      const { rows } = await sql<{ name: string }>`
        delete from passkey where user_id = ${userId} and id = ${id} returning name
      `.execute(database);
      return rows[0]?.name;
    },
  };
}
