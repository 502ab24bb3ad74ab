import { readFileSync, rmSync } from 'node:fs';
import type { RegistryState, SignedRegistry } from '@moien/contract';
import { withClient } from '../postgres/databases.ts';

/**
 * Deletes the kept registry when it is newer than the log of this database: it belongs to another one, or to
 * one that was begun anew, and would keep the gateway from adopting what this database says.
 */
export async function forgetForeignRegistry(databaseUrl: string, file: string): Promise<void> {
  const kept = keptSequence(file);
  if (kept === undefined) return;
  const logged = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ sequence: string }>(
      'SELECT coalesce(max(sequence), 0) AS sequence FROM release_event',
    );
    return Number(rows[0]?.sequence);
  });
  if (kept > logged) rmSync(file);
}

/** What cannot be read is for the gateway to refuse. */
function keptSequence(file: string): number | undefined {
  try {
    const { payload } = JSON.parse(readFileSync(file, 'utf8')) as SignedRegistry;
    return (JSON.parse(payload) as RegistryState).sequence;
  } catch {
    return undefined;
  }
}
