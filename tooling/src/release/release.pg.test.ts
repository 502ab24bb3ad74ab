import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { publishRelease } from '@moien/contract';
import { remakeRelease } from '../testing/remake-release.ts';
import { type Service, startService } from '../testing/service.ts';
import { inputVersion } from '../webpack/input-version.ts';
import { versionFolder } from '../webpack/release-folders.ts';
import { createClient } from './client.ts';
import { checkAgainstLive, publish } from './ship.ts';

const REMOTE = 'mf-blog';
const SECOND = '0.1.0-second';
const execute = promisify(execFile);
/** Each command is a process of its own. */
jest.setTimeout(180_000);

let database: TestDatabase;
let folder: string;
let site: Service<{ address: string }>;
let token: string;
let built: string;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'moien-release-'));
  site = await startService(join(import.meta.dirname, '..', 'testing', 'gateway-service.ts'), {
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    LOADER_TIMEOUT: '30000',
    MOIEN_VAR: folder,
    MEDIA_DIRECTORY: join(folder, 'media'),
    RELEASES_DIRECTORY: join(folder, 'releases'),
  });
  const { stdout } = await run('token', 'create', 'blog-team', '--remotes', REMOTE);
  token = stdout.split('\n')[0] ?? '';
  built = inputVersion(REMOTE);
});

afterAll(async () => {
  await site?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as a person gives it; `stderr` is empty unless it fails. */
async function run(...words: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const script = join(import.meta.dirname, '..', 'commands', 'release.ts');
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    MOIEN_VAR: folder,
    MOIEN_RELEASE_TOKEN: token,
    DATABASE_URL: database.url,
  };
  const at = words[0] === 'token' ? [] : ['--to', site.announced.address];
  try {
    return { ...(await execute(process.execPath, [script, ...words, ...at], { env })), code: 0 };
  } catch (error) {
    return error as { stdout: string; stderr: string; code: number };
  }
}

function client() {
  return createClient({ url: site.announced.address, token });
}

/** The build with another version and, if asked, something taken away. */
function remade(isBroken = false, version = SECOND) {
  const source = versionFolder({ name: REMOTE, version: built, mode: 'production' });
  const upload = remakeRelease(source, version, (_contents, release) => {
    if (isBroken) release.remote.routes = release.remote.routes.filter(({ id }) => id !== 'blog');
  });
  const files = upload.files.map(({ path, content }) => ({
    path,
    integrity: integrityIn(upload.release, path) ?? content,
  }));
  return { upload, gate: { release: upload.release, builtWith: {}, files } };
}

function integrityIn(release: ReturnType<typeof remakeRelease>['release'], path: string): string | undefined {
  if (path === `server/${release.serverEntry}`) return release.serverIntegrity;
  return release.files.find((file) => `browser/${file.path}` === path)?.integrity;
}

/** Which version of the remote a visitor's document brings. */
async function visitedVersion(): Promise<string | undefined> {
  const response = await fetch(`${site.announced.address}/en/blog`);
  return new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(await response.text())?.[1];
}

it('what is live already may be published again', async () => {
  expect(await visitedVersion()).toBe(built);
  const { stdout, stderr } = await run(REMOTE);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    new RegExp(`\n${REMOTE} ${built} is live at ${site.announced.address} after [\\d.]+ s\\.\n$`),
  );
});

it('another version is published, made active and gone back from, and nothing is started again', async () => {
  await publish(client(), remade(), { isActivated: false });
  expect((await run('status')).stdout).not.toContain(SECOND);
  expect((await run('activate', REMOTE, SECOND, '--note', 'the second')).stdout).toContain(
    `${REMOTE} ${SECOND} is live`,
  );
  expect(await visitedVersion()).toBe(SECOND);
  expect((await run('status')).stdout).toMatch(
    new RegExp(`${REMOTE} +active +${SECOND} .+ blog-team .+\n +fallback +${built} `),
  );
  expect((await run('rollback', REMOTE, '--note', 'it was broken')).stdout).toContain(
    `${REMOTE} ${built} is live`,
  );
  expect(await visitedVersion()).toBe(built);
  expect((await run('status')).stdout).toMatch(new RegExp(`${REMOTE} +active +${built} `));
});

it('the log tells all of it, newest first', async () => {
  const { stdout } = await run('history', REMOTE, '--limit', '3');
  const lines = stdout.trimEnd().split('\n').slice(1);
  expect(lines.map((line) => line.replace(/^\d+ +\S+ \S+ UTC +/, '').replace(/ +/g, ' '))).toEqual([
    `rollback ${REMOTE} ${built} blog-team it was broken`,
    `activate ${REMOTE} ${SECOND} blog-team the second`,
    `publish ${REMOTE} ${SECOND} blog-team`,
  ]);
});

it('two releases are compared, and one with the workspace', async () => {
  expect((await run('diff', REMOTE)).stdout).toMatch(/\nno difference\n$/);
  const { stdout } = await run('diff', REMOTE, SECOND);
  expect(stdout).toMatch(new RegExp(`^${REMOTE}: ${built} → ${SECOND}\n`));
  expect(stdout).toContain('\nfiles\n');
});

it('the gate lets through what is live and what the workspace has, and refuses what would break', async () => {
  for (const name of [REMOTE, 'shell'])
    expect(await run('check', name)).toMatchObject({
      stderr: '',
      stdout: expect.stringMatching(new RegExp(`\n${name} breaks nothing that is live at .+\\.\n$`)),
    });
  await expect(checkAgainstLive(client(), remade(true).gate)).rejects.toThrow(
    /^shell \(shell\/src\/[^)]+\) links to the route blog, which this release removes\./,
  );
});

it('what was published past the gate is not made active by the command', async () => {
  const broken = remade(true, '0.1.0-broken');
  await client().send(publishRelease, { body: broken.upload });
  expect(await run('activate', REMOTE, '0.1.0-broken')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/links to the route blog, which this release removes\.\n/),
  });
  expect(await visitedVersion()).toBe(built);
});

it('the doctor finds every active release whole', async () => {
  const { stdout, code } = await run('doctor');
  expect(stdout).toMatch(/\n(\d+) of \1 active releases are whole, as .+ gives them now\.\n$/);
  expect(code).toBe(0);
});

it('a token is for its remotes alone, and until it is revoked', async () => {
  expect(await run('rollback', 'mf-search')).toMatchObject({
    code: 1,
    stderr: '\nThis release token is not for mf-search.\n',
  });
  expect((await run('token', 'list')).stdout).toMatch(/blog-team +mf-blog +.+ valid until .+\n/);
  expect((await run('token', 'revoke', 'blog-team')).stdout).toBe(
    'The token blog-team is not valid any more.\n',
  );
  expect(await run('history')).toMatchObject({
    code: 1,
    stderr: '\nThis release token is not valid, or has been revoked.\n',
  });
});
