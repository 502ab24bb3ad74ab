import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { rootDirectory, varDirectory } from '@moien/tooling/paths';
import type { PairedSamples } from './measure-paired.ts';

/** One measurement as it is kept: all samples, in the order in which they were taken. */
export interface Measurement extends PairedSamples {
  readonly title: string;
  readonly unit: string;
}

export interface BenchResult {
  readonly options: Readonly<Record<string, unknown>>;
  readonly measurements: readonly Measurement[];
  /** Whatever else a bench wants to keep: plans, row counts, sizes. */
  readonly notes?: Readonly<Record<string, unknown>>;
}

/** Keeps the raw samples below var/bench and gives the file's path from the project's folder. */
export function saveResult(
  name: string,
  result: BenchResult,
  directory = join(varDirectory, 'bench'),
): string {
  mkdirSync(directory, { recursive: true });
  const instant = new Date().toISOString();
  const path = join(directory, `${name}-${instant.replaceAll(':', '-')}.json`);
  const kept = { name, instant, machine: describeMachine(), commit: currentCommit(), ...result };
  writeFileSync(path, `${JSON.stringify(kept, null, 1)}\n`);
  return relative(rootDirectory, path);
}

function describeMachine(): Record<string, unknown> {
  const processors = cpus();
  return {
    platform: `${process.platform} ${process.arch}`,
    processor: processors[0]?.model,
    processors: processors.length,
    memoryBytes: totalmem(),
    node: process.version,
  };
}

/** The commit that was measured; "+" says that files differed from it. Null outside of a clone. */
function currentCommit(): string | null {
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
  } catch {
    return null;
  }
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: rootDirectory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
