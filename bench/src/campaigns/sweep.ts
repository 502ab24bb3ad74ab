import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { binary, rootDirectory } from '@moien/tooling/paths';
import { runCommand } from '@moien/tooling/problem';

// Every screen at every width, in both themes and all languages: accessibility, scrolling to the side, texts
// that are cut.
await runCommand(async () => {
  const sweep = spawn(
    binary('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', 'sweep.journey', ...process.argv.slice(2)],
    { cwd: rootDirectory, stdio: 'inherit', env: { ...process.env, MOIEN_SWEEP: 'all' } },
  );
  const [code] = (await once(sweep, 'close')) as [number | null];
  if (code !== 0) process.exitCode = 1;
});
