import type { ReleaseEvent, SignedRegistry } from '@moien/contract';
import { type Database, openDatabase } from '../../../database/database.ts';
import { makeUpload } from '../../../testing/release-factory.ts';
import { type ReleaseSite, startReleaseSite } from '../../../testing/release-site.ts';
import { createReleaseFiles } from '../release-files/create-release-files.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { collectReleases } from './collect-releases.ts';
import { createIncrementalLog } from './incremental-log.ts';
import { collectAlone } from './release-locks.ts';
import { createReleaseLog } from './release-log.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEEP_DAYS = 180;

let site: ReleaseSite;
let database: Database;
let files: ReleaseFiles;

beforeEach(async () => {
  site = await startReleaseSite();
  database = openDatabase(site.database.url, () => undefined);
  files = createReleaseFiles({ releasesDirectory: site.directory, releasesS3Url: undefined });
}, 120_000);

afterEach(async () => {
  await database.destroy();
  await site.close();
});

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) await site.team.publish(makeUpload({ version }));
}

async function activate(...versions: string[]): Promise<void> {
  for (const version of versions) await site.team.activate(version);
}

function failOn(sequence: number): never {
  throw new Error(`The registry after ${sequence} is another one than when it was logged.`);
}

/** As if it ran so many days from now. */
function collect(days: number, store = files, connected = database): Promise<boolean> {
  return collectReleases({
    database: connected,
    files: store,
    log: createReleaseLog(createIncrementalLog(failOn), () => undefined),
    keepDays: KEEP_DAYS,
    now: new Date(Date.now() + days * DAY),
  });
}

async function stored(...versions: string[]): Promise<string[]> {
  const paths = ['browser/entry.js', 'browser/entry.js.br', 'browser/entry.js.gz', 'server/server.cjs'];
  const counts = await Promise.all(
    versions.map(async (version) => {
      const found = await Promise.all(paths.map((path) => files.exists(`mf-search/${version}/${path}`)));
      expect(new Set(found).size).toBe(1);
      return found[0] ? [version] : [];
    }),
  );
  return counts.flat();
}

async function collected(): Promise<(string | null)[]> {
  const events: ReleaseEvent[] = (await site.team.history()).json().eventArray;
  return events.filter(({ kind }) => kind === 'collect').map(({ version }) => version);
}

async function readOffers(): Promise<string[]> {
  const signed: SignedRegistry = (await site.app.inject('/api/registry')).json();
  return JSON.parse(signed.payload).remotes[0].offers.map(({ version }: { version: string }) => version);
}

describe('the collector', () => {
  it('takes the files of what has not been offered for as long as a page may hold it, and of nothing else', async () => {
    await publish('1', '2', '3', '4');
    await activate('1', '2', '3');
    await collect(KEEP_DAYS - 1);
    expect([await collected(), await stored('1', '2', '3', '4')]).toEqual([[], ['1', '2', '3', '4']]);
    expect(await collect(KEEP_DAYS + 1)).toBe(true);
    expect((await collected()).sort()).toEqual(['1', '4']);
    expect(await stored('1', '2', '3', '4')).toEqual(['2', '3']);
    expect(await readOffers()).toEqual(['3', '2']);
    await collect(KEEP_DAYS + 2);
    expect(await collected()).toHaveLength(2);
  });

  it('leaves nothing behind that a rollback or an activation could offer without its files', async () => {
    await publish('1', '2', '3');
    await activate('1', '2', '3');
    await collect(KEEP_DAYS + 1);
    await site.team.rollback('3');
    expect(await readOffers()).toEqual(['2']);
    expect((await site.team.activate('1')).json()).toMatchObject({ status: 409, code: 'release-collected' });
    expect((await site.team.publish(makeUpload({ version: '1', entry: 'other' }))).json().code).toBe(
      'release-differs',
    );
    await publish('1');
    await activate('1');
    expect([await readOffers(), await stored('1')]).toEqual([['1', '2'], ['1']]);
    await collect(KEEP_DAYS + 1);
    expect(await stored('1', '2')).toEqual(['1', '2']);
  });

  it('reads the whole log once, however much is due', async () => {
    await publish('1', '2', '3', '4');
    const statements: string[] = [];
    const watched = openDatabase(site.database.url, () => undefined).withPlugin({
      transformQuery: ({ node }) => {
        const { sqlFragments = [] } = node as { sqlFragments?: readonly string[] };
        statements.push(sqlFragments.join('?'));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await collect(KEEP_DAYS + 1, files, watched);
    await watched.destroy();
    expect(await collected()).toHaveLength(4);
    // Once for the registry as it is, and once for what is due.
    expect(
      statements.filter((text) => text.includes('from release_event\n        where sequence between')),
    ).toHaveLength(2);
  });

  it('tries again what it could not remove', async () => {
    await publish('1');
    const broken = { ...files, remove: () => Promise.reject(new Error('the store is away')) };
    await expect(collect(KEEP_DAYS + 1, broken)).rejects.toThrow('the store is away');
    expect([await collected(), await stored('1')]).toEqual([['1'], ['1']]);
    await collect(KEEP_DAYS + 1);
    expect([await collected(), await stored('1')]).toEqual([['1'], []]);
  });

  it('is one at a time', async () => {
    await publish('1');
    await collectAlone(database, async () => {
      expect(await collect(KEEP_DAYS + 1)).toBe(false);
    });
    expect(await stored('1')).toEqual(['1']);
    expect(await collect(KEEP_DAYS + 1)).toBe(true);
  });

  it('and its events replay to the byte', async () => {
    await publish('1', '2', '3');
    await activate('1', '2', '3');
    await collect(KEEP_DAYS + 1);
    const payloadAt = async (sequence: number): Promise<{ sequence: number; remotes: unknown }> => {
      const signed: SignedRegistry = (await site.team.registryAt(sequence)).json();
      return JSON.parse(signed.payload);
    };
    const [before, after] = [await payloadAt(6), await payloadAt(7)];
    expect(after).toEqual({ ...before, sequence: 7 });
  });
});
