import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOPMENT_SIGNING_KEY } from '@moien/api/config';
import { createRegistrySigner } from '@moien/api/domains/platform/release/registry-signing';
import type { FaultCount, RegistryState, SignedRegistry } from '@moien/contract';
import { rootDirectory } from '@moien/tooling/paths';
import { createReleaseCalls } from '@moien/tooling/site/release-calls';
import { untilServed } from '@moien/tooling/site/until-served';
import { type ReleaseContents, remakeRelease } from '@moien/tooling/testing/remake-release';
import { readWorkspaceBuilds, type WorkspaceBuild } from '@moien/tooling/webpack/workspace-builds';
import {
  foldersIn,
  makeSiteFolder,
  openTestGateway,
  openTestSite,
  type TestGateway,
  type TestSite,
} from '../testing/test-site.ts';

const NOTE = 'a test';
let site: TestSite;
let build: WorkspaceBuild;
/** A gateway without an API of its own, and the folder of its registry. */
let front: TestGateway;
let frontFolder: string;

beforeAll(async () => {
  site = await openTestSite();
  const found = (await readWorkspaceBuilds(rootDirectory)).find(
    ({ release }) => release.remote.name === 'mf-search',
  );
  if (!found) throw new Error('mf-search is not built.');
  build = found;
  frontFolder = makeSiteFolder();
  front = await openFront(site.address);
});
afterAll(async () => {
  await front.close();
  await site.close();
  rmSync(frontFolder, { recursive: true });
});

function openFront(apiUrl: string): Promise<TestGateway> {
  return openTestGateway({
    ROLE: 'gateway',
    API_URL: apiUrl,
    ...foldersIn(frontFolder),
    RELEASES_DIRECTORY: join(site.folder, 'releases'),
  });
}

/** Publishes mf-search once more, changed, and makes it active everywhere. */
async function release(
  version: string,
  edit?: (contents: ReleaseContents) => void,
  shells = build.release.remote.supportedShells,
): Promise<void> {
  const remade = remakeRelease(build.folder, version, (contents, { remote }) => {
    remote.supportedShells = shells;
    edit?.(contents);
  });
  await site.releases.publish(remade);
  await site.releases.activate('mf-search', version, NOTE);
  await untilServedBy(site);
  await untilServedBy(front);
}

/** The first fault of a version that the API has counted, which gateways tell it of after their documents. */
async function faultOf(version: string): Promise<FaultCount> {
  for (;;) {
    const { faultArray } = await site.releases.faults();
    const found = faultArray.find((fault) => fault.version === version);
    if (found) return found;
    await new Promise(setImmediate);
  }
}

async function untilServedBy({ address }: TestGateway): Promise<void> {
  await untilServed(createReleaseCalls(address, ''));
}

type Entry = { version: string; fallback?: { version: string } };

/** What a document tells its page of mf-search, and whether the server drew the page. */
async function documentOf({ visit }: TestGateway, path = '/en/search') {
  const { statusCode, body } = await visit(path);
  const [, snapshot = ''] = /id="page-snapshot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const { registry } = JSON.parse(snapshot) as {
    registry: { entries: (Entry & { remote: { name: string } })[] };
  };
  const entry = registry.entries.find(({ remote }) => remote.name === 'mf-search');
  return { statusCode, body, version: entry?.version, fallback: entry?.fallback?.version };
}

const isDrawn = (body: string) => !/<main[^>]*>.*aria-busy="true".*<\/main>/s.test(body);
const retitled = (contents: ReleaseContents) => {
  const server = contents.get('server/server.cjs') ?? '';
  contents.set('server/server.cjs', server.replaceAll('"Homes"', '"Places to stay"'));
};

describe('a release of a running site', () => {
  it('is in the documents of every gateway without a restart, and its files are served beside the old ones', async () => {
    expect((await documentOf(front)).version).toBe(build.release.version);
    await release('1.0.0', retitled);
    for (const gateway of [site, front]) {
      const { statusCode, version, fallback, body } = await documentOf(gateway);
      expect([statusCode, version, fallback]).toEqual([200, '1.0.0', build.release.version]);
      expect(body).toContain('/remotes/mf-search/1.0.0/entry.js');
      expect(body).toContain('Places to stay');
      for (const held of ['1.0.0', build.release.version]) {
        const file = await gateway.visit(`/remotes/mf-search/${held}/${build.release.entry}`);
        expect([file.statusCode, file.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    }
  });

  it('gives way to an earlier one that is activated again', async () => {
    await release('1.1.0');
    await site.releases.activate('mf-search', '1.0.0', NOTE);
    await untilServedBy(front);
    expect((await documentOf(front)).version).toBe('1.0.0');
  });

  it('that does not support the shell is not offered, and the newest one that does stays', async () => {
    await release('2.0.0', undefined, '^99.0.0');
    const { version, body } = await documentOf(front);
    expect([version, isDrawn(body)]).toEqual(['1.0.0', true]);
    const signed = JSON.parse((await front.visit('/registry')).body) as SignedRegistry;
    const { remotes } = JSON.parse(signed.payload) as RegistryState;
    const offers = remotes.find(({ name }) => name === 'mf-search')?.offers ?? [];
    expect(offers.map((offer) => offer.version)).toContain('2.0.0');
  });

  it('whose server build was changed in the store is not run by any gateway', async () => {
    await release('3.0.0');
    // Nobody has asked for a document of it yet.
    const serverBuild = join(site.folder, 'releases/mf-search/3.0.0/server/server.cjs');
    appendFileSync(serverBuild, '\nprocess.exit(3);');
    for (const gateway of [site, front]) {
      const { statusCode, version, body } = await documentOf(gateway);
      expect([statusCode, version]).toEqual([200, '3.0.0']);
      expect(body).toContain('<footer');
    }
    expect((await site.visit('/healthz')).statusCode).toBe(200);
    expect(await faultOf('3.0.0')).toMatchObject({
      remote: 'mf-search',
      owner: build.release.remote.owner,
      fault: 'MF-502',
    });
  });
});

describe('while the API or the database is away', () => {
  const AWAY = { ROLE: 'gateway', API_URL: 'http://127.0.0.1:2' };
  const WITHOUT_DATABASE = { DATABASE_URL: 'postgres://postgres@127.0.0.1:2/none' };

  it.each([
    ['an API that is away', AWAY],
    ['a database that is away', WITHOUT_DATABASE],
  ])(
    'a gateway with %s starts from its registry and serves documents and files',
    async (_case, environment) => {
      const releases = { RELEASES_DIRECTORY: join(site.folder, 'releases') };
      const gateway = await openTestGateway({ ...foldersIn(frontFolder), ...releases, ...environment });
      try {
        const { statusCode, version, body } = await documentOf(gateway);
        expect([statusCode, version]).toEqual([200, '3.0.0']);
        expect(body).toContain('<footer');
        const entry = `/remotes/mf-search/3.0.0/${build.release.entry}`;
        expect((await gateway.visit(entry)).statusCode).toBe(200);
        expect(JSON.parse((await gateway.visit('/registry')).body)).toEqual(registryOnDisk());
      } finally {
        await gateway.close();
      }
    },
  );

  it('it starts also from one that has expired, and from none that nobody has signed', async () => {
    const { payload } = registryOnDisk();
    const expired = developmentSigner(new Date('2020-01-01')).signAnew(payload);
    expect((await versionWith(expired)).version).toBe('3.0.0');
    const { statusCode, version } = await versionWith({ ...expired, expiresAt: '2999-01-01T00:00:00.000Z' });
    expect([statusCode, version]).toEqual([503, undefined]);
  });

  function registryOnDisk(): SignedRegistry {
    return JSON.parse(readFileSync(join(frontFolder, 'registry.json'), 'utf8')) as SignedRegistry;
  }

  async function versionWith(registry: SignedRegistry) {
    writeFileSync(join(frontFolder, 'registry.json'), JSON.stringify(registry));
    const gateway = await openTestGateway({ ...foldersIn(frontFolder), ...AWAY });
    try {
      return await documentOf(gateway);
    } finally {
      await gateway.close();
    }
  }
});

function developmentSigner(now: Date) {
  const key = { registrySigningKey: DEVELOPMENT_SIGNING_KEY, registryKeyId: 'development' };
  return createRegistrySigner(key, () => now);
}
