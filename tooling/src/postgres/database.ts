import { orAborted } from '../abort.ts';
import { errorCode, Problem } from '../problem.ts';
import type { Report } from '../steps.ts';
import { checkServer } from './databases.ts';
import { startPostgres } from './start-postgres.ts';

export interface SiteDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** The database that DATABASE_URL names, else the embedded one. */
export async function openDatabase(report: Report, signal?: AbortSignal): Promise<SiteDatabase> {
  const named = process.env.DATABASE_URL;
  if (named) {
    await orAborted(checkServer(named), signal);
    report('the server that DATABASE_URL names');
    return { url: named, stop: () => Promise.resolve() };
  }
  const server = await startPostgres({
    onMessage: (text) => console.log(`            ${text}`),
    signal,
  });
  report(server.wasRunning ? 'the embedded PostgreSQL still ran and is used on' : 'embedded PostgreSQL 18');
  return server;
}

/** Brings the database to the newest version. @throws Problem when it is newer than the code */
export async function migrateDatabase(url: string, report: Report): Promise<void> {
  const { migrate } = await import('@moien/api/database/migrate');
  try {
    await migrate(url, { onProgress: report });
  } catch (error) {
    const code = errorCode(error);
    if (!code?.startsWith('database-') && !code?.startsWith('migration-')) throw error;
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/** Loads the demo once, unless DEMO=off; its accounts only where nobody but the developer comes. */
export async function loadDemoOnce(url: string, report: Report, hasAccounts: boolean): Promise<void> {
  const { loadDemo } = await import('@moien/demo/load-demo');
  const outcome = await loadDemo(url, { onProgress: report, hasAccounts });
  if (outcome === 'already there') report('already there');
}

/** Bookings of the demo's guest, paid at the sandbox. */
export async function loadDemoBookingsOnce(
  url: string,
  sandboxOrigin: string,
  report: Report,
): Promise<void> {
  const { loadDemoBookings } = await import('@moien/demo/bookings/load-demo-bookings');
  const count = await loadDemoBookings(url, { sandboxOrigin });
  report(count === 0 ? 'already there' : `${count} added`);
}
