import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS_DIRECTORY } from '../database/migration-files.ts';
import { createReleaseToken } from '../domains/platform/release/release-tokens.ts';
import type { ReleaseFiles } from '../domains/platform/release-files/release-files.ts';
import {
  type BackupSite,
  backUp,
  openEmptySite,
  openSmallSite,
  readTableStates,
  rewriteBackup,
  storePhotograph,
} from '../testing/backup-site.ts';
import { insertProperty } from '../testing/property-factory.ts';
import { callReleases } from '../testing/release-caller.ts';
import { makeUpload } from '../testing/release-factory.ts';
import { restoreBackup } from './restore-backup.ts';

let site: BackupSite;
let target: BackupSite;
let file: string;

beforeAll(async () => {
  target = await openEmptySite();
  site = await openSmallSite();
  await insertProperty(site.database.client);
  await storePhotograph(site, 'homes/attic');
  const { token } = await createReleaseToken(site.databaseUrl, { name: 'team', remotes: ['*'] });
  await callReleases(await site.start(), token).publish(makeUpload());
  ({ file } = await backUp(site));
});
afterAll(() => Promise.all([site.close(), target.close()]));

/** For what comes after a test that has restored into the target. */
async function renewTarget(): Promise<void> {
  await target.close();
  target = await openEmptySite();
}

const hasTables = async () =>
  (await target.database.client.query(`select from pg_class where relname = 'migration'`)).rowCount !== 0;

const homes = async () =>
  (await target.database.client.query('select count(*)::int as count from property')).rows[0].count;

describe('a backup is refused before anything is written when', () => {
  it('it was cut off', async () => {
    const whole = await readFile(file);
    const cut = join(target.folder, 'cut');
    await writeFile(cut, whole);
    for (const length of [whole.length - 1, whole.length >> 1, 10, 0]) {
      await truncate(cut, length);
      await expect(restoreBackup(target, cut)).rejects.toThrow(/no whole backup|is cut off/);
    }
    expect(await hasTables()).toBe(false);
  });

  it('a byte of it was changed', async () => {
    const changed = await readFile(file);
    changed[changed.length >> 1] = ~(changed[changed.length >> 1] ?? 0);
    await writeFile(join(target.folder, 'changed'), changed);
    await expect(restoreBackup(target, join(target.folder, 'changed'))).rejects.toThrow('no whole backup');
    expect(await hasTables()).toBe(false);
  });

  it.each([
    [
      'rows were changed',
      /^tables\/profile\//,
      (bytes: Buffer) => Buffer.from(String(bytes).replace('Muller', 'Miller')),
    ],
    ['rows were removed', /^tables\/profile\//, () => undefined],
    ['a picture was changed', /^pictures\//, () => Buffer.from('another')],
    ['a file of a release was removed', /entry\.js$/, () => undefined],
    ['its manifest was removed', /^manifest\.json$/, () => undefined],
    ['its manifest is none', /^manifest\.json$/, () => Buffer.from('{"format":1}')],
  ])('%s', async (_what, names, change) => {
    const changed = await rewriteBackup(file, (name, bytes) => (names.test(name) ? change(bytes) : bytes));
    await expect(restoreBackup(target, changed)).rejects.toThrow(/^The backup is (damaged|cut off)/);
    expect(await hasTables()).toBe(false);
  });

  it('it is none at all', async () => {
    await writeFile(join(target.folder, 'note'), 'not a backup');
    await expect(restoreBackup(target, join(target.folder, 'note'))).rejects.toThrow('no whole backup');
  });

  it('it is of a newer format', async () => {
    const newer = await rewriteBackup(file, (name, bytes) =>
      name === 'manifest.json' ? Buffer.from(String(bytes).replace('"format": 1', '"format": 2')) : bytes,
    );
    await expect(restoreBackup(target, newer)).rejects.toThrow('made by a newer version');
  });
});

describe('between versions of the code', () => {
  let migrationsDirectory: string;
  beforeEach(async () => {
    migrationsDirectory = await mkdtemp(join(tmpdir(), 'moien-migrations-'));
    await cp(MIGRATIONS_DIRECTORY, migrationsDirectory, { recursive: true });
  });
  afterEach(() => rm(migrationsDirectory, { recursive: true }));

  it('a newer backup is refused', async () => {
    await rm(join(migrationsDirectory, '0013_facets.sql'));
    await expect(restoreBackup(target, file, { migrationsDirectory })).rejects.toThrow(
      'The backup is newer than this code: it has the migration 0013_facets.',
    );
    expect(await hasTables()).toBe(false);
  });

  it('an older backup is brought up to date', async () => {
    await writeFile(
      join(migrationsDirectory, '9999_later.sql'),
      `alter table profile add column later text not null default 'yes'; create table later (id integer);`,
    );
    await restoreBackup(target, file, { migrationsDirectory });
    const { rows } = await target.database.client.query('select distinct later from profile');
    expect(rows).toEqual([{ later: 'yes' }]);
    expect((await target.database.client.query('select from later')).rowCount).toBe(0);
    await renewTarget();
  });
});

describe('a site that is not empty is left as it is', () => {
  it('when its database has rows', async () => {
    const used = await openSmallSite();
    try {
      await insertProperty(used.database.client);
      const before = await readTableStates(used.databaseUrl);
      await expect(restoreBackup(used, file)).rejects.toThrow(
        /^This site is not empty: its table profile has/,
      );
      expect(await readTableStates(used.databaseUrl)).toEqual(before);
    } finally {
      await used.close();
    }
  });

  it('when its database holds something else', async () => {
    await target.database.client.query('create table accounting (id integer)');
    await expect(restoreBackup(target, file)).rejects.toThrow('its table accounting is none of ours');
    expect(await hasTables()).toBe(false);
    await target.database.client.query('drop table accounting');
  });

  it('when its folder has another picture of the same name', async () => {
    await storePhotograph(target, 'homes/attic');
    await writeFile(join(target.mediaDirectory, 'originals/upload/homes/attic.jpg'), 'another');
    await expect(restoreBackup(target, file)).rejects.toThrow('another picture at upload/homes/attic.jpg');
    expect(await hasTables()).toBe(false);
    await rm(target.mediaDirectory, { recursive: true });
  });
});

it('a migrated site that nobody has used takes a backup', async () => {
  const fresh = await openSmallSite();
  try {
    await restoreBackup(fresh, file);
    expect(await readTableStates(fresh.databaseUrl)).toEqual(await readTableStates(site.databaseUrl));
  } finally {
    await fresh.close();
  }
});

it('a failure half-way leaves the database empty, and the next attempt succeeds', async () => {
  let written = 0;
  const releaseFiles: ReleaseFiles = {
    ...target.releaseFiles,
    async write(key, bytes) {
      written += 1;
      if (written > 2) throw new Error('the store is full');
      await target.releaseFiles.write(key, bytes);
    },
  };
  await expect(restoreBackup({ ...target, releaseFiles }, file)).rejects.toThrow('the store is full');
  expect(await homes()).toBe(0);
  await restoreBackup(target, file);
  expect(await homes()).toBe(1);
});
