import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@moien/api/database/database';
import { SANDBOX_CLIENT } from '@moien/api/domains/payments/index';
import { giveBusinessPermit } from '@moien/api/testing/business-permit';
import { insertTouristTax } from '@moien/api/testing/price-rules-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { buildTestApp } from '@moien/api/testing/test-app';
import { createTestDatabase } from '@moien/api/testing/test-database';
import { LANGUAGE_TAGS } from '@moien/contract';
import { loadDemo } from '@moien/demo/load-demo';
import { startPaymentServer } from '@moien/sandbox/payments/payment-server';
import type { Person } from '../concurrency/person.ts';
import type { Guest } from './guest.ts';
import { createQueuedJobs } from './queued-jobs.ts';

const TRIES = 10;

export type OfferedOption = { featureTypeId: number; maximumQuantity: number };
export type TotalsSite = Awaited<ReturnType<typeof openTotalsSite>>;

/** The API on a database of its own with the demo's homes, and the sandbox of payments. */
export async function openTotalsSite(homeCount: number, guestCount: number) {
  const test = await createTestDatabase();
  const { client } = test;
  await loadDemo(test.url, { onProgress: () => undefined, homeCount, hasAccounts: false });
  const payments = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  const provider = { origin: payments.origin, ...SANDBOX_CLIENT, isSandbox: true };
  const app = await buildTestApp(test.url, { paymentProvider: provider });
  const database = openDatabase(test.url, () => undefined);
  async function person(): Promise<Person> {
    const userId = await insertPerson(client);
    return { userId, cookie: await insertSession(client, userId) };
  }

  await taxEverySecondCity(client);
  const owner = await person();
  await client.query('update property set owner_id = $1', [owner.userId]);
  await giveBusinessPermit(client, owner.userId);
  const guests: Guest[] = [];
  for (let index = 0; index < guestCount; index += 1)
    guests.push({ ...(await person()), language: LANGUAGE_TAGS[index % LANGUAGE_TAGS.length] ?? 'en' });

  return {
    client,
    payments,
    owner,
    guests,
    options: await readOptions(client),

    async get<Answer>(url: string, who?: Person): Promise<Answer> {
      const answer = await app.inject({ url, headers: who ? { cookie: who.cookie } : {} });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },

    /** What is answered with 503 by a machine that is busy is sent again as it is. */
    async post<Answer extends object>(url: string, who: Person, body?: object): Promise<Answer> {
      const send = () =>
        app.inject({
          method: 'POST',
          url,
          headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin' },
          ...(body ? { payload: body } : {}),
        });
      let answer = await send();
      for (let tries = 1; answer.statusCode === 503 && tries < TRIES; tries += 1) {
        await delay(Number(answer.headers['retry-after']) * 1000);
        answer = await send();
      }
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },

    queue: createQueuedJobs(database, provider),

    async close(): Promise<void> {
      await app.close();
      await payments.stop();
      await database.destroy();
      await test.drop();
    },
  };
}

type Client = Awaited<ReturnType<typeof createTestDatabase>>['client'];

/** The demo has no tourist taxes: these are made up. */
async function taxEverySecondCity(client: Client): Promise<void> {
  const { rows } = await client.query<{ city_id: number }>(
    'select distinct city_id from property order by city_id',
  );
  for (const [index, { city_id: cityId }] of rows.entries()) {
    if (index % 4 === 0) await insertTouristTax(client, cityId, { amount: 275 });
    if (index % 4 === 2) await insertTouristTax(client, cityId, { percent: 3.5, cap: 310 });
  }
}

/** What each home offers for money. */
async function readOptions(client: Client): Promise<Map<string, OfferedOption[]>> {
  const { rows } = await client.query<OfferedOption & { propertyId: string }>(
    `select property_id as "propertyId", feature_type_id as "featureTypeId", maximum_quantity as "maximumQuantity"
     from property_booking_option join property_feature using (property_id, feature_type_id)
     where value <> 0 order by property_id, feature_type_id`,
  );
  return Map.groupBy(rows, ({ propertyId }) => propertyId);
}
