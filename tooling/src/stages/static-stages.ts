import { join } from 'node:path';
import { binary } from '../paths.ts';
import { runProgram } from './run-program.ts';
import type { Stage } from './stage.ts';

/** Checks that read the sources; each counts as one test. */
export const staticStages: readonly Stage[] = [
  check('lint', binary('biome'), ['ci', '.', '--max-diagnostics=200']),
  check('types', binary('tsc'), ['--project', '.']),
  check('boundaries', process.execPath, [join(import.meta.dirname, '..', 'boundaries', 'check.ts')]),
  check('unused', binary('knip'), ['--no-progress']),
  check('texts', process.execPath, [join(import.meta.dirname, '..', 'texts', 'check.ts')]),
];

function check(name: string, command: string, parameters: readonly string[]): Stage {
  return {
    name,
    isFast: true,
    async run(cores) {
      const { code, output } = await runProgram(command, parameters, { cores });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
