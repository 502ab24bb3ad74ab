import { rmSync } from 'node:fs';
import { OWN_KEYS } from '@moien/api/testing/own-keys';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { isWelcome, openSocket } from '@moien/api/testing/test-socket';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from './testing/test-site.ts';

const HOST = 'moien.example';
const HTTPS_ORIGIN = `https://${HOST}`;
/** As a proxy sends them that ends TLS. */
const BEHIND_PROXY = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': HOST,
};
const TRUSTING = { TRUST_PROXY: '127.0.0.1' };

let database: TestDatabase;
const open = new Map<string, TestGateway>();
const folders: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await Promise.all([
    start('one process', TRUSTING),
    start('the public origin alone', { PUBLIC_ORIGIN: HTTPS_ORIGIN }),
    start('nothing', {}),
    start('an API', { ...TRUSTING, ROLE: 'api' }).then((api) =>
      Promise.all([
        start('two processes', { ...TRUSTING, ROLE: 'gateway', API_URL: api.address }),
        start('a gateway that knows the public origin', {
          PUBLIC_ORIGIN: HTTPS_ORIGIN,
          ROLE: 'gateway',
          API_URL: api.address,
        }),
      ]),
    ),
  ]);
}, 120_000);

afterAll(async () => {
  await Promise.all([...open.values()].map((gateway) => gateway.close()));
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function start(name: string, environment: Record<string, string>): Promise<TestGateway> {
  const folder = makeSiteFolder();
  folders.push(folder);
  const gateway = await openTestGateway({
    DATABASE_URL: database.url,
    ...OWN_KEYS,
    ...foldersIn(folder),
    LOADER_TIMEOUT: '30000',
    ...environment,
  });
  open.set(name, gateway);
  return gateway;
}

function gatewayOf(name: string): TestGateway {
  const gateway = open.get(name);
  if (!gateway) throw new Error(`There is no site with ${name}.`);
  return gateway;
}

async function person(firstName: string): Promise<{ userId: string; secured: string; plain: string }> {
  const userId = await insertPerson(database.client);
  await database.client.query('update profile set first_name = $2 where user_id = $1', [userId, firstName]);
  const secured = await insertSession(database.client, userId, { protocol: 'https' });
  return { userId, secured, plain: secured.replace('__Host-', '') };
}

const ways = [
  ['one process', BEHIND_PROXY],
  ['two processes', BEHIND_PROXY],
  ['the public origin alone', {}],
  ['a gateway that knows the public origin', {}],
  ['one process', { ...BEHIND_PROXY, 'x-forwarded-proto': 'HTTPS' }],
] as const;

describe.each(ways)('over https, with %s and headers %j', (name, headers) => {
  it('the document names who is signed in', async () => {
    const anna = await person('Annatina');
    const { body } = await gatewayOf(name).visit('/en', { ...headers, cookie: anna.secured });
    expect(body).toContain('Annatina');
  });

  it('a planted cookie with the plain name counts nowhere', async () => {
    const [anna, ben] = [await person('Annatina'), await person('Benedikt')];
    const both = { ...headers, cookie: `${ben.plain}; ${anna.secured}` };
    expect((await gatewayOf(name).visit('/en', both)).body).not.toContain('Benedikt');
    const planted = { ...headers, cookie: ben.plain };
    expect((await gatewayOf(name).visit('/en', planted)).body).not.toContain('Benedikt');
    const profile = await gatewayOf(name).visit('/api/account/sessions', planted);
    expect(profile.statusCode).toBe(401);
  });

  it('every cookie of the first document is a secure one', async () => {
    const { headers: answer } = await gatewayOf(name).visit('/en', headers);
    expect(answer['set-cookie']).toEqual([expect.stringMatching(/^moien-visited=1;.*; Secure/)]);
  });

  it('the websocket knows who is signed in by the secured cookie alone', async () => {
    const anna = await person('Annatina');
    const { address } = gatewayOf(name);
    const asked = { origin: HTTPS_ORIGIN, headers: { host: HOST, ...headers } };
    const signedIn = await openSocket(address, anna.userId, { ...asked, cookie: anna.secured });
    await signedIn.until(isWelcome);
    signedIn.socket.close();
    const planted = await openSocket(address, anna.userId, { ...asked, cookie: anna.plain });
    expect([await planted.closed, planted.events]).toEqual([4401, []]);
  });
});

describe('a proxy that nobody trusts', () => {
  it('does not make a request one of https', async () => {
    const anna = await person('Annatina');
    const gateway = gatewayOf('nothing');
    const { body, headers } = await gateway.visit('/en', { ...BEHIND_PROXY, cookie: anna.secured });
    expect(body).not.toContain('Annatina');
    expect(headers['set-cookie']).toEqual([expect.not.stringContaining('Secure')]);
    expect((await gateway.visit('/en', { ...BEHIND_PROXY, cookie: anna.plain })).body).toContain('Annatina');
  });
});

it('a proxy that says wss of a websocket means https', async () => {
  const anna = await person('Annatina');
  const headers = { host: HOST, ...BEHIND_PROXY, 'x-forwarded-proto': 'wss' };
  const { address } = gatewayOf('one process');
  const socket = await openSocket(address, anna.userId, {
    headers,
    origin: HTTPS_ORIGIN,
    cookie: anna.secured,
  });
  await socket.until(isWelcome);
  socket.socket.close();
});
