import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../paths.ts';
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

/** The journeys of e2e in a real browser, on a site of their own. */
export const journeysStage: Stage = {
  name: 'journeys',
  after: ['build'],
  async run(cores) {
    const folder = await mkdtemp(join(tmpdir(), 'moien-journeys-'));
    const report = join(folder, 'report.json');
    try {
      const { code, output } = await runProgram(
        binary('playwright'),
        ['test', '--config', join('e2e', 'playwright.config.ts'), '--reporter', 'list,json'],
        {
          environment: {
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            DATABASE_URL: undefined,
            REDIS_URL: undefined,
          },
          deadline: deadlineAfter(80),
          cores,
        },
      );
      return countPlaywright(code, output, await readFile(report, 'utf8').catch(() => null));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

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
