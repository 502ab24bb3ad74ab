import type pg from 'pg';
import { quoteIdentifier } from '../database/connections.ts';

export type CatalogTable = {
  name: string;
  /** Without those that the database computes from others. */
  columns: string[];
  /** The primary key, in an order that is the same on every server. */
  order: string;
};

/**
 * Not data of the site: what the migrations write, and a counter of this server's own transactions, which
 * mean nothing on another.
 */
const WITHOUT_DATA = ['migration', 'search_generation'];

/** Every table that holds data of the site, by name; tables of extensions and unlogged ones do not. */
export async function listTables(client: pg.ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select class.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce(
        (select string_agg(
            quote_ident(attname) || case when attcollation <> 0 then '::text collate "C"' else '' end,
            ', ' order by array_position(indkey::int2[], attnum))
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
          where indrelid = class.oid and indisprimary),
        format('%I::text collate "C"', class.relname)) as "order"
    from pg_class as class
    where class.relkind = 'r' and class.relpersistence = 'p'
      and class.relnamespace = current_schema()::regnamespace
      and class.relname <> all ($1)
      and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = class.oid
        and deptype = 'e')
    order by class.relname collate "C"`,
    [WITHOUT_DATA],
  );
  return rows;
}

export type CatalogSequence = { name: string; value: string; isCalled: boolean };

/** Ids of jobs go on as well, because some mails are known to mail servers by the id of their job. */
export async function readSequences(client: pg.ClientBase): Promise<CatalogSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select class.oid::regclass::text as name from pg_class as class
      where class.relkind = 'S' and class.relnamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = class.oid
          and refobjid = 'search_generation'::regclass)
    union all select pg_get_serial_sequence('graphile_worker._private_jobs', 'id')
    order by name`,
  );
  const sequences: CatalogSequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    for (const row of state.rows) sequences.push({ name, ...row });
  }
  return sequences;
}

/** The statements that drop every foreign key of the tables, and those that make them again as they were. */
export async function listForeignKeys(client: pg.ClientBase): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "add"
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`,
  );
  return rows;
}

export function quoteAll(names: readonly string[]): string {
  return names.map(quoteIdentifier).join(', ');
}
