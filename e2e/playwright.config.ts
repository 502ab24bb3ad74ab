import { defineConfig } from '@playwright/test';

/** The site that the journeys visit is started by global-setup.ts, unless MOIEN_E2E_BASE_URL names a running one. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../var/e2e',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only at the second try does not pass.
  retries: 0,
  forbidOnly: true,
  // Ceilings that a busy machine does not reach; a journey waits for what it expects, never for a time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { trace: 'off', screenshot: 'only-on-failure', actionTimeout: 15_000, navigationTimeout: 30_000 },
});
