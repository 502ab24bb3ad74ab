import { readFileSync } from 'node:fs';

/** Half of a machine: its cores as `taskset` lists them; undefined where there is nothing to divide. */
interface Half {
  readonly cores: string | undefined;
}

/**
 * The cores of this machine in two halves. Threads that change their core make each change of memory wait for
 * both, which costs most on virtual machines (docs/decisions/0100).
 */
export function halvesOfCores(allowed = allowedCores()): Half[] {
  const middle = Math.ceil(allowed.length / 2);
  const halves = [allowed.slice(0, middle), allowed.slice(middle)];
  const isDivided = halves.every(({ length }) => length > 0);
  return halves.map((cores) => ({ cores: isDivided ? cores.join(',') : undefined }));
}

/** What Linux lets this process use, such as 0-3,6; nothing elsewhere. */
function allowedCores(): number[] {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return coresIn(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '');
  } catch {
    return [];
  }
}

/** @param list such as `0-3,6` */
export function coresIn(list: string): number[] {
  return list.split(',').flatMap((range) => {
    if (range === '') return [];
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
