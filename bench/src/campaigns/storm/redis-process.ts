import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@moien/tooling/port';
import { createRestartPauses } from '@moien/tooling/restart-pauses';

const HOST = '127.0.0.1';
const LOOK_MILLISECONDS = 20;

export type RedisProcess = {
  url: string;
  kill: () => void;
  freeze: () => void;
  thaw: () => void;
  answers: () => Promise<boolean>;
  stop: () => Promise<void>;
};

export const isRedisInstalled = () => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of its own, in memory alone, which is started again on its port when it ends by itself. */
export async function startRedis(folder: string): Promise<RedisProcess> {
  const port = await freePort(HOST);
  const pauseAfter = createRestartPauses();
  let child = spawnRedis(port, folder);
  let isStopping = false;
  const stopWithUs = () => child.kill('SIGKILL');
  process.on('exit', stopWithUs);

  async function keepRunning(): Promise<void> {
    for (let startedAt = performance.now(); !isStopping; startedAt = performance.now()) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (isStopping) return;
      await delay(pauseAfter(performance.now() - startedAt));
      if (!isStopping) child = spawnRedis(port, folder);
    }
  }
  const running = keepRunning();
  const answers = () => isAnswering(port);
  while (!(await answers())) await delay(LOOK_MILLISECONDS);
  return {
    url: `redis://${HOST}:${port}/0`,
    kill: () => void child.kill('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    answers,
    async stop() {
      isStopping = true;
      child.kill('SIGKILL');
      await running;
      process.off('exit', stopWithUs);
    },
  };
}

function spawnRedis(port: number, folder: string): ChildProcess {
  const settings = ['--port', String(port), '--bind', HOST, '--save', '', '--dir', folder];
  return spawn('redis-server', settings, { stdio: 'ignore' });
}

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port }, () => socket.write('PING\r\n'));
    const end = (isGood: boolean) => {
      socket.destroy();
      resolve(isGood);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('data', (bytes) => end(String(bytes).startsWith('+PONG')));
    socket.once('error', () => end(false));
  });
}
