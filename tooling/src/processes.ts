import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A process and the moment it began, so that a number given again to another process is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

/** Whether a process with this number runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return statistics(pid)?.state !== 'Z';
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: startedAt(pid) };
}

/** Whether exactly this process still runs. */
export function isSame(identity: ProcessIdentity): boolean {
  return isAlive(identity.pid) && startedAt(identity.pid) === identity.started;
}

/** The parent's number, or 0 when it is not known. */
export function parentOf(pid: number): number {
  if (process.platform === 'linux') return statistics(pid)?.parent ?? 0;
  return Number(ask(pid, 'ppid=')) || 0;
}

/** The numbers of a process's children. */
export function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
}

/** The command line of a process, empty when it is not known. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ask(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Waits until a process is gone; false when it still runs after the time limit in milliseconds. */
export async function waitForEnd(pid: number, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await delay(25);
  }
  return true;
}

function startedAt(pid: number): string {
  if (process.platform === 'linux') return statistics(pid)?.started ?? '';
  return ask(pid, 'lstart=');
}

/**
 * Reads /proc; the program's name may hold spaces and brackets, so the fields are counted after the last one.
 */
function statistics(pid: number): { state: string; parent: number; started: string } | null {
  if (process.platform !== 'linux') return null;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function ask(pid: number, field: string): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
