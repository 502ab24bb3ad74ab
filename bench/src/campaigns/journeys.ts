import { runCommand } from '@moien/tooling/problem';
import { runPlaywright } from './journeys/run-playwright.ts';

// Every journey of e2e; the suite proves a sample of them. Parameters are those of `playwright test`.
await runCommand(() => runPlaywright(process.argv.slice(2)));
