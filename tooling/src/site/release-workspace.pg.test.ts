import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReleaseToken, revokeReleaseToken } from '@moien/api/domains/platform/release/release-tokens';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { createSigner, stateOf } from '@moien/gateway/testing/signed-registry';
import {
  foldersIn,
  makeSiteFolder,
  openTestGateway,
  type TestGateway,
} from '@moien/gateway/testing/test-site';
import { rootDirectory } from '../paths.ts';
import { remakeRelease } from '../testing/remake-release.ts';
import { readWorkspaceBuilds, type WorkspaceBuild } from '../webpack/workspace-builds.ts';
import { forgetForeignRegistry } from './foreign-registry.ts';
import { createReleaseCalls, type ReleaseCalls } from './release-calls.ts';
import { releaseWorkspace } from './release-workspace.ts';
import { siteSettings } from './site-settings.ts';

let database: TestDatabase;
let folder: string;
let gateway: TestGateway;
let team: ReleaseCalls;
let builds: WorkspaceBuild[];
let tokenFile: string;

beforeAll(async () => {
  builds = await readWorkspaceBuilds(rootDirectory);
  database = await createTestDatabase();
  folder = makeSiteFolder();
  tokenFile = join(folder, 'release-token');
  gateway = await openTestGateway({ DATABASE_URL: database.url, ...foldersIn(folder) });
  const { token } = await createReleaseToken(database.url, { name: 'a team', remotes: ['*'] });
  team = createReleaseCalls(gateway.address, token);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Does what a start does, and gives what its line says. */
async function start(): Promise<string> {
  let line = '';
  await releaseWorkspace({
    address: gateway.address,
    settings: siteSettings(database.url, { MOIEN_VAR: folder }),
    report: (text) => {
      line = text;
    },
  });
  return line;
}

const names = () => builds.map(({ release }) => `${release.remote.name} ${release.version}`).join(', ');
const firstBuild = (): WorkspaceBuild => {
  const [first] = builds;
  if (!first) throw new Error('No remote is built.');
  return first;
};
const entryOf = ({ release }: WorkspaceBuild) =>
  join(folder, 'releases', release.remote.name, release.version, 'browser', release.entry);

it('a start releases the builds, the gateway serves them, and the next start has nothing to do', async () => {
  expect(await start()).toBe(names());
  const logged = await team.logged();
  expect([await team.served(), logged]).toEqual([logged, 2 * builds.length]);
  for (const { release } of builds) {
    const path = `/remotes/${release.remote.name}/${release.version}/${release.entry}`;
    expect((await gateway.visit(path)).statusCode).toBe(200);
  }
  const token = readFileSync(tokenFile, 'utf8');
  expect(await start()).toBe('nothing new');
  expect([await team.logged(), readFileSync(tokenFile, 'utf8')]).toEqual([logged, token]);
});

it('its token is for the owner of the file alone, and is replaced when it is no longer valid', async () => {
  expect(statSync(tokenFile).mode & 0o777).toBe(0o600);
  const token = readFileSync(tokenFile, 'utf8');
  await revokeReleaseToken(database.url, 'npm start');
  expect(await start()).toBe('nothing new');
  expect(readFileSync(tokenFile, 'utf8')).not.toBe(token);
  rmSync(tokenFile);
  expect(await start()).toBe('nothing new');
});

it('a start brings back files that were lost, as they were published', async () => {
  const before = readFileSync(entryOf(firstBuild()));
  rmSync(join(folder, 'releases', firstBuild().release.remote.name), { recursive: true });
  const { remote, version } = firstBuild().release;
  expect(await start()).toBe(`${remote.name} ${version}`);
  expect(readFileSync(entryOf(firstBuild()))).toEqual(before);
  expect(existsSync(`${entryOf(firstBuild())}.br`)).toBe(true);
});

it('a start brings back a file that was changed', async () => {
  const before = readFileSync(entryOf(firstBuild()));
  writeFileSync(entryOf(firstBuild()), 'changed');
  const { remote, version } = firstBuild().release;
  expect(await start()).toBe(`${remote.name} ${version}`);
  expect(readFileSync(entryOf(firstBuild()))).toEqual(before);
});

it('a start leaves alone what somebody has activated since', async () => {
  const { remote } = firstBuild().release;
  await team.publish(remakeRelease(firstBuild().folder, '9.0.0'));
  await team.activate(remote.name, '9.0.0', 'better');
  const logged = await team.logged();
  expect([await start(), await team.logged()]).toEqual(['nothing new', logged]);
});

describe('a kept registry', () => {
  const file = () => join(folder, 'kept.json');
  const keep = (sequence: number) =>
    writeFileSync(file(), JSON.stringify(createSigner().sign(stateOf(sequence))));

  it('that is newer than the database is forgotten, because it is of another one', async () => {
    keep((await team.logged()) + 1);
    await forgetForeignRegistry(database.url, file());
    expect(existsSync(file())).toBe(false);
  });

  it('of this database stays', async () => {
    keep(await team.logged());
    await forgetForeignRegistry(database.url, file());
    expect(existsSync(file())).toBe(true);
  });
});
