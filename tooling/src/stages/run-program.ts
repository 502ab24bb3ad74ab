import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';

export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Many of the suite's processes load the same files: half of their start is spared when those are compiled
 * already.
 */
const compiledFolder = join(rootDirectory, 'node_modules', '.cache', 'node-compiled');

const running = new Set<ChildProcess>();

/** Runs a program in the project's folder and keeps what it says. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> {
  const child = spawn(command, [...parameters], {
    cwd: rootDirectory,
    env: { NODE_COMPILE_CACHE: compiledFolder, ...process.env, FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that stopEverything ends its children too.
    detached: true,
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends every program that still runs, with its children. */
export function stopEverything(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
