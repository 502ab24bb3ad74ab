import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, commandLine } from '../processes.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { superviseServer } from './supervised-server.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'moien-supervised-'));
});

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = (port: number) => ({
  ...process.env,
  DATABASE_URL: database.url,
  ROLE: 'api',
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DEVELOPMENT: 'on',
  JOBS: 'off',
  MEDIA_DIRECTORY: folder,
  RELEASES_DIRECTORY: folder,
  OUTBOX_DIRECTORY: folder,
});

const serverProcess = () => childrenOf(process.pid).find((pid) => commandLine(pid).includes('site-process'));

const isAnswering = (address: string) =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while (!(await isReached())) {
    limit.throwIfAborted();
    await delay(20);
  }
}

it('starts the server again on its port when it is killed, says so in a line each, and ends it when it is closed', async () => {
  const lines: string[] = [];
  const server = await superviseServer(environment(0), (line) => lines.push(line));
  for (let kill = 1; kill <= 2; kill += 1) {
    const pid = serverProcess() ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(() => (serverProcess() ?? pid) !== pid);
    await until(() => isAnswering(server.address));
  }
  expect(lines).toEqual([
    'the server ended by itself (SIGKILL) and is started again in 0.25 s',
    'the server ended by itself (SIGKILL) and is started again in 0.5 s',
  ]);
  await server.close();
  expect(await isAnswering(server.address)).toBe(false);
  expect(serverProcess()).toBeUndefined();
});

it('rejects when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(superviseServer(environment(port), () => undefined)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  other.close();
});
