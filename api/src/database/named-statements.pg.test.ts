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

  it('prepares a write of a row too', async () => {
    await database.connection().execute(async (connection) => {
      for (const slug of ['one', 'two'])
        await connection.deleteFrom('text_override').where('slug', '=', slug).execute();
      const { rows } = await sql`
        select from pg_prepared_statements where statement like 'delete from "text_override"%'
      `.execute(connection);
      expect(rows).toHaveLength(1);
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
    expect(first?.names).toEqual([nameOf(normal, 1)]);
    expect(last?.id).not.toBe(first?.id);
    expect(last?.names).toEqual([nameOf(normal, 1)]);
    expect(again).toEqual(last);
  });
});

describe('nameOf', () => {
  it('gives equal statements one name and different ones different names', () => {
    const [one, other, again] = ['select $1::int', 'select $1::text', 'select $1::int'].map((text) =>
      nameOf(text, 1),
    );
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  it.each([
    ['a read', 'with c as (select $1) select 2', 1],
    ['a wide read', 'select $1', 1000],
    ['a write of a row', 'insert into city values ($1)', 50],
  ])('names %s, in a length that PostgreSQL keeps whole', (_case, text, valueCount) => {
    expect(nameOf(text, valueCount)?.length).toBeLessThan(64);
  });

  it.each([
    ['a statement without parameters', 'select 1', 0],
    ['a write of many rows', 'insert into city values ($1)', 101],
    ['what is neither', 'begin', 0],
  ])('does not name %s', (_case, text, valueCount) => {
    expect(nameOf(text, valueCount)).toBeUndefined();
  });
});
