import { Agent, get } from 'node:http';
import { isWelcome, openSocket, type TestSocket } from '@moien/api/testing/test-socket';
import { serveClientProcess } from '../../harness/client-process.ts';
import type { ClientReport, Kind, LoadPlan } from './load-plan.ts';
import { sendAtRate } from './open-loop.ts';
import { describeTimes } from './times.ts';

const SOCKETS_AT_ONCE = 20;
/** An answer that takes longer is an error. */
const ANSWER_MILLISECONDS = 30_000;
const CONNECTIONS_MAXIMUM = 512;

serveClientProcess(run);

async function run(plan: LoadPlan, sayBegun: () => void): Promise<ClientReport> {
  const errors: Record<string, number> = {};
  const count = (error: string) => {
    errors[error] = (errors[error] ?? 0) + 1;
  };
  const sockets = await openSockets(plan);
  let isEnding = false;
  for (const { closed } of sockets)
    void closed.then((code) => {
      if (!isEnding) count(`websocket closed with ${code}`);
    });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_MAXIMUM });
  const times: Record<Kind, number[]> = { searches: [], documents: [] };
  const send = (kind: Kind, paths: readonly string[]) => async (number: number, dueAt: number) => {
    const path = paths[number % paths.length] ?? '/';
    await ask(agent, new URL(path, plan.address)).catch((error: Error) => count(`${kind}: ${error.message}`));
    times[kind].push(performance.now() - dueAt);
  };
  sayBegun();
  const processor = process.cpuUsage();
  const latenesses = await Promise.all([
    sendAtRate(plan.searches, plan.seconds, send('searches', plan.searchPaths)),
    sendAtRate(plan.documents, plan.seconds, send('documents', plan.documentPaths)),
  ]);
  const { user, system } = process.cpuUsage(processor);
  const socketsOpen = sockets.filter(({ socket }) => socket.readyState === socket.OPEN).length;
  isEnding = true;
  for (const { socket } of sockets) socket.terminate();
  agent.destroy();
  return {
    searches: describeTimes(times.searches),
    documents: describeTimes(times.documents),
    errors,
    socketsOpen,
    latenessMaximum: Math.max(...latenesses),
    processorShare: (user + system) / 1e6 / plan.seconds,
  };
}

/** Each is there once it was welcomed. */
async function openSockets({ address, people }: LoadPlan): Promise<TestSocket[]> {
  const sockets: TestSocket[] = [];
  for (let first = 0; first < people.length; first += SOCKETS_AT_ONCE) {
    const opened = people.slice(first, first + SOCKETS_AT_ONCE).map(async ({ userId, cookie }) => {
      const socket = await openSocket(address, userId, { cookie });
      await socket.until(isWelcome);
      return socket;
    });
    sockets.push(...(await Promise.all(opened)));
  }
  return sockets;
}

/** @throws Error for every answer but a whole one with 200 */
function ask(agent: Agent, url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const question = get(url, { agent, signal: AbortSignal.timeout(ANSWER_MILLISECONDS) }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
      answer.on('end', resolve).on('error', reject).resume();
    });
    question.on('error', reject);
  });
}
