import { rmSync } from 'node:fs';
import { type ApiProcess, startApiProcess } from '@moien/api/testing/api-process';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { lockTable } from '@moien/api/testing/slow-table';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { isWelcome, openSocket } from '@moien/api/testing/test-socket';
import {
  foldersIn,
  makeSiteFolder,
  openTestGateway,
  openTestSite,
  type TestGateway,
} from './testing/test-site.ts';

/** A page's websocket, once it is connected. */
async function openPage(address: string, { client }: Pick<TestDatabase, 'client'>) {
  const userId = await insertPerson(client);
  const page = await openSocket(address, userId, { cookie: await insertSession(client, userId) });
  await page.until(isWelcome);
  return page;
}

async function untilNobodyListens(address: string): Promise<void> {
  for (;;) {
    const isAnswered = await fetch(`${address}/healthz`, { headers: { connection: 'close' } }).then(
      (answer) => answer.text(),
      () => undefined,
    );
    if (isAnswered === undefined) return;
  }
}

describe('a site in one process that is asked to stop', () => {
  it('finishes the documents that it makes, with all that they need', async () => {
    const site = await openTestSite({ LOADER_TIMEOUT: '20000' });
    const lock = await lockTable(site.databaseUrl, 'session');
    const document = site.visit('/en/search', { cookie: `moien-session=${'a'.repeat(43)}` });
    await lock.waitedFor();
    site.askToStop();
    await untilNobodyListens(site.address);
    await lock.release();
    const { statusCode, headers, body } = await document;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    expect(body).toContain(site.propertyId);
    expect(body).not.toContain('"isSessionMissing":true');
    expect(await site.ended).toBe(0);
    await site.close();
  });
});

describe('a gateway before an API of another process', () => {
  const folder = makeSiteFolder();
  let database: TestDatabase;
  let api: ApiProcess;
  let gateway: TestGateway;

  beforeEach(async () => {
    database = await createTestDatabase();
    api = await startApiProcess({ DATABASE_URL: database.url, JOBS: 'off', TRUST_PROXY: '127.0.0.1' });
    gateway = await openTestGateway({
      ROLE: 'gateway',
      API_URL: api.address,
      STOP_DELAY: '1000',
      ...foldersIn(folder),
    });
  });

  afterEach(async () => {
    await gateway.close();
    await api.stop();
    await database.drop();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('says that it stops, whatever the API says, and sends its pages elsewhere', async () => {
    const page = await openPage(gateway.address, database);
    gateway.askToStop();
    let ready = await gateway.visit('/readyz');
    while (ready.statusCode === 200) ready = await gateway.visit('/readyz');
    expect(JSON.parse(ready.body).reason).toBe('the process is stopping');
    expect((await gateway.visit('/api/properties')).statusCode).toBe(200);
    expect(await page.closed).toBe(1001);
    expect(await gateway.ended).toBe(0);
  });

  it('passes on that the API goes away', async () => {
    const page = await openPage(gateway.address, database);
    api.askToStop();
    expect(await page.closed).toBe(1001);
    expect(await api.ended).toBe(0);
  });
});
