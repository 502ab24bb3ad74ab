import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { withClient } from '@moien/tooling/postgres/databases';

const SESSION_MILLISECONDS = 20 * 24 * 3_600_000;
const HOMES_EACH = 8;

/** Somebody who is signed in, with homes to do something with. */
export type StormPerson = { userId: string; cookie: string; homes: string[] };

export function insertPeople(databaseUrl: string, count: number): Promise<StormPerson[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ property_id: string }>(
      'select property_id from property_search order by property_id limit $1',
      [HOMES_EACH],
    );
    const homes = rows.map((row) => row.property_id);
    const people: StormPerson[] = [];
    for (let index = 0; index < count; index += 1) {
      const userId = await insertPerson(client);
      const expiresAt = new Date(Date.now() + SESSION_MILLISECONDS);
      const cookie = await insertSession(client, userId, { expiresAt, lastSeenAt: new Date() });
      people.push({ userId, cookie, homes });
    }
    return people;
  });
}
