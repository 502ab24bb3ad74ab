import { buildTestApp } from '@moien/api/testing/test-app';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { DEMO_PASSWORD, demoAccounts, removeDemoAccounts, writeDemoAccounts } from './accounts.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await writeDemoAccounts(database.client);
}, 120_000);

afterEach(() => database.drop());

const PUBLIC = { publicOrigin: 'https://moien.example', isDevelopment: false };

describe('a demo account', () => {
  it('of each role signs in with the password that everybody knows', async () => {
    const app = await buildTestApp(database.url, { isDevelopment: true });
    const roles = await Promise.all(
      demoAccounts().map(async ({ email }) => {
        const form = new URLSearchParams({ email, password: DEMO_PASSWORD }).toString();
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const answer = await app.inject({
          method: 'POST',
          url: '/api/admin/sign-in',
          payload: form,
          headers,
        });
        const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
        return (await app.inject({ url: '/api/account', headers: { cookie } })).json().roleArray;
      }),
    );
    expect(roles).toEqual([['user'], ['user', 'owner'], ['user', 'team-member'], ['user', 'admin']]);
    await app.close();
  });

  it('is added once', async () => {
    expect(await writeDemoAccounts(database.client)).toBe(0);
  });
});

describe('a public site', () => {
  it('does not start with demo accounts, and starts once they are removed', async () => {
    await expect(buildTestApp(database.url, PUBLIC)).rejects.toThrow(
      /^The database holds demo accounts, .* node demo\/src\/people\/remove-demo-accounts\.ts/,
    );
    expect(await removeDemoAccounts(database.client)).toBe(4);
    expect(await removeDemoAccounts(database.client)).toBe(0);
    const app = await buildTestApp(database.url, PUBLIC);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('that starts while the database is away lets nobody in before it knows', async () => {
    await database.client.query('alter table account rename to account_elsewhere');
    const app = await buildTestApp(database.url, PUBLIC);
    await database.client.query('alter table account_elsewhere rename to account');
    const change = () =>
      app.inject({ method: 'POST', url: '/api/sign-out', headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await change()).statusCode).toBe(503);
    expect((await app.inject('/api/auth/providers')).statusCode).toBe(200);
    await removeDemoAccounts(database.client);
    expect((await change()).statusCode).toBe(200);
    await app.close();
  });

  it('is not what a developer runs', async () => {
    for (const config of [
      { host: '127.0.0.1' },
      { host: '0.0.0.0', isDevelopment: true, publicOrigin: 'http://localhost:4000' },
    ])
      await expect(buildTestApp(database.url, config).then((app) => app.close())).resolves.toBeUndefined();
  });
});
