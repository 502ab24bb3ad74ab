import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRestartPauses } from '../restart-pauses.ts';

const script = join(import.meta.dirname, 'site-process.ts');
/** A server that has not ended in order by then is killed, in milliseconds. */
const stopLimit = 15_000;

/** What the server's process says once. */
export type SiteMessage = { address: string } | { failure: { message: string; code: string | undefined } };

export interface SupervisedServer {
  readonly address: string;
  /** Of the process that serves now, or did last. */
  pid(): number;
  close(): Promise<void>;
}

/** A file descriptor, or our own output. */
type Output = number | 'inherit';

interface RunningServer {
  readonly address: string;
  readonly process: ChildProcess;
  /** Resolves with how it ended. */
  readonly ended: Promise<string>;
}

/**
 * Runs the server as a process of its own and starts it again on the same port when it ends by itself, with
 * growing pauses.
 * @param say hears one line for each end
 * @param output where its log goes; default the standard output
 * @throws the failure of the first start, with its `code`
 */
export async function superviseServer(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
  output: Output = 'inherit',
): Promise<SupervisedServer> {
  const pauseAfter = createRestartPauses();
  const closing = new AbortController();
  let server = await startServer(environment, output);
  const { address } = server;
  const again = { ...environment, PORT: new URL(address).port };

  async function keepRunning(): Promise<void> {
    let startedAt = performance.now();
    let ended = await server.ended;
    while (!closing.signal.aborted) {
      const pause = pauseAfter(performance.now() - startedAt);
      say(`the server ended by itself (${ended}) and is started again in ${pause / 1000} s`);
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      startedAt = performance.now();
      ended = await runAgain();
    }
  }

  async function runAgain(): Promise<string> {
    try {
      server = await startServer(again, output, closing.signal);
      return await server.ended;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  const running = keepRunning();
  return {
    address,
    pid: () => server.process.pid ?? 0,
    async close() {
      closing.abort();
      server.process.kill('SIGTERM');
      const kill = setTimeout(() => server.process.kill('SIGKILL'), stopLimit);
      await running;
      clearTimeout(kill);
    },
  };
}

/**
 * In a process group of its own: Ctrl-C in the terminal reaches only us, and we stop it before the database.
 */
function startServer(
  environment: NodeJS.ProcessEnv,
  output: Output,
  signal?: AbortSignal,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [script], {
    env: environment,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  const stop = () => void child.kill('SIGTERM');
  signal?.addEventListener('abort', stop);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  }).finally(() => signal?.removeEventListener('abort', stop));
  return new Promise((resolve, reject) => {
    child.once('message', (message: SiteMessage) => {
      if ('address' in message) resolve({ address: message.address, process: child, ended });
      else reject(Object.assign(new Error(message.failure.message), { code: message.failure.code }));
    });
    void ended.then((how) => reject(new Error(`it did not start: ${how}`)));
  });
}
