import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntryContent } from './backup-archive.ts';
import { BackupError } from './backup-error.ts';
import type { BackedUpRows, BackupManifest } from './backup-manifest.ts';
import { copyRows, selectTable } from './copy-rows.ts';
import { addRestoredJobs, createRestoredJobTable, RESTORED_JOB, SELECT_OPEN_JOBS } from './open-jobs.ts';
import { refuseRows } from './restore-target.ts';
import { listForeignKeys, listTables, quoteAll } from './table-catalog.ts';

export type RowsRestore = {
  /** Takes one entry of the backup: whole rows of a table, or of the job queue. */
  take: (name: string, content: EntryContent) => Promise<void>;
  /** Puts the rules of the schema back, and compares what is there with the backup. @throws BackupError */
  finish: () => Promise<void>;
};

/**
 * Receives all rows in the open transaction of the connection. Foreign keys are dropped and made again,
 * which checks every row once, and triggers of the schema rest meanwhile: the owner of the tables may do
 * both, in any order of tables.
 */
export async function beginRowsRestore(client: pg.Client, manifest: BackupManifest): Promise<RowsRestore> {
  const { tables } = manifest;
  const names = quoteAll(tables.map(({ name }) => name));
  await refuseOtherTables(client, tables);
  await client.query(`lock table ${names} in access exclusive mode`);
  await refuseRows(client);
  const foreignKeys = await listForeignKeys(client);
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const { name } of tables) await client.query(`alter table ${quoteAll([name])} disable trigger user`);
  await client.query(`truncate ${names}`);
  await createRestoredJobTable(client);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));

  return {
    async take(name, content) {
      const columns = columnsOf.get(name);
      const target = columns
        ? `${quoteAll([name])} (${quoteAll(columns)})`
        : `${RESTORED_JOB} (task, payload, queue, run_at, attempts, max_attempts, key, priority, flags, last_error)`;
      await pipeline(content, client.query(copyFrom(`copy ${target} from stdin`)));
    },
    async finish() {
      for (const { add } of foreignKeys) await client.query(add);
      for (const { name } of tables)
        await client.query(`alter table ${quoteAll([name])} enable trigger user`);
      for (const { name, value, isCalled } of manifest.sequences)
        await client.query('select setval($1, $2, $3)', [name, value, isCalled]);
      await addRestoredJobs(client);
      await compareRows(client, manifest);
      await client.query(`analyze ${names}`);
      // Answers that a running process has cached from the empty site end here: a statement of no rows
      // advances the counter.
      await client.query('delete from language where false');
    },
  };
}

async function refuseOtherTables(client: pg.Client, tables: BackupManifest['tables']): Promise<void> {
  const describe = ({ name, columns }: { name: string; columns: string[] }) =>
    `${name} (${[...columns].sort().join()})`;
  const here = new Set((await listTables(client)).map(describe));
  const there = tables.map(describe);
  const other = there.find((table) => !here.delete(table)) ?? [...here][0];
  if (other)
    throw new BackupError(`The backup does not fit its own migrations: ${other} is on one side only.`);
}

async function compareRows(client: pg.Client, manifest: BackupManifest): Promise<void> {
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of await listTables(client))
    compare(table.name, await copyRows(client, selectTable(table)), expected.get(table.name));
  compare('the job queue', await copyRows(client, SELECT_OPEN_JOBS), manifest.jobs);
}

function compare(name: string, found: BackedUpRows, expected: BackedUpRows | undefined): void {
  if (found.rows === expected?.rows && found.digest === expected.digest) return;
  throw new BackupError(
    `Nothing was restored: ${name} would have other rows (${found.rows}) than the backup (${expected?.rows ?? 0}).`,
  );
}
