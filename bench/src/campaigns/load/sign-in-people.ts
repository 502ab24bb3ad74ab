import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { withClient } from '@moien/tooling/postgres/databases';
import type { LoadPlan } from './load-plan.ts';

/** So many people of their own, each signed in. */
export function signInPeople(databaseUrl: string, count: number): Promise<LoadPlan['people']> {
  return withClient(databaseUrl, async (client) => {
    const people: { userId: string; cookie: string }[] = [];
    for (let number = 0; number < count; number += 1) {
      const userId = await insertPerson(client);
      people.push({ userId, cookie: await insertSession(client, userId) });
    }
    return people;
  });
}
