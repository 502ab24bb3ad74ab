import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../paths.ts';
import { divideJourneys, journeysIn, sampleJourneys } from './journey-sample.ts';
import { deadlineAfter, runProgram } from './run-program.ts';
import type { Stage, StageResult } from './stage.ts';

const source = join(import.meta.dirname, '..');

export const buildStage: Stage = {
  name: 'build',
  async run(cores) {
    const { code, output } = await runProgram(process.execPath, [join(source, 'commands', 'build.ts')], {
      cores,
    });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
};

/** The stories whose inputs have changed since they were approved, with axe, in light and dark. */
export const storiesStage: Stage = {
  name: 'stories',
  async run(cores) {
    const { code, output } = await runProgram(
      process.execPath,
      [join(source, 'stories', 'check-stories.ts')],
      { deadline: deadlineAfter(40), cores },
    );
    return countClosingLine(code, output);
  },
};

/** A run of the suite proves one journey in so many; `npm run campaign -- journeys` proves all. */
const JOURNEY_SHARE = 4;
const JOURNEY_PARTS = 2;
const playwrightTest = ['test', '--config', join('e2e', 'playwright.config.ts')];

/**
 * Half of a sample of the journeys of e2e, in a real browser on a site of its own. The number of commits
 * chooses the sample; two halves let both lanes of the suite work (docs/decisions/0101).
 */
export function journeysStage(part: 1 | 2): Stage {
  return {
    name: `journeys ${part}/${JOURNEY_PARTS}`,
    family: 'journeys',
    after: ['build'],
    run: (cores) => runJourneys(part, cores),
  };
}

async function runJourneys(part: number, cores: string | undefined): Promise<StageResult> {
  const folder = await mkdtemp(join(tmpdir(), 'moien-journeys-'));
  try {
    const sample = sampleJourneys(await listJourneys(), await seedOfCommit(), JOURNEY_SHARE);
    const list = join(folder, 'list.txt');
    await writeFile(list, (divideJourneys(sample, JOURNEY_PARTS)[part - 1] ?? []).join('\n'));
    const report = join(folder, 'report.json');
    const { code, output } = await runProgram(
      binary('playwright'),
      [
        ...playwrightTest,
        ...['--test-list', list, '--reporter', 'list,json'],
        // Playwright empties its output folder when it starts, and both parts may run at the same time.
        ...['--output', join('var', 'e2e', String(part))],
      ],
      {
        environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, DATABASE_URL: undefined, REDIS_URL: undefined },
        deadline: deadlineAfter(40),
        cores,
      },
    );
    return countPlaywright(code, output, await readFile(report, 'utf8').catch(() => null));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listJourneys(): Promise<string[]> {
  const { code, output } = await runProgram(binary('playwright'), [...playwrightTest, '--list']);
  if (code !== 0) throw new Error(`The journeys could not be listed.\n${output}`);
  return journeysIn(output);
}

/** A number that the commit alone decides; 0 where there is none. */
async function seedOfCommit(): Promise<number> {
  const { code, output } = await runProgram('git', ['rev-list', '--count', 'HEAD']);
  return code === 0 ? Number(output) : 0;
}

/** Reads the line `N passed, N failed` that our own checks close with, and `N unchanged` if it is there. */
export function countClosingLine(code: number, output: string): StageResult {
  const line = output.trimEnd().match(/^(\d+) passed, (\d+) failed$/m);
  const passed = Number(line?.[1] ?? 0);
  const failed = Number(line?.[2] ?? 0);
  const unchanged = Number(output.match(/^(\d+) unchanged\b/m)?.[1] ?? 0);
  const isBroken = passed + failed === 0 || (code !== 0 && failed === 0);
  return { passed, failed: isBroken ? failed + 1 : failed, unchanged, output };
}

/** A journey that passed only when it was tried again counts as failed, and so does one that was skipped. */
export function countPlaywright(code: number, output: string, report: string | null): StageResult {
  if (report === null) return { passed: 0, failed: 1, output };
  const { stats } = JSON.parse(report) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const isBroken = stats.expected + failed === 0 || (code !== 0 && failed === 0);
  return { passed: stats.expected, failed: isBroken ? failed + 1 : failed, output };
}
