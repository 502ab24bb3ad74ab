import type pg from 'pg';

/** Inserts or updates rows by their key; the columns are the properties of the first row. */
export async function upsert(client: pg.Client, table: string, key: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => client.escapeIdentifier(column));
  if (columns.length === 0) return;
  const name = client.escapeIdentifier(table);
  const assignments = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  await client.query(
    `insert into ${name} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${name}, $1)
     on conflict (${client.escapeIdentifier(key)}) do update set ${assignments}`,
    [JSON.stringify(rows)],
  );
}
