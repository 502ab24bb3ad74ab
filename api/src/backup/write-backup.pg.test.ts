import { Writable } from 'node:stream';
import { createReleaseToken } from '../domains/platform/release/release-tokens.ts';
import type { ReleaseFiles } from '../domains/platform/release-files/release-files.ts';
import {
  type BackupSite,
  backUp,
  openEmptySite,
  openSmallSite,
  storePhotograph,
} from '../testing/backup-site.ts';
import { callReleases } from '../testing/release-caller.ts';
import { makeUpload } from '../testing/release-factory.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const SERVER_BUILD = 'mf-search/1.0.0/server/server.cjs';

let site: BackupSite;

beforeEach(async () => {
  site = await openSmallSite();
  const { token } = await createReleaseToken(site.databaseUrl, { name: 'team', remotes: ['*'] });
  const team = callReleases(await site.start(), token);
  for (const version of ['1.0.0', '1.1.0']) await team.publish(makeUpload({ version }));
});
afterEach(() => site.close());

/** The store as it is when the files of 1.0.0 are removed after the first was read. */
function losing(lose: () => Promise<void>): ReleaseFiles {
  let isLost = false;
  return {
    ...site.releaseFiles,
    async read(key) {
      if (!key.startsWith('mf-search/1.0.0/')) return site.releaseFiles.read(key);
      if (!isLost) {
        isLost = true;
        return site.releaseFiles.read(key);
      }
      await lose();
      await site.releaseFiles.remove(key);
      return site.releaseFiles.read(key);
    },
  };
}

it('a release that is collected meanwhile is restored as one without files', async () => {
  const logCollection = `insert into release_event (sequence, actor, kind, remote, version, registry_digest)
    select 3, 'collector', 'collect', 'mf-search', '1.0.0', repeat('0', 64) where not exists
      (select from release_event where kind = 'collect')`;
  const releaseFiles = losing(async () => void (await site.database.client.query(logCollection)));
  const { file, manifest } = await backUp({ ...site, releaseFiles });
  expect(manifest.collectedReleases).toEqual([{ remote: 'mf-search', version: '1.0.0' }]);
  expect(manifest.missingReleaseFiles).toEqual([]);
  expect(manifest.releaseFiles.filter(({ path }) => path.includes('/1.0.0/'))).toEqual([]);

  const target = await openEmptySite();
  try {
    await restoreBackup(target, file);
    const { rows } = await target.database.client.query('select version, has_files from release order by 1');
    expect(rows).toEqual([
      { version: '1.0.0', has_files: false },
      { version: '1.1.0', has_files: true },
    ]);
  } finally {
    await target.close();
  }
});

it('a file that the store has lost is named, and the rest is backed up', async () => {
  await site.releaseFiles.remove(SERVER_BUILD);
  const { manifest } = await backUp(site);
  expect(manifest.missingReleaseFiles).toEqual([SERVER_BUILD]);
  expect(manifest.releaseFiles.map(({ path }) => path)).toContain('mf-search/1.0.0/browser/entry.js');
});

it('a database without a site is refused', async () => {
  const empty = await openEmptySite();
  try {
    await expect(backUp(empty)).rejects.toThrow('This database holds no site yet');
  } finally {
    await empty.close();
  }
});

it('a full disk ends it with its own reason, and a connection that breaks with that of the database', async () => {
  const full = () => Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const disk = new Writable({ write: (_chunk, _encoding, done) => done(full()) });
  await storePhotograph(site, 'homes/attic');
  await expect(writeBackup(site, disk)).rejects.toMatchObject({ code: 'ENOSPC' });

  const cut = async () => {
    await site.database.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'moien-backup' and datname = current_database()`,
    );
  };
  await expect(backUp(site, { onSnapshot: cut })).rejects.toThrow(/terminat|connection/);
});
