import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAttackedSite } from '@moien/api/testing/attacks/attacked-site';
import { ATTACKS, type Attack } from '@moien/api/testing/attacks/attacks';
import { rootDirectory } from '@moien/tooling/paths';
import { Problem, runCommand } from '@moien/tooling/problem';
import type { TestServer } from '@moien/tooling/testing/database-service';
import { startService } from '@moien/tooling/testing/service';

const usage = 'npm run campaign -- attack [--only NAME]';
const databaseService = join(rootDirectory, 'tooling/src/testing/database-service.ts');
const PROBLEMS_SHOWN = 20;

// Tries at length to get in, to lock somebody out and to learn of somebody; the suite makes a sample of it.
await runCommand(async () => {
  const attacks = readAttacks();
  const server = await startService<TestServer>(databaseService, {
    MOIEN_TEST_SERVER: process.env.DATABASE_URL,
  });
  // Where the database tests of the API look for their server.
  process.env.MOIEN_TEST_SERVER_URL = server.announced.serverUrl;
  process.env.MOIEN_TEST_TEMPLATE = server.announced.template;
  const site = await startAttackedSite();
  try {
    const outcomes: boolean[] = [];
    for (const attack of attacks) {
      const started = performance.now();
      const { figures, problems } = await attack.run(site, attack.size.campaign);
      outcomes.push(report(attack.name, { figures, problems, milliseconds: performance.now() - started }));
    }
    const secrets = await site.loggedSecrets();
    outcomes.push(report('secrets in the log', { figures: `${secrets.length} found`, problems: secrets }));
    const failed = outcomes.filter((isHeldOff) => !isHeldOff).length;
    console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await site.close();
    await server.stop();
  }
});

function readAttacks(): Attack[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const attacks = ATTACKS.filter(({ name }) => name.includes(values.only ?? ''));
  if (attacks.length === 0) throw new Problem(usage);
  return attacks;
}

type Report = { figures: string; problems: readonly string[]; milliseconds?: number };

function report(name: string, { figures, problems, milliseconds = 0 }: Report): boolean {
  const seconds = milliseconds > 0 ? ` (${(milliseconds / 1000).toFixed(1)} s)` : '';
  console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${name}${seconds}: ${figures}`);
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`        ${problem}`);
  if (problems.length > PROBLEMS_SHOWN) console.log(`        and ${problems.length - PROBLEMS_SHOWN} more`);
  return problems.length === 0;
}
