import { REALTIME_CLOSE } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { createDeleteAccount } from '../domains/identity/index.ts';
import { TEST_PASSWORD } from '../testing/account-factory.ts';
import { type MessagingSite, openMessagingSite } from '../testing/messaging-site.ts';
import { insertPerson, insertSession } from '../testing/session-factory.ts';
import { testConfig } from '../testing/test-app.ts';
import { isWelcome, openSocket } from '../testing/test-socket.ts';
import { QUEUEING } from '../testing/waiting-database.ts';

let site: MessagingSite;
/** Another process on the same database. */
let other: FastifyInstance;
const addresses: string[] = [];

beforeAll(async () => {
  site = await openMessagingSite();
  other = await buildApp(testConfig(site.database.url), { waitingLimits: QUEUEING });
  for (const app of [site.app, other]) addresses.push(await app.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);

afterAll(async () => {
  await other.close();
  await site.close();
});

/** Two browsers of a person, each with a page in both processes. */
async function openBrowsers() {
  const userId = await insertPerson(site.client, { hasPassword: true });
  const browser = async () => {
    const cookie = await insertSession(site.client, userId);
    const pages = await Promise.all(addresses.map((address) => openSocket(address, userId, { cookie })));
    await Promise.all(pages.map((page) => page.until(isWelcome)));
    const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      site.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    return { pages, call, codes: () => Promise.all(pages.map(({ closed }) => closed)) };
  };
  return { userId, asking: await browser(), left: await browser() };
}

type Browsers = Awaited<ReturnType<typeof openBrowsers>>;

const signedOut = [REALTIME_CLOSE.signedOut, REALTIME_CLOSE.signedOut];

describe('connections of a session that has ended', () => {
  it.each<[string, (browsers: Browsers) => Promise<unknown>]>([
    ['by another browser', ({ asking }) => asking.call('DELETE', '/api/account/sessions')],
    [
      'with the password',
      ({ asking }) =>
        asking.call('PUT', '/api/account/password', {
          ...{ proof: { password: TEST_PASSWORD }, password: 'Another-horse-2' },
        }),
    ],
    ['by itself', ({ left }) => left.call('POST', '/api/sign-out')],
  ])('%s are closed at once in every process, and no others', async (_how, end) => {
    const browsers = await openBrowsers();
    const begun = performance.now();
    expect(await end(browsers)).toMatchObject({ statusCode: 200 });
    expect(await browsers.left.codes()).toEqual(signedOut);
    expect(performance.now() - begun).toBeLessThan(2000);
    for (const { socket } of browsers.asking.pages) {
      expect(socket.readyState).toBe(socket.OPEN);
      socket.close();
    }
    await browsers.asking.codes();
  });

  it('with the account are closed at once', async () => {
    const { userId, asking, left } = await openBrowsers();
    const begun = performance.now();
    const connection = openDatabase(site.database.url, () => undefined);
    await createDeleteAccount(connection)(userId);
    await connection.destroy();
    expect([await asking.codes(), await left.codes()]).toEqual([signedOut, signedOut]);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
