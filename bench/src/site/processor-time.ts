import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock is. */
const TICK_MILLISECONDS = 10;

/** Processor time in milliseconds that a process has used so far; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name may hold spaces and brackets, so the fields are counted after the last one.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
}
