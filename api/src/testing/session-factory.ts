import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@moien/contract';
import type pg from 'pg';
import { sessionCookieName } from '../domains/identity/access/session-cookie.ts';
import { createToken, hashToken } from '../lib/random-token.ts';
import { hashTestPassword } from './account-factory.ts';
import { insertProfile, insertProperty } from './property-factory.ts';

/** Of somebody who is signed in. */
export type PersonRole = Exclude<Role, 'visitor'>;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

type Person = { role?: PersonRole; remotes?: string[]; email?: string; hasPassword?: boolean };

/** A person with an account, and with `TEST_PASSWORD` if they have one. */
export async function insertPerson(
  client: pg.Client,
  { role = 'user', remotes = [], email, hasPassword = false }: Person = {},
): Promise<string> {
  const userId = await insertProfile(client);
  await client.query('update profile set email = $2, mangopay_user_id = $3 where user_id = $1', [
    userId,
    email ?? `${userId}@moien.example`,
    role === 'owner' ? `test-${userId}` : null,
  ]);
  await client.query(
    `insert into account (user_id, role, remotes, password_hash, language, created_at)
     values ($1, $2, $3, $4, 'en', now())`,
    [userId, role === 'owner' ? 'user' : role, remotes, hasPassword ? await hashTestPassword() : null],
  );
  return userId;
}

/**
 * Signs a person in as a browser would have done.
 * @param protocol of the site that will be asked
 * @param lastSeenAt default: a day before it ends
 * @returns the header `cookie` of that browser
 */
export async function insertSession(
  client: pg.Client,
  userId: string,
  {
    protocol = 'http',
    expiresAt = new Date(Date.now() + DAY_MILLISECONDS),
    lastSeenAt = new Date(expiresAt.getTime() - DAY_MILLISECONDS),
  }: { protocol?: 'http' | 'https'; expiresAt?: Date; lastSeenAt?: Date } = {},
): Promise<string> {
  const token = createToken();
  await client.query(
    'insert into session (token_hash, user_id, last_seen_at, expires_at) values ($1, $2, $3, $4)',
    [hashToken(token), userId, lastSeenAt, expiresAt],
  );
  return `${sessionCookieName(protocol)}=${token}`;
}

/**
 * Unread notifications of a person, and messages to them: as the source of one conversation and the target of
 * another, about a home of whoever is the target there.
 */
export async function insertUnread(
  client: pg.Client,
  userId: string,
  {
    partnerId,
    notifications = 0,
    asSource = 0,
    asTarget = 0,
  }: {
    /** Who writes the messages; needed for `asSource` and `asTarget`. */
    partnerId?: string;
    notifications?: number;
    asSource?: number;
    asTarget?: number;
  },
): Promise<void> {
  await client.query(
    `insert into notification (id, user_id, kind, data, created_at)
     select gen_random_uuid(), $1, 'booking-confirmed', '{}', now() from generate_series(1, $2)`,
    [userId, notifications],
  );
  if (!partnerId) return;
  await insertMessages(client, {
    sourceId: userId,
    targetId: partnerId,
    senderId: partnerId,
    count: asSource,
  });
  await insertMessages(client, {
    sourceId: partnerId,
    targetId: userId,
    senderId: partnerId,
    count: asTarget,
  });
}

type Written = { sourceId: string; targetId: string; senderId: string; count: number };

/** A conversation about a home of its own, with messages that nobody has read. @returns its id */
export async function insertMessages(
  client: pg.Client,
  { sourceId, targetId, senderId, count }: Written,
): Promise<string> {
  const propertyId = await insertProperty(client, { ad_state: 'paused' });
  await client.query('update property set owner_id = $2 where id = $1', [propertyId, targetId]);
  const id = randomUUIDv7();
  const [bySource, byTarget] = [sourceId, targetId].map((side) => (side === senderId ? count : 0));
  await client.query(
    `insert into conversation
       (id, property_id, source_user_id, target_user_id, type_id, last_seq, source_last_seq, target_last_seq,
         created_at, last_message_at)
     values ($1, $2, $3, $4, 1, $5, $6, $7, now(), now())`,
    [id, propertyId, sourceId, targetId, count, bySource, byTarget],
  );
  await client.query(
    `insert into message (conversation_id, id, seq, sender_id, text, created_at)
     select $1, gen_random_uuid(), number, $2, 'Message ' || number, now() from generate_series(1, $3) as number`,
    [id, senderId, count],
  );
  return id;
}
