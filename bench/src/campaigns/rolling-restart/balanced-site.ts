import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiProcess, startApiProcess } from '@moien/api/testing/api-process';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { createTestDatabase } from '@moien/api/testing/test-database';
import { makeSiteFolder, openTestGateway, type TestGateway } from '@moien/gateway/testing/test-site';
import { type Balancer, startBalancer } from '@moien/tooling/testing/balancer';
import { openReleaseCalls, publishBuilds } from '@moien/tooling/testing/publish-builds';
import type { Person } from './visitor.ts';

/** A process of the site that can be replaced. */
export interface SiteMember {
  readonly name: string;
  /**
   * Asks it to stop, and starts another one in its place. @returns with which code it ended
   * @param isStartedFirst whether the other one is there before
   */
  replace(isStartedFirst: boolean): Promise<number | NodeJS.Signals>;
}

export interface BalancedSite {
  /** Of the balancer before the gateways. */
  readonly address: string;
  readonly members: readonly SiteMember[];
  readonly people: readonly Person[];
  readonly propertyIds: readonly string[];
  close(): Promise<void>;
}

type Member = Pick<ApiProcess & TestGateway, 'address' | 'askToStop' | 'ended'>;

const HOMES = 12;

/** Gateways behind a balancer, before a balancer of APIs, with one database. */
export async function openBalancedSite(options: {
  apis: number;
  gateways: number;
  people: number;
  /** Milliseconds: more than the balancer keeps connections for, and than it takes to notice. */
  stopDelay: number;
}): Promise<BalancedSite> {
  const database = await createTestDatabase();
  const { client } = database;
  const folder = makeSiteFolder();
  const [apis, gateways] = [await startBalancer(), await startBalancer()];
  const propertyIds = await times(HOMES, () => insertProperty(client, {}));
  const people = await times(options.people, async () => {
    const userId = await insertPerson(client);
    return { userId, cookie: await insertSession(client, userId) };
  });
  const shared = {
    STOP_DELAY: String(options.stopDelay),
    TRUST_PROXY: '127.0.0.1',
    RELEASES_DIRECTORY: join(folder, 'releases'),
    OUTBOX_DIRECTORY: join(folder, 'outbox'),
  };
  const startApi = () => startApiProcess({ ...shared, DATABASE_URL: database.url });
  const startGateway = (index: number) => () => {
    const own = join(folder, `gateway-${index}`);
    mkdirSync(own, { recursive: true });
    // A busy machine must not decide what a document holds.
    return openTestGateway({
      ...shared,
      ROLE: 'gateway',
      API_URL: apis.address,
      MOIEN_VAR: own,
      LOADER_TIMEOUT: '30000',
    });
  };
  const members = [
    ...(await times(options.apis, (index) => startMember(`api ${index + 1}`, apis, startApi))),
    ...(await times(options.gateways, (index) =>
      startMember(`gateway ${index + 1}`, gateways, startGateway(index)),
    )),
  ];
  await publishBuilds(await openReleaseCalls(gateways.address, database.url));
  return {
    address: gateways.address,
    members,
    people,
    propertyIds,
    async close() {
      for (const member of members.toReversed()) await member.stop();
      await Promise.all([gateways.close(), apis.close()]);
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startMember(name: string, balancer: Balancer, start: () => Promise<Member>) {
  let current = await start();
  await balancer.add(current.address);
  const stop = async ({ address, askToStop, ended }: Member) => {
    askToStop();
    const code = await ended;
    balancer.remove(address);
    return code;
  };
  const startNext = async () => {
    current = await start();
    await balancer.add(current.address);
  };
  return {
    name,
    async replace(isStartedFirst: boolean) {
      const former = current;
      if (isStartedFirst) await startNext();
      const code = await stop(former);
      if (!isStartedFirst) await startNext();
      return code;
    },
    stop: () => stop(current),
  };
}

async function times<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}
