import { seconds } from '../steps.ts';
import { halvesOfCores } from './halves-of-cores.ts';
import type { Stage, StageResult } from './stage.ts';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs stages in their order, two at a time where their conditions allow, each on its half of the machine's
 * cores, and prints a line for each. A stage whose condition failed is not run and counts as one failure.
 */
export async function runStages(stages: readonly Stage[], print: (text: string) => void): Promise<Totals> {
  const waiting = [...stages];
  const results = new Map<string, StageResult>();
  const names = new Set(stages.map(({ name }) => name));
  const active = new Set<Promise<void>>();
  const lanes = halvesOfCores();
  const isReady = ({ after = [] }: Stage) => after.every((name) => !names.has(name) || results.has(name));
  while (waiting.length > 0 || active.size > 0) {
    const index = lanes.length > 0 ? waiting.findIndex(isReady) : -1;
    if (index < 0) {
      await Promise.race(active);
      continue;
    }
    const [stage] = waiting.splice(index, 1);
    const lane = lanes.shift();
    if (!stage || !lane) continue;
    const work = runOne(stage, lane.cores, results, print).then((result) => {
      results.set(stage.name, result);
      active.delete(work);
      lanes.push(lane);
    });
    active.add(work);
  }
  return total(results.values());
}

async function runOne(
  stage: Stage,
  cores: string | undefined,
  results: ReadonlyMap<string, StageResult>,
  print: (text: string) => void,
): Promise<StageResult> {
  const broken = (stage.after ?? []).find((name) => (results.get(name)?.failed ?? 0) > 0);
  const started = performance.now();
  const result = broken
    ? { passed: 0, failed: 1, output: `not run, because ${broken} failed` }
    : await stage.run(cores).catch(asFailure);
  print(describe(stage.name, result, seconds(started)));
  return result;
}

function describe(name: string, result: StageResult, time: string): string {
  const label = name.padEnd(16);
  if (result.skipped) return `${label}skipped, ${result.skipped}`;
  const counts = [
    `${result.passed} passed`,
    ...(result.unchanged ? [`${result.unchanged} unchanged`] : []),
    ...(result.failed > 0 ? [`${result.failed} FAILED`] : []),
  ].join(', ');
  const line = `${label}${counts.padEnd(28)}${time}`;
  return result.failed > 0 ? `${line}\n${result.output.trimEnd()}\n` : line;
}

function asFailure(error: unknown): StageResult {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, output };
}

function total(results: Iterable<StageResult>): Totals {
  let passed = 0;
  let failed = 0;
  for (const result of results) {
    passed += result.passed;
    failed += result.failed;
  }
  return { passed, failed };
}
