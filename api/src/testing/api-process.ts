import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type ApiProcess = {
  address: string;
  /** Every line of its log so far. */
  lines: string[];
  /** Resolves with the exit code, or the signal, when the process has ended. */
  ended: Promise<number | NodeJS.Signals>;
  /** Asks it to stop, as whoever runs it does. */
  askToStop: () => void;
  /** Ends it as it stands. */
  kill: () => void;
  stop: () => Promise<void>;
};

/** The API as a process of its own, with its log. */
export async function startApiProcess(
  environment: Record<string, string>,
  { openFilesMaximum }: { openFilesMaximum?: number } = {},
): Promise<ApiProcess> {
  const node = [process.execPath, join(import.meta.dirname, '../main.ts')];
  const [command = '', ...given] = openFilesMaximum
    ? ['sh', '-c', `ulimit -n ${openFilesMaximum}; exec "$@"`, 'sh', ...node]
    : node;
  const child = spawn(command, given, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      MEDIA_DIRECTORY: join(tmpdir(), 'moien-test-media'),
      MEDIA_ORIGINALS: '@moien/demo/originals',
      RELEASES_DIRECTORY: join(tmpdir(), 'moien-test-releases'),
      OUTBOX_DIRECTORY: join(tmpdir(), 'moien-test-outbox'),
      RATE_LIMIT: 'off',
      DEVELOPMENT: 'on',
      ALLOWED_HOSTS: 'moien.example',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const address = await new Promise<string>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        const [, found] = /"Server listening at (http:[^"]+)"/.exec(line) ?? [];
        if (found) resolve(found);
      });
    void ended.then((code) => reject(new Error(`The API ended with ${code}.\n${lines.join('\n')}`)));
  });
  return {
    address,
    lines,
    ended,
    askToStop: () => void child.kill(),
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
