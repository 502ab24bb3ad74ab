import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { insertProperty } from '@moien/api/testing/property-factory';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import type { BoundaryReport } from '../boundaries/check-boundaries.ts';
import { copyProject, type ProjectCopy } from '../testing/project-copy.ts';
import { startService } from '../testing/service.ts';
import { checkTexts } from '../texts/check-texts.ts';

const REMOTE = 'mf-long-stay2';
const JOURNEY = 'e2e/src/long-stay2.journey.ts';
/** More than the API gives on one page, so that the slot has something to bring. */
const HOMES = 30;
const TIMEOUT_MILLISECONDS = 600_000;

const execute = promisify(execFile);
let copy: ProjectCopy;
let database: TestDatabase;
let lockBefore: string;

beforeAll(async () => {
  copy = copyProject();
  lockBefore = read('package-lock.json');
  database = await createTestDatabase();
  for (let index = 0; index < HOMES; index += 1) await insertProperty(database.client);
  await run('node', ['tooling/src/commands/create-remote.ts', REMOTE]);
  await run('node', ['tooling/src/commands/build.ts', REMOTE]);
}, TIMEOUT_MILLISECONDS);

afterAll(async () => {
  copy.remove();
  await database.drop();
});

describe('a new remote', () => {
  it(
    'passes lint, types, boundaries, unused, texts and its own tests as it is',
    async () => {
      // What is said of this remote alone: the others have a stage of their own.
      const include = [`${REMOTE}/src`, JOURNEY, 'tooling/types'];
      writeFileSync(
        join(copy.root, 'tsconfig.remote.json'),
        JSON.stringify({ extends: './tsconfig.json', include }),
      );
      const jest = ['--config', 'tooling/jest/jest.config.mjs', '--selectProjects', 'unit', '--', REMOTE];
      const [boundaries, tests] = await Promise.all([
        run('node', ['tooling/src/boundaries/check-many.ts', copy.root]),
        run('jest', jest),
        run('biome', ['ci', REMOTE, JOURNEY]),
        run('tsc', ['--project', 'tsconfig.remote.json']),
        run('knip', ['--no-progress', '--workspace', REMOTE]),
      ]);
      expect(checkTexts(join(copy.root, REMOTE))).toEqual([]);
      expect(violationsOf(REMOTE, boundaries)).toEqual([]);
      expect(tests).toMatch(/Tests: +\d+ passed/);
    },
    TIMEOUT_MILLISECONDS,
  );

  it(
    'is rendered by the server and comes alive in the browser, with its slot',
    async () => {
      const site = await startService<{ address: string }>(
        join(copy.root, 'tooling/src/testing/gateway-service.ts'),
        {
          DATABASE_URL: database.url,
          HOST: '127.0.0.1',
          PORT: '0',
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'fatal',
          LOADER_TIMEOUT: '30000',
        },
      );
      try {
        const journeys = ['test', '--config', 'e2e/playwright.config.ts', JOURNEY];
        const output = await run('playwright', journeys, { MOIEN_E2E_BASE_URL: site.announced.address });
        expect(output).toMatch(/^ +2 passed/m);
      } finally {
        await site.stop();
      }
    },
    TIMEOUT_MILLISECONDS,
  );

  it(
    'leaves nothing behind when its folder and its journey are deleted and npm is run',
    async () => {
      for (const path of [REMOTE, JOURNEY]) rmSync(join(copy.root, path), { recursive: true });
      await run('npm', ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund']);
      expect(read('package-lock.json')).toBe(lockBefore);
    },
    TIMEOUT_MILLISECONDS,
  );
});

function violationsOf(remote: string, output: string): string[] {
  const reports = JSON.parse(output) as Record<string, BoundaryReport>;
  const { violations } = reports[copy.root] ?? {};
  if (!violations) throw new Error(`The boundaries were not checked: ${output}`);
  return violations.filter((violation) => violation.includes(`${remote}/`));
}

function read(path: string): string {
  return readFileSync(join(copy.root, path), 'utf8');
}

/** Runs a program in the copy, as if nobody tested it. @throws with all that it said when it fails */
async function run(
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const path =
    { node: process.execPath, npm: 'npm' }[program] ?? join(copy.root, 'node_modules/.bin', program);
  const env = {
    ...process.env,
    ...environment,
    FORCE_COLOR: '0',
    JEST_WORKER_ID: undefined,
    NODE_ENV: undefined,
  };
  try {
    const { stdout, stderr } = await execute(path, parameters, { cwd: copy.root, env });
    return `${stdout}\n${stderr}`;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}
