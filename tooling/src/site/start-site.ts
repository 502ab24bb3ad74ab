import { orAborted } from '../abort.ts';
import { portProblem, wantedPort } from '../port.ts';
import {
  loadDemoBookingsOnce,
  loadDemoOnce,
  migrateDatabase,
  openDatabase,
  type SiteDatabase,
} from '../postgres/database.ts';
import { errorCode } from '../problem.ts';
import { type Report, runStep } from '../steps.ts';
import { forgetForeignRegistry } from './foreign-registry.ts';
import { releaseWorkspace } from './release-workspace.ts';
import { hasDemoAccounts, type SiteSettings, siteSettings } from './site-settings.ts';
import { type SandboxPayments, startPayments } from './start-payments.ts';
import { type SupervisedServer, superviseServer } from './supervised-server.ts';

export interface Site {
  readonly address: string;
  /** Undefined where the environment names who takes payments. */
  readonly payments: SandboxPayments | undefined;
  /** Stops what answers requests first, then the database. */
  close(): Promise<void>;
}

export interface SiteOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Default: the one that DATABASE_URL names, else the embedded one. */
  readonly openDatabase?: typeof openDatabase;
  /** What is to be in the database before the first request. */
  readonly afterMigration?: (databaseUrl: string) => Promise<void>;
  /**
   * Ends the start at any moment; nothing that it started remains, except a build, which ends with the
   * process.
   */
  readonly signal?: AbortSignal;
}

/**
 * Builds what changed, brings the database up and serves. Every step prints its line.
 * @throws Problem with one sentence for the person at the keyboard
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { signal } = options;
  const warnings = await orAborted(runStep('build', build), signal);
  for (const warning of warnings) console.warn(`            ${warning}`);
  const open = options.openDatabase ?? openDatabase;
  const database = await runStep('database', (report) => open(report, signal));
  try {
    return await serve(database, options);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Returns what is above its byte budget: that does not keep the site from running. */
async function build(report: Report): Promise<string[]> {
  const { buildAll } = await import('../webpack/build.ts');
  const warnings: string[] = [];
  await buildAll({ onProgress: report, onOverBudget: (sentence) => warnings.push(sentence) });
  return warnings;
}

async function serve(database: SiteDatabase, options: SiteOptions): Promise<Site> {
  const { environment, signal } = options;
  const { url } = database;
  await fillDatabase(url, options);
  const payments = await orAborted(
    runStep('payments', async (report) => {
      const sandbox = await startPayments(environment, siteSettings(url, environment).MOIEN_VAR);
      report(sandbox ? `sandbox at ${sandbox.origin}` : 'as the environment says');
      return sandbox;
    }),
    signal,
  );
  const settings = {
    ...siteSettings(url, environment),
    ...(payments ? { SANDBOX_ORIGIN: payments.origin } : {}),
  };
  try {
    if (payments && hasDemoAccounts(environment)) await addDemoBookings(url, payments, signal);
    const gateway = await serveWith(settings, options);
    return {
      address: gateway.address,
      payments,
      async close() {
        await gateway.close();
        await payments?.close();
        await database.stop();
      },
    };
  } catch (error) {
    await payments?.close();
    throw error;
  }
}

/** Migrations and demo are transactions: an abandoned one is undone when its connection closes. */
async function fillDatabase(
  url: string,
  { environment, afterMigration, signal }: SiteOptions,
): Promise<void> {
  await orAborted(
    runStep('migrate', (report) => migrateDatabase(url, report)),
    signal,
  );
  if (environment.DEMO !== 'off') {
    await orAborted(
      runStep('demo', (report) => loadDemoOnce(url, report, hasDemoAccounts(environment))),
      signal,
    );
  }
  await afterMigration?.(url);
}

/** Payments that an abandoned start has begun are brought to their end by the site's jobs. */
async function addDemoBookings(
  url: string,
  { origin }: SandboxPayments,
  signal: AbortSignal | undefined,
): Promise<void> {
  await orAborted(
    runStep('bookings', (report) => loadDemoBookingsOnce(url, origin, report)),
    signal,
  );
}

async function serveWith(settings: SiteSettings, { signal }: SiteOptions): Promise<SupervisedServer> {
  const { DATABASE_URL: url } = settings;
  if (settings.ROLE !== 'gateway') await forgetForeignRegistry(url, settings.REGISTRY_FILE);
  const gateway = await orAborted(
    runStep('serve', () => startServer(settings)),
    signal,
  );
  try {
    await orAborted(
      runStep('release', (report) => releaseWorkspace({ address: gateway.address, settings, report })),
      signal,
    );
  } catch (error) {
    await gateway.close();
    throw error;
  }
  return gateway;
}

async function startServer(settings: SiteSettings) {
  const port = wantedPort(settings.PORT);
  try {
    return await superviseServer({ ...settings, PORT: String(port) }, (line) =>
      console.warn(`            ${line}`),
    );
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE' || errorCode(error) === 'EACCES') throw portProblem(port, error);
    throw error;
  }
}
