import type pg from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openClient, openPool } from './connections.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});

afterAll(() => database.drop());

const endBackend = (pid: unknown) => database.client.query('select pg_terminate_backend($1)', [pid]);
/** Node's `once` would reject with the error that comes before. */
const endOf = (client: pg.Client) => new Promise<void>((resolve) => client.once('end', resolve));
const PID = 'select pg_backend_pid() as pid';

describe('a connection that the server breaks off', () => {
  it('is heard of once while it is in use, between two statements of a transaction', async () => {
    const heard: Error[] = [];
    const pool = openPool({ connectionString: database.url }, (error) => heard.push(error));
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query(PID);
    const ended = endOf(client);
    await endBackend(rows[0].pid);
    await ended;
    expect(heard).toMatchObject([{ code: '57P01' }]);
    await expect(client.query('commit')).rejects.toThrow();
    client.release(true);
    await pool.end();
  });

  it('is heard of while it lies idle in the pool, which opens another one', async () => {
    const heard: Error[] = [];
    const pool = openPool({ connectionString: database.url }, (error) => heard.push(error));
    const { rows } = await pool.query(PID);
    const removed = new Promise((resolve) => pool.once('remove', resolve));
    await endBackend(rows[0].pid);
    await removed;
    expect(heard).toMatchObject([{ code: '57P01' }]);
    expect((await pool.query(PID)).rows[0].pid).not.toBe(rows[0].pid);
    await pool.end();
  });

  it('ends no process when it is a single client that nobody asks anything', async () => {
    const client = openClient({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(PID);
    const ended = endOf(client);
    await endBackend(rows[0].pid);
    await ended;
    await expect(client.query(PID)).rejects.toThrow();
  });
});
