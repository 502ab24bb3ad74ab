import { randomUUIDv7 } from 'node:crypto';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { withClient } from '@moien/tooling/postgres/databases';
import type pg from 'pg';
import { FIRST_SEQ, type Speaker, type Talk } from './talk-plan.ts';

/** Pairs of a guest and an owner, both signed in, each with a conversation that the guest has begun. */
export function seedTalks(databaseUrl: string, count: number): Promise<Talk[]> {
  return withClient(databaseUrl, async (client) => {
    const talks: Talk[] = [];
    for (let number = 0; number < count; number += 1) talks.push(await seedTalk(client));
    return talks;
  });
}

async function seedTalk(client: pg.Client): Promise<Talk> {
  const [guest, owner] = [await signIn(client), await signIn(client)];
  const propertyId = await insertProperty(client, {});
  await client.query('update property set owner_id = $2 where id = $1', [propertyId, owner.userId]);
  const conversationId = randomUUIDv7();
  await client.query(
    `insert into conversation
       (id, property_id, source_user_id, target_user_id, type_id, created_at, last_message_at, last_seq,
         source_last_seq)
     values ($1, $2, $3, $4, 1, now(), now(), $5, $5)`,
    [conversationId, propertyId, guest.userId, owner.userId, FIRST_SEQ],
  );
  await client.query(
    `insert into message (conversation_id, id, seq, sender_id, text, created_at)
     values ($1, $2, $4, $3, 'Moien', now())`,
    [conversationId, randomUUIDv7(), guest.userId, FIRST_SEQ],
  );
  return { conversationId, speakers: [guest, owner] };
}

async function signIn(client: pg.Client): Promise<Speaker> {
  const userId = await insertPerson(client);
  return { userId, cookie: await insertSession(client, userId) };
}
