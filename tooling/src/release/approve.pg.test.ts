import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createReleaseToken } from '@moien/api/domains/platform/release/release-tokens';
import { TEST_PASSWORD } from '@moien/api/testing/account-factory';
import { codeOf } from '@moien/api/testing/authenticator';
import { textOf } from '@moien/api/testing/read-mail';
import { insertPerson } from '@moien/api/testing/session-factory';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import {
  beginAuthenticator,
  confirmAuthenticator,
  publishRelease,
  signInWithPassword,
} from '@moien/contract';
import {
  foldersIn,
  makeSiteFolder,
  openTestGateway,
  type TestGateway,
} from '@moien/gateway/testing/test-site';
import { tinyRelease } from '../testing/tiny-release.ts';
import { approve } from './approve.ts';
import { createClient, type ReleaseClient } from './client.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { Prompt } from './prompt.ts';
import { activate } from './ship.ts';
import { printStatus } from './status.ts';

const ADMIN = 'admin@example.org';
let database: TestDatabase;
let folder: string;
let gateway: TestGateway;
let client: ReleaseClient;
let said: jest.SpyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeSiteFolder();
  // It is read before the first mail is written.
  mkdirSync(join(folder, 'outbox'));
  await insertPerson(database.client, { role: 'admin', email: ADMIN, hasPassword: true });
  gateway = await openTestGateway({
    DATABASE_URL: database.url,
    ...foldersIn(folder),
    JOBS: 'on',
    RELEASE_APPROVAL: 'on',
  });
  const { token } = await createReleaseToken(database.url, { name: 'ci', remotes: ['*'] });
  client = createClient({ url: gateway.address, token });
});
beforeEach(() => {
  said = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => said.mockRestore());
afterAll(async () => {
  await gateway.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const lines = () => said.mock.calls.map(([line]) => String(line));

/** Publishes a remote, asks for it with the command, and gives the id that it prints. */
async function ask(number: number): Promise<{ id: string; name: string }> {
  const upload = tinyRelease(number);
  const { name } = upload.release.remote;
  await client.send(publishRelease, { body: upload });
  await activate(client, { remote: name, version: upload.release.version });
  const [, id = ''] = /approve (\S+)$/.exec(lines().find((line) => line.includes('waits for')) ?? '') ?? [];
  return { id, name };
}

/** Somebody at the keyboard, who answers each question in turn. */
function typing(...answers: (string | (() => Promise<string>))[]): Prompt {
  const next = async () => {
    const answer = answers.shift() ?? '';
    return typeof answer === 'string' ? answer : answer();
  };
  return { ask: next, askHidden: next };
}

/** The code of the latest of so many mails with one. */
async function mailedCode(count: number): Promise<string> {
  for (;;) {
    const codes = readdirSync(join(folder, 'outbox'))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .flatMap((name) => {
        const source = readFileSync(join(folder, 'outbox', name), 'utf8');
        return /\b\d{6}\b/.exec(textOf({ source } as never))?.[0] ?? [];
      });
    if (codes.length >= count) return codes.at(-1) ?? '';
    await setTimeout(20);
  }
}

it('an activation waits, status shows it, and a second person approves it with their password', async () => {
  const { id, name } = await ask(1);
  await printStatus(client);
  expect(lines()).toContainEqual(expect.stringContaining(`npm run release -- approve ${id}`));
  await approve(client, id.toUpperCase(), typing(ADMIN, TEST_PASSWORD, 'yes'));
  expect(lines().at(-1)).toContain(`${name} 0.1.0-tiny is live at`);
});

it('or with codes that are mailed', async () => {
  const { id, name } = await ask(2);
  const prompt = typing(
    ADMIN,
    '',
    () => mailedCode(1),
    'yes',
    () => mailedCode(2),
  );
  await approve(client, id, prompt);
  expect(lines().at(-1)).toContain(`${name} 0.1.0-tiny is live at`);
});

it('asks for the code of an authenticator, where the account has one', async () => {
  const email = 'second@example.org';
  await insertPerson(database.client, { role: 'admin', email, hasPassword: true });
  const cookies = createCookieJar();
  await client.send(signInWithPassword, { form: { email, password: TEST_PASSWORD }, cookies });
  const proof = { password: TEST_PASSWORD };
  const { secret } = await client.send(beginAuthenticator, { body: { proof }, cookies });
  await client.send(confirmAuthenticator, { body: { code: codeOf(secret) }, cookies });
  const { id, name } = await ask(4);
  await approve(client, id, typing(email, TEST_PASSWORD, codeOf(secret, 1), 'yes'));
  expect(lines().at(-1)).toContain(`${name} 0.1.0-tiny is live at`);
});

it.each([
  ['a wrong password', [ADMIN, 'Wrong-horse-1'], /./],
  ['no yes', [ADMIN, TEST_PASSWORD, 'no'], 'Nothing was approved.'],
])('%s approves nothing', async (_what, answers, sentence) => {
  const { id } = await ask(3);
  await expect(approve(client, id, typing(...answers))).rejects.toThrow(sentence);
  expect((await client.readRegistry()).remotes.map(({ name }) => name)).not.toContain('mf-tiny-03');
});
