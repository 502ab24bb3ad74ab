import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { varDirectory } from '../paths.ts';
import { Problem } from '../problem.ts';
import { identify, isSame, type ProcessIdentity, parentOf, waitForEnd } from '../processes.ts';

interface Instance {
  readonly self: ProcessIdentity;
  /** npm and the shell between, whose end means that nobody can stop this instance with Ctrl-C any more. */
  readonly ancestors: ProcessIdentity[];
  readonly port: number;
}

const instanceFile = /^instance-.*\.json$/;

/**
 * Makes room for a new instance on the port: those whose npm was killed are ended in order, whatever their
 * port, because they may hold the database too.
 * @throws Problem when a healthy instance runs there
 */
export async function replaceOrphans(port: number, folder = varDirectory): Promise<void> {
  const files = readdirSync(folder).filter((name) => instanceFile.test(name));
  for (const file of files) await replaceOrphan(join(folder, file), port);
}

async function replaceOrphan(path: string, port: number): Promise<void> {
  const previous = readInstance(path);
  if (!previous || !isSame(previous.self)) return rmSync(path, { force: true });
  if (previous.ancestors.every(isSame)) {
    if (previous.port !== port || port === 0) return;
    throw new Problem(
      `The site already runs on port ${port} (process ${previous.self.pid}): end it with Ctrl-C, or choose another port with PORT=${port + 1} npm start.`,
    );
  }
  process.kill(previous.self.pid, 'SIGTERM');
  if (!(await waitForEnd(previous.self.pid, 15_000))) process.kill(previous.self.pid, 'SIGKILL');
}

/** Remembers this process for the next start. Returns what forgets it again. */
export function recordInstance(port: number, folder = varDirectory): () => void {
  // Any number of instances may each have asked for a free port.
  const path = join(folder, `instance-${port || `process-${process.pid}`}.json`);
  const parent = process.ppid;
  const ancestors = process.env.npm_lifecycle_event
    ? [parent, parentOf(parent)].filter((pid) => pid > 1)
    : [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({ self: identify(process.pid), ancestors: ancestors.map(identify), port }),
  );
  return () => {
    if (readInstance(path)?.self.pid === process.pid) rmSync(path, { force: true });
  };
}

function readInstance(path: string): Instance | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Instance;
  } catch {
    return null;
  }
}
