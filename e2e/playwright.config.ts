import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './src/test.ts';
import { TLS_SITES } from './tls-sites.ts';

// A running site that is named has none over TLS beside it; the setup of a run names its own to the workers.
const isNamed = process.env.MOIEN_E2E_BASE_URL && !process.env.MOIEN_E2E_TLS_ADDRESSES;
const tlsSites = isNamed ? [] : TLS_SITES;

/** They publish, on a site of their own that each worker has to start. */
const PUBLISHING = [
  '**/app-releases.journey.ts',
  '**/deployments.journey.ts',
  '**/faults.journey.ts',
  '**/no-waterfall.journey.ts',
];

/**
 * The site that the journeys visit is started by global-setup.ts, unless MOIEN_E2E_BASE_URL names a running
 * one.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../var/e2e',
  fullyParallel: true,
  // More than cores only make each other wait.
  workers: availableParallelism(),
  // A journey that passes only at the second try does not pass.
  retries: 0,
  forbidOnly: true,
  // Ceilings that a busy machine does not reach; a journey waits for what it expects, never for a time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'releases', testMatch: PUBLISHING, workers: 1 },
    { name: 'site', testIgnore: ['**/tls.journey.ts', ...PUBLISHING] },
    // Journeys of signing in, once more over TLS, on a site that their worker starts.
    ...tlsSites.map(({ name }) => ({
      name,
      workers: 1,
      grep: /@tls/,
      use: { siteName: name, ignoreHTTPSErrors: true },
    })),
  ],
  use: { trace: 'off', screenshot: 'only-on-failure', actionTimeout: 15_000, navigationTimeout: 30_000 },
});
