import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface NpmRun {
  /** The first line that matches; rejects when the command ends without it. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when the command has ended well. */
  done: Promise<void>;
  /** Ends the command and everything that it started, in order, as Ctrl-C does. */
  interrupt(): Promise<void>;
}

/** Starts `npm …` in a folder, in a group of processes of its own. */
export function runNpm(folder: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): NpmRun {
  const child = spawn('npm', parameters, {
    cwd: folder,
    env: { ...withoutSettings(process.env), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(line));
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const ended = endOf(child);
  const fail = (code: number | null) =>
    new Error(`npm ${parameters.join(' ')} ended with ${code}.\n${said.slice(-20).join('\n')}`);
  const done = ended.then((code) => {
    if (code !== 0) throw fail(code);
  });
  // Whoever waits for a line or interrupts does not wait for the end as well.
  done.catch(() => undefined);
  return {
    line: (pattern) =>
      new Promise((resolve, reject) => {
        lines.on('line', (text) => {
          const match = pattern.exec(text);
          if (match) resolve(match);
        });
        void ended.then((code) => reject(fail(code)));
      }),
    done,
    async interrupt() {
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
    },
  };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/**
 * Without what npm tells the command that this process itself is, and what would lead to another database.
 */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isWanted = (name: string) => !/^(npm_|DATABASE_URL$|REDIS_URL$|MOIEN_|PORT$|NX_)/.test(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isWanted(name)));
}
