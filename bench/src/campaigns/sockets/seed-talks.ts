import { randomUUIDv7 } from 'node:crypto';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { withClient } from '@moien/tooling/postgres/databases';
import type pg from 'pg';
import type { Speaker, Talk } from './talk-plan.ts';

/** Pairs of a guest and an owner, both signed in, each with an empty conversation about the owner's home. */
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
       (id, property_id, source_user_id, target_user_id, type_id, created_at, last_message_at)
     values ($1, $2, $3, $4, 1, now(), now())`,
    [conversationId, propertyId, guest.userId, owner.userId],
  );
  return { conversationId, speakers: [guest, owner] };
}

async function signIn(client: pg.Client): Promise<Speaker> {
  const userId = await insertPerson(client);
  return { userId, cookie: await insertSession(client, userId) };
}
