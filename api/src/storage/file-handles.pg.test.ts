import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** The process itself has some forty open. */
const OPEN_FILES = 90;
const FLOOD = 300;

let database: TestDatabase;
let api: ApiProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startApiProcess({ DATABASE_URL: database.url }, { openFilesMaximum: OPEN_FILES });
}, 120_000);

afterAll(async () => {
  await api.stop();
  await database.drop();
});

async function until(isReached: () => Promise<boolean> | boolean): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while (!(await isReached())) {
    limit.throwIfAborted();
    await delay(50);
  }
}

/** By a connection that stays open. */
async function ask(agent: Agent, path: string): Promise<{ status: number; text: string }> {
  const [answer] = await once(get(new URL(path, api.address), { agent }), 'response');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode, text };
}

it('a process that can open nothing more lives, says so, and goes on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(agent, '/readyz')).status).toBe(200);
  const { port, hostname } = new URL(api.address);
  const sockets: Socket[] = Array.from({ length: FLOOD }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on('error', () => undefined);
  const sentence =
    'no file or connection can be opened: this process has too many files and connections open';
  // A connection that idles is ended by the server; asking keeps it.
  await until(async () => (await ask(agent, '/readyz')).text.includes(`N${sentence.slice(1)}`));
  const statuses = new Set<number>();
  for (let n = 1; n <= 12; n += 1) statuses.add((await ask(agent, `/global/banner-${n}-360.avif`)).status);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await ask(agent, '/api/properties')).status).toBeLessThan(504);
  for (const socket of sockets) socket.destroy();
  await until(async () => JSON.parse((await ask(agent, '/readyz')).text).checks.storage === 'ok');
  expect((await ask(agent, '/api/properties')).status).toBe(200);
  expect(api.lines.filter((line) => line.includes(sentence))).toHaveLength(1);
  agent.destroy();
}, 120_000);
