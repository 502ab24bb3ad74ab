import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase } from '../testing/test-database.ts';
import { withClient } from './databases.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { startPostgres } from './start-postgres.ts';

const script = join(import.meta.dirname, '..', 'testing', 'postgres-service.ts');
const children = new Set<ChildProcess>();
let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'moien-test-recovery-'));
  chmodSync(directory, 0o755);
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  const left = runningPostmaster(join(directory, 'data'));
  if (left) await stopPostmaster(left.pid);
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the database in a process of its own, as `npm start` does. */
async function startElsewhere() {
  const child = spawn(process.execPath, [script, directory], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.add(child);
  const [line] = await once(child.stdout, 'data');
  const announced: { url: string } = JSON.parse(String(line).replace('service: ', ''));
  return { child, url: announced.url };
}

function count(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const answer = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM kept');
    return answer.rows[0]?.count ?? -1;
  });
}

describe('the embedded PostgreSQL', () => {
  it('is taken over when its parent was killed, and stopped by the last that uses it', async () => {
    const { child, url } = await startElsewhere();
    await withClient(url, (client) =>
      client.query('CREATE TABLE kept (id int); INSERT INTO kept VALUES (1), (2)'),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await startPostgres({ directory });
    expect(server.wasRunning).toBe(true);
    expect(server.url).toBe(url);
    expect(await count(server.url)).toBe(2);
    await server.stop();
    await expect(count(server.url)).rejects.toThrow('ECONNREFUSED');
  });

  it('keeps every committed row when the server itself is killed, on the same address', async () => {
    const { child, url } = await startElsewhere();
    await withClient(url, (client) => client.query('CREATE TABLE kept (id int)'));
    await withClient(url, (client) => client.query('INSERT INTO kept SELECT generate_series(1, 1000)'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    process.kill(
      Number(readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    const server = await startPostgres({ directory });
    expect(server.url).toBe(url);
    expect(await count(server.url)).toBe(1000);
    await server.stop();
  });

  it('is shared by two processes that start at once', async () => {
    const [first, second] = await Promise.all([startElsewhere(), startElsewhere()]);
    expect(first.url).toBe(second.url);
    first.child.stdin.end();
    await once(first.child, 'exit');
    await withClient(second.url, (client) => client.query('SELECT 1'));
    second.child.stdin.end();
    await once(second.child, 'exit');
    await expect(withClient(second.url, (client) => client.query('SELECT 1'))).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  it('is not held up by a pid file whose number another program has by now', async () => {
    const first = await startPostgres({ directory });
    await first.stop();
    writeFileSync(
      join(directory, 'data', 'postmaster.pid'),
      `${process.pid}\n${directory}\n0\n1\n\n127.0.0.1\n\nready\n`,
    );
    const second = await startPostgres({ directory });
    expect(second.wasRunning).toBe(false);
    await second.stop();
  });
});

describe('a start that is broken off', () => {
  it.each([0, 100, 400, 700, 1000])('after %i ms leaves no server and nothing half made', async (after) => {
    const controller = new AbortController();
    const starting = startPostgres({ directory, isDurable: false, signal: controller.signal });
    const outcome = starting.then(
      async (server) => {
        await server.stop();
        return 'started';
      },
      (error: Error) => error.name,
    );
    await delay(after);
    controller.abort();
    const abortedAt = performance.now();
    // On a fast machine the server may be there before.
    expect(['AbortError', 'started']).toContain(await outcome);
    expect(performance.now() - abortedAt).toBeLessThan(30_000);
    expect(runningPostmaster(join(directory, 'data'))).toBeNull();
    const left = readdirSync(directory);
    for (const name of ['data.new', 'password.new', 'lock']) expect(left).not.toContain(name);
    expect(left.includes('data')).toBe(left.includes('password'));
  });

  it('does not hinder the next one', async () => {
    const options = { directory, isDurable: false };
    const controller = new AbortController();
    const brokenOff = startPostgres({ ...options, signal: controller.signal });
    controller.abort();
    await expect(brokenOff).rejects.toThrow();
    const server = await startPostgres(options);
    await withClient(server.url, (client) => client.query('SELECT 1'));
    await server.stop();
  });
});

describe('a test database', () => {
  it('is a migrated copy of its own', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    expect(one.url).not.toBe(other.url);
    await withClient(one.url, (client) => client.query('SELECT * FROM migration'));
    await one.drop();
    await other.drop();
  });
});
