import { SANDBOX_CLIENT } from '@moien/api/domains/payments/index';
import type { Random } from '@moien/api/lib/random';
import { type ApiProcess, startApiProcess } from '@moien/api/testing/api-process';
import { openMoneyFacts } from '@moien/api/testing/money/money-facts';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { createTestDatabase } from '@moien/api/testing/test-database';
import { startPaymentServer } from '@moien/sandbox/payments/payment-server';
import { freePort } from '@moien/tooling/port';

export type Person = { userId: string; cookie: string };
export type Home = { propertyId: string; owner: Person };

export type KillStage = Awaited<ReturnType<typeof openKillStage>>;

const POLICIES = ['flexible', 'moderate', 'firm', 'strict'];

/**
 * Processes of the API on one database, each of which can be killed and started again, and the payment
 * server.
 */
export async function openKillStage(processCount: number) {
  const database = await createTestDatabase();
  const payments = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  const facts = openMoneyFacts(database.url, database.client, payments);
  const processes: { api: ApiProcess; isUp: boolean; port: number }[] = [];
  const start = (port: number): Promise<ApiProcess> =>
    startApiProcess({
      DATABASE_URL: database.url,
      SANDBOX_ORIGIN: payments.origin,
      JOBS: 'on',
      PORT: String(port),
    });
  for (let count = 0; count < processCount; count += 1) {
    const port = await freePort('127.0.0.1');
    processes.push({ api: await start(port), isUp: true, port });
  }

  async function insertSignedIn(): Promise<Person> {
    const userId = await insertPerson(database.client);
    return { userId, cookie: await insertSession(database.client, userId) };
  }
  let lastPerson: Promise<unknown> = Promise.resolve();
  /** One after the other: all use the same connection. */
  function person(): Promise<Person> {
    const next = lastPerson.then(insertSignedIn);
    lastPerson = next;
    return next;
  }

  return {
    client: database.client,
    facts,
    payments,
    person,
    /** Of a process that is up, if one is. */
    address(random: Random): string {
      const up = processes.filter(({ isUp }) => isUp);
      return random.pick(up.length > 0 ? up : processes).api.address;
    },
    async home(random: Random): Promise<Home> {
      const owner = await person();
      const home = {
        nightly_price: random.integer(3000, 20_000),
        cleaning_fee: random.integer(0, 5000),
        is_instant_bookable: random.chance(0.6),
        cancellation_policy: random.pick(POLICIES),
      };
      const propertyId = await insertProperty(database.client, home);
      await database.client.query('update property set owner_id = $2 where id = $1', [
        propertyId,
        owner.userId,
      ]);
      return { propertyId, owner };
    },
    /** Ends a process as it stands and starts it again. */
    async kill(random: Random): Promise<void> {
      const killed = random.pick(processes);
      killed.isUp = false;
      killed.api.kill();
      await killed.api.ended;
      killed.api = await start(killed.port);
      killed.isUp = true;
    },
    /** Errors that a process has logged since it was started. */
    errors: (): string[] =>
      processes.flatMap(({ api }) => api.lines.filter((line) => line.includes('"level":50'))),
    async close(): Promise<void> {
      for (const { api } of processes) await api.stop();
      await facts.close();
      await payments.stop();
      await database.drop();
    },
  };
}
