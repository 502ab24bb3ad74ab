import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { IMPERSONAL_TABLES } from './impersonal-tables.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Names of types whose values could be a name, an address, an id or words; arrays of them as well. */
const TELLING_TYPES = [
  'text',
  'citext',
  'varchar',
  'bpchar',
  'name',
  'uuid',
  'bytea',
  'json',
  'jsonb',
  'xml',
].concat(['inet', 'cidr', 'macaddr', 'hstore', 'tsvector']);

type Column = { table: string; column: string; type: string; isReference: boolean };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);

afterAll(() => database.drop());

/**
 * Every column of every table, whichever schema it is in; `isReference`: a foreign key to a profile or an
 * account.
 */
async function readColumns(): Promise<Column[]> {
  const { rows } = await database.client.query<Column>(
    `select case nspname when 'public' then '' else nspname || '.' end || relname as "table",
       attname as "column", coalesce(element.typname, type.typname) as type,
       exists (
         select from pg_constraint
         where contype = 'f' and conrelid = pg_class.oid and attnum = any (conkey)
           and confrelid in ('profile'::regclass, 'account'::regclass)
       ) as "isReference"
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     join pg_type as type on type.oid = atttypid
     left join pg_type as element on element.oid = type.typelem and type.typcategory = 'A'
     where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1, 2`,
  );
  return rows;
}

/** What the schema has and no declaration, and the reverse. */
async function findDifferences(): Promise<string[]> {
  const columns = await readColumns();
  const personal = PERSONAL_TABLES.flatMap(({ table, exported, notExported }) =>
    [...exported, ...Object.keys(notExported)].map((column) => `${table}.${column}`),
  );
  const impersonal = IMPERSONAL_TABLES.flatMap(({ table, columns: names }) =>
    names.map((name) => `${table}.${name}`),
  );
  const personalTables = new Set(PERSONAL_TABLES.map(({ table }) => table));
  const declaredTables = new Set([...personalTables, ...IMPERSONAL_TABLES.map(({ table }) => table)]);
  const declared = new Set([...personal, ...impersonal]);
  const needed = columns
    .filter(({ table, type }) => personalTables.has(table) || TELLING_TYPES.includes(type))
    .map(({ table, column }) => `${table}.${column}`);
  const tables = new Set(columns.map(({ table }) => table));
  return [
    ...[...tables].filter((table) => !declaredTables.has(table)).map((table) => `${table} is not declared`),
    ...[...declaredTables].filter((table) => !tables.has(table)).map((table) => `${table} does not exist`),
    ...needed.filter((column) => !declared.has(column)).map((column) => `${column} is not declared`),
    ...[...declared].filter((column) => !needed.includes(column)).map((column) => `${column} does not exist`),
    ...columns
      .filter(
        ({ table, type, isReference }) => !personalTables.has(table) && (isReference || type === 'citext'),
      )
      .map(({ table, column }) => `${table}.${column} names a person`),
  ];
}

describe('what happens to the data of people', () => {
  it('is declared for every table and every column that could hold some', async () => {
    expect(await findDifferences()).toEqual([]);
  });

  it('is declared once for each table, and each table is erased, goes with another, or says what stays', () => {
    const tables = [...PERSONAL_TABLES, ...IMPERSONAL_TABLES].map(({ table }) => table);
    expect(tables.filter((table, index) => tables.indexOf(table) !== index)).toEqual([]);
    const undecided = PERSONAL_TABLES.filter(
      ({ erasure, goesWith, stays }) => erasure.length === 0 && !goesWith && !stays,
    );
    expect(undecided).toEqual([]);
  });

  it('goes with another table only by a foreign key that deletes', async () => {
    for (const { table, goesWith } of PERSONAL_TABLES) {
      if (!goesWith) continue;
      const { rowCount } = await database.client.query(
        `select 1 from pg_constraint where contype = 'f' and confdeltype = 'c'
           and conrelid = $1::regclass and confrelid = $2::regclass`,
        [table, goesWith],
      );
      expect([table, rowCount]).toEqual([table, 1]);
    }
  });

  it.each([
    ['a new table', 'create table guest_book (id integer)', ['guest_book is not declared']],
    [
      'a new column of words of a table without people',
      'alter table city add column mayor_name text',
      ['city.mayor_name is not declared'],
    ],
    [
      'a new column of any type of a table with people',
      'alter table account add column birth_date date',
      ['account.birth_date is not declared'],
    ],
    [
      'a reference to a person in a table without people',
      'alter table article add column author_id uuid references profile (user_id)',
      ['article.author_id is not declared', 'article.author_id names a person'],
    ],
    [
      'a table of another schema',
      'create schema elsewhere; create table elsewhere.note (words text)',
      ['elsewhere.note is not declared', 'elsewhere.note.words is not declared'],
    ],
  ])('fails for %s until it is declared', async (_case, statement, differences) => {
    await database.client.query('begin');
    await database.client.query(statement);
    const found = await findDifferences();
    await database.client.query('rollback');
    expect(found).toEqual(differences);
  });
});
