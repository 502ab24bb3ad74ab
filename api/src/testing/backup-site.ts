import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { extract, pack } from 'tar-stream';
import { type BackedUpSite, type BackupOptions, writeBackup } from '../backup/write-backup.ts';
import type { ApiConfig } from '../config.ts';
import { openClient } from '../database/connections.ts';
import { createReleaseFiles } from '../domains/platform/release-files/create-release-files.ts';
import { storeOriginal } from '../media/store-original.ts';
import { LUXEMBOURG, TRIER } from './property-factory.ts';
import { buildTestApp } from './test-app.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';

export type BackupSite = BackedUpSite & {
  database: TestDatabase;
  folder: string;
  /** What an API of this site is configured with. */
  config: Partial<ApiConfig>;
  start: (more?: Partial<ApiConfig>) => Promise<FastifyInstance>;
  close: () => Promise<void>;
};

/** A site with a migrated database and folders of its own. */
export async function openBackupSite(config: Partial<ApiConfig> = {}): Promise<BackupSite> {
  return siteOn(await createTestDatabase(), config);
}

/** The same without the world's cities, whose restore takes longer than all the rest. */
export async function openSmallSite(): Promise<BackupSite> {
  const site = await openBackupSite();
  await site.database.client.query(`delete from city where id not in (${LUXEMBOURG.id}, ${TRIER.id})`);
  return site;
}

/** Nothing at all, in a database that belongs to a role without further rights. */
export async function openEmptySite(config: Partial<ApiConfig> = {}): Promise<BackupSite> {
  const database = await createEmptyDatabase();
  const [role, password] = [`moien_test_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')];
  const name = new URL(database.url).pathname.slice(1);
  await database.client.query(`create role ${role} login password '${password}'`);
  await database.client.query(`alter database ${name} owner to ${role}`);
  const url = Object.assign(new URL(database.url), { username: role, password }).href;
  return siteOn({ ...database, url, drop: () => dropWithRole(database, role) }, config);
}

async function dropWithRole(database: TestDatabase, role: string): Promise<void> {
  await database.client.query(`reassign owned by ${role} to current_user`);
  await database.client.query(`drop owned by ${role}`);
  await database.client.query(`drop role ${role}`);
  await database.drop();
}

async function siteOn(database: TestDatabase, config: Partial<ApiConfig>): Promise<BackupSite> {
  const folder = await mkdtemp(join(tmpdir(), 'moien-backup-'));
  const apps: FastifyInstance[] = [];
  const own = {
    mediaDirectory: join(folder, 'media'),
    releasesDirectory: join(folder, 'releases'),
    releasesS3Url: undefined,
    outboxDirectory: join(folder, 'outbox'),
    ...config,
  };
  return {
    database,
    folder,
    config: own,
    databaseUrl: database.url,
    mediaDirectory: own.mediaDirectory,
    releaseFiles: createReleaseFiles(own),
    async start(more = {}) {
      const app = await buildTestApp(database.url, { ...own, ...more });
      apps.push(app);
      return app;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A backup of the site in its folder. */
export async function backUp(site: BackupSite, options: BackupOptions = {}) {
  const file = join(site.folder, 'site.backup');
  return { file, ...(await writeBackup(site, createWriteStream(file), options)) };
}

/** The same backup with other contents, compressed anew: what `change` returns as undefined is left out. */
export async function rewriteBackup(
  file: string,
  change: (name: string, bytes: Buffer) => Buffer | undefined,
): Promise<string> {
  const changed = `${file}.changed`;
  const [from, to] = [extract(), pack()];
  const read = pipeline(createReadStream(file), createZstdDecompress(), from);
  const written = pipeline(to, createZstdCompress(), createWriteStream(changed));
  for await (const entry of from) {
    const parts: Buffer[] = [];
    for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
    const bytes = change(entry.header.name, Buffer.concat(parts));
    if (bytes) to.entry({ name: entry.header.name }, bytes);
  }
  to.finalize();
  await Promise.all([read, written]);
  return changed;
}

/** Stores a photograph as the picture `/upload/NAME`. */
export async function storePhotograph(site: BackupSite, name: string): Promise<string> {
  const pixels = Buffer.alloc(300 * 200 * 3, name);
  const bytes = await sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  return storeOriginal(site.mediaDirectory, 'upload', name, bytes);
}

export type TableState = { table: string; rows: number; digest: string };

/**
 * Rows and digest of every table of the site as one statement sees them, computed apart from the backup's
 * own means.
 */
export async function readTableStates(databaseUrl: string, snapshot?: string): Promise<TableState[]> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'`);
    await client.query('begin isolation level repeatable read');
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`);
    const tables = await client.query<{ name: string }>(
      `select table_name::text as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ('migration', 'search_generation') order by 1`,
    );
    const states: TableState[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query(
        `select count(*)::int as rows,
          md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as digest from ${name} as t`,
      );
      states.push({ table: name, ...rows[0] });
    }
    return states;
  } finally {
    await client.end();
  }
}
