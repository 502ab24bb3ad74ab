import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Day } from '@moien/contract';
import { openDatabase } from '../database/database.ts';
import { exportJournal } from '../domains/payments/index.ts';

/** Writes the ledger's entries of some days to a new file, which only its owner may read. */
export async function exportMoney(
  databaseUrl: string,
  { from, to, file }: { from: Day; to: Day; file: string },
): Promise<void> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(exportJournal(database, from, to)), target);
  } finally {
    await database.destroy();
  }
}
