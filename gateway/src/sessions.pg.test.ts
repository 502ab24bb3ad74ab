import { rmSync } from 'node:fs';
import { insertAccount, TEST_PASSWORD } from '@moien/api/testing/account-factory';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { getSession, type Session, signInWithPassword, signOut } from '@moien/contract';
import { foldersIn, makeSiteFolder, openTestGateway, type TestGateway } from './testing/test-site.ts';

const EMAIL = 'anna@example.org';

let database: TestDatabase;
let userId: string;
const folders = [makeSiteFolder(), makeSiteFolder()];
const open = (folder = '') => openTestGateway({ DATABASE_URL: database.url, ...foldersIn(folder) });

beforeAll(async () => {
  database = await createTestDatabase();
  userId = await insertAccount(database.client, { email: EMAIL });
});

afterAll(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** @returns what the browser sends from now on */
async function signIn({ address }: TestGateway): Promise<string> {
  const body = new URLSearchParams({ email: EMAIL, password: TEST_PASSWORD });
  const answer = await fetch(`${address}${signInWithPassword.url}`, { method: 'POST', body });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function whoIs({ address }: TestGateway, cookie: string): Promise<string | undefined> {
  const answer = await fetch(`${address}${getSession.url}`, { method: 'POST', headers: { cookie } });
  return ((await answer.json()) as Session).profile?.userId;
}

it('a session goes on in another process and after a restart of both, and ends in all of them', async () => {
  const [first, second] = await Promise.all(folders.map(open));
  if (!first || !second) throw new Error('There are not two processes.');
  const cookie = await signIn(first);
  expect(await whoIs(second, cookie)).toBe(userId);
  await Promise.all([first.close(), second.close()]);

  const [third, fourth] = await Promise.all(folders.map(open));
  if (!third || !fourth) throw new Error('There are not two processes.');
  expect([await whoIs(third, cookie), await whoIs(fourth, cookie)]).toEqual([userId, userId]);
  await fetch(`${fourth.address}${signOut.url}`, { method: 'POST', headers: { cookie } });
  expect(await whoIs(third, cookie)).toBeUndefined();
  await Promise.all([third.close(), fourth.close()]);
});
