import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rootDirectory } from '../paths.ts';
import { identify, isSame, type ProcessIdentity } from '../processes.ts';
import { describeProcesses, listProcesses } from './process-list.ts';

export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

export interface ProgramOptions {
  readonly environment?: NodeJS.ProcessEnv;
  /** Ends the program and all that it has started, and says what that was. Default: after 15 minutes. */
  readonly deadline?: AbortSignal;
  /** How long its processes may outlive it, in milliseconds. */
  readonly grace?: number;
  /** The cores that it and its processes may use, as `taskset` lists them. Default: all. */
  readonly cores?: string;
}

/** How long a program and its processes have for each way of being ended, in milliseconds. */
const END_MILLISECONDS = 10_000;

/**
 * Many of the suite's processes load the same files: half of their start is spared when those are compiled
 * already.
 */
const compiledFolder = join(rootDirectory, 'node_modules', '.cache', 'node-compiled');

const running = new Set<ChildProcess>();

/** When a stage that takes so many minutes at most, on a busy machine too, is ended. */
export function deadlineAfter(minutes: number): AbortSignal {
  return AbortSignal.timeout(minutes * 60_000);
}

/**
 * Runs a program in the project's folder and keeps what it says. It has failed, whatever its code, when it
 * was ended by its deadline or has left processes behind that keep its output open.
 */
export async function runProgram(
  command: string,
  parameters: readonly string[],
  { environment = {}, deadline = deadlineAfter(15), grace = END_MILLISECONDS, cores }: ProgramOptions = {},
): Promise<ProgramResult> {
  const [program = command, ...words] = [...(cores ? ['taskset', '-c', cores] : []), command, ...parameters];
  const child = spawn(program, words, {
    cwd: rootDirectory,
    env: { NODE_COMPILE_CACHE: compiledFolder, ...process.env, FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that stopEverything ends its children too.
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  running.add(child);
  try {
    const complaint = await untilEnded(child, deadline, grace);
    return { code: complaint ? 1 : (child.exitCode ?? 1), output: output + complaint };
  } catch (error) {
    return { code: 1, output: output + (error instanceof Error ? error.message : String(error)) };
  } finally {
    running.delete(child);
  }
}

/** Ends every program that still runs, with its children. */
export function stopEverything(): void {
  for (const { pid } of running) if (pid !== undefined) signal(-pid, 'SIGTERM');
}

/**
 * Resolves when a program has ended and its output is closed, if need be by force.
 * @returns what was wrong with its end; empty when it ended by itself
 * @throws when it could not be started
 */
async function untilEnded(child: ChildProcess, deadline: AbortSignal, grace: number): Promise<string> {
  const closed = once(child, 'close').then(() => 'closed' as const);
  const pastExit = once(child, 'exit').then(() => delay(grace, 'left' as const, { ref: false }));
  const pastDeadline = deadline.aborted
    ? Promise.resolve('late' as const)
    : once(deadline, 'abort').then(() => 'late' as const);
  const outcome = await Promise.race([closed, pastExit, pastDeadline]);
  if (outcome === 'closed' || child.pid === undefined) return '';
  const left = listProcesses(child.pid);
  const identities = left.map(({ pid }) => identify(pid));
  await endProcesses(child.pid, identities);
  // What it said at last is still read; a process that hides from the list must not keep this waiting.
  await Promise.race([closed, delay(1000)]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  const cause = outcome === 'late' ? 'It was ended by its deadline' : 'It ended, but its output stayed open';
  return `\n${cause}. What still ran:\n${describeProcesses(left) || '  nothing of its own group'}\n`;
}

/** The program itself is asked first: test runners then say which tests had not ended. */
async function endProcesses(program: number, identities: readonly ProcessIdentity[]): Promise<void> {
  const left = () => identities.filter(isSame);
  const isProgramLeft = () => left().some(({ pid }) => pid === program);
  signal(program, 'SIGINT');
  await until(() => !isProgramLeft());
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid } of left()) signal(pid, name);
    await until(() => left().length === 0);
  }
}

async function until(isReached: () => boolean): Promise<void> {
  const end = Date.now() + END_MILLISECONDS;
  while (!isReached() && Date.now() < end) await delay(50);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
