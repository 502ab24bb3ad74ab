import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@moien/api/database/migrate';
import { loadDemo } from '@moien/demo/load-demo';
import { startThrowAwayPostgres } from '@moien/tooling/testing/throw-away-postgres';
import type { SiteResources } from './gateway-process.ts';

const HOMES = 300;

export interface OpenMarketplace extends SiteResources {
  close(): Promise<void>;
}

/** A PostgreSQL of its own with demo homes, and a folder for their pictures; nothing of it remains. */
export async function openMarketplace(): Promise<OpenMarketplace> {
  const server = await startThrowAwayPostgres();
  const mediaFolder = mkdtempSync(join(tmpdir(), 'moien-bench-media-'));
  const silent = { onProgress: () => undefined };
  await migrate(server.url, silent);
  await loadDemo(server.url, { ...silent, homeCount: HOMES });
  return {
    databaseUrl: server.url,
    mediaFolder,
    async close() {
      await server.stop();
      rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}
