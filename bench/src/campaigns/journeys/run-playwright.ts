import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { binary, rootDirectory } from '@moien/tooling/paths';

/** Runs journeys of e2e as `playwright test` does, and fails when one of them does. */
export async function runPlaywright(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const playwright = spawn(
    binary('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...parameters],
    { cwd: rootDirectory, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  const [code] = (await once(playwright, 'close')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
