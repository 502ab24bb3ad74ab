import type pg from 'pg';

export type Row = Record<string, unknown>;

/** Inserts rows of equal columns in one statement. */
export async function insertRows(client: pg.ClientBase, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => client.escapeIdentifier(column))
    .join(', ');
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
