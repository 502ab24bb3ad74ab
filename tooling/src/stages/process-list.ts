import { execFileSync } from 'node:child_process';

export interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** How long it has run, as ps writes it. */
  readonly age: string;
  readonly command: string;
}

/** Much longer than what tells one process from another. */
const SHOWN_LENGTH = 200;

/** The processes of a group, and all that they have started in groups of their own. */
export function listProcesses(group: number): ListedProcess[] {
  const all = readProcesses();
  const found = new Set(all.filter((listed) => listed.group === group));
  // What is added is visited, too.
  for (const { pid } of found) for (const child of all) if (child.parent === pid) found.add(child);
  return [...found];
}

export function describeProcesses(processes: readonly ListedProcess[]): string {
  return processes
    .map(({ pid, age, command }) => `  ${pid}, for ${age}: ${command.slice(0, SHOWN_LENGTH)}`)
    .join('\n');
}

function readProcesses(): ListedProcess[] {
  const columns = 'pid=,ppid=,pgid=,stat=,etime=,args=';
  const text = execFileSync('ps', ['-e', '-w', '-w', '-o', columns], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, group, state = '', age = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    // A zombie has ended.
    if (pid === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), age, command }];
  });
}
