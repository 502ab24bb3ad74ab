import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '@moien/demo/load-demo';
import { startSite } from '../site/start-site.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

export interface StackOptions {
  /** Whether demo homes are loaded; without them the marketplace is empty. */
  readonly demo: boolean;
  /** Fewer homes start faster; default 300, a fair sample of all. */
  readonly homes?: number;
  /** For whoever has to know the address before; default a free one. */
  readonly port?: number;
}

export interface Stack {
  readonly address: string;
  readonly databaseUrl: string;
  /** Where everything that it writes is. */
  readonly folder: string;
  /** The page of the sandbox's payment server, with the token for its control interface. */
  readonly payments: string;
  close(): Promise<void>;
}

/** The whole site with a database and a folder of its own, of which nothing remains. */
export async function startStack({ demo, homes = 300, port = 0 }: StackOptions): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'moien-test-stack-'));
  const server = await startThrowAwayPostgres();
  const site = await startSite({
    environment: {
      ...process.env,
      PORT: String(port),
      DEMO: 'off',
      MOIEN_VAR: folder,
      MEDIA_DIRECTORY: undefined,
      RELEASES_DIRECTORY: undefined,
      REGISTRY_FILE: undefined,
      OUTBOX_DIRECTORY: undefined,
      RATE_LIMIT: 'off',
      DEVELOPMENT: 'on',
      // Journeys connect calendars that they serve themselves.
      CALENDAR_LOCAL_ADDRESSES: 'on',
      // A busy machine must not decide what the server draws.
      LOADER_TIMEOUT: '30000',
      LOG_LEVEL: 'warn',
    },
    openDatabase: () => Promise.resolve(server),
    afterMigration: async (url) => {
      // A site with an https origin does not start on a database that has the demo's accounts.
      const options = { onProgress: () => undefined, homeCount: homes, hasAccounts: false };
      if (demo) await loadDemo(url, options);
    },
  });
  return {
    address: site.address,
    databaseUrl: server.url,
    folder,
    payments: site.payments?.overview ?? '',
    async close() {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
