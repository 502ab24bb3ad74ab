import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPool } from './connections.ts';
import { type Database, openDatabase } from './database.ts';
import { nameOf, withNamedStatements } from './named-statements.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, () => undefined);
}, 60_000);

afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

describe('the pool', () => {
  it('prepares a read with parameters once for each connection', async () => {
    await database.connection().execute(async (connection) => {
      for (const id of [1, 2, 1])
        await connection.selectFrom('property_type').select('name').where('id', '=', id).execute();
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements where statement like '%property_type%'
      `.execute(connection);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.name).toMatch(/^moien_[\w-]{43}$/);
    });
  });

  it('answers each value of one statement by itself, also in a transaction', async () => {
    await database.transaction().execute(async (transaction) => {
      const answers = [];
      for (const value of [1, 2, 1, 3])
        answers.push(await sql<{ value: number }>`select ${value}::int as value`.execute(transaction));
      expect(answers.map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 1, 3]);
    });
  });

  it('compiles no statement', async () => {
    const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(database);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});

describe('a connection', () => {
  it('is closed when it has prepared too much, and statements are prepared again on the next one', async () => {
    const pool = openPool({ connectionString: testDatabase.url, max: 1 });
    const named = withNamedStatements(pool, 3);
    const askFor = async (text: string) => {
      const client = await named.connect();
      await client.query(text, [1]);
      const { rows } = await client.query<{ id: number; names: string[] }>(
        'select pg_backend_pid() as id, array_agg(name) as names from pg_prepared_statements',
        [],
      );
      client.release();
      return rows[0];
    };
    const normal = 'select $1::int as normal';
    const first = await askFor(normal);
    for (let odd = 0; odd < 3; odd += 1) await askFor(`select $1::int as odd_${odd}`);
    const last = await askFor(normal);
    const again = await askFor(normal);
    await pool.end();
    expect(first?.names).toEqual([nameOf(normal)]);
    expect(last?.id).not.toBe(first?.id);
    expect(last?.names).toEqual([nameOf(normal)]);
    expect(again).toEqual(last);
  });
});

describe('nameOf', () => {
  it('gives equal statements one name and different ones different names', () => {
    const [one, other, again] = ['select 1', 'select 2', 'select 1'].map(nameOf);
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  it('names reads only, in a length that PostgreSQL keeps whole', () => {
    expect(nameOf('insert into city values ($1)')).toBeUndefined();
    expect(nameOf('with c as (select 1) select 2')?.length).toBeLessThan(64);
  });
});
