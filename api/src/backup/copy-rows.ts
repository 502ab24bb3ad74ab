import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackedUpRows } from './backup-manifest.ts';
import { type CatalogTable, quoteAll } from './table-catalog.ts';

/** Whole rows of about this size are kept in memory at a time. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** All rows of a table in an order that is the same on every server. */
export function selectTable({ name, columns, order }: CatalogTable): string {
  return `select ${quoteAll(columns)} from ${quoteAll([name])} order by ${order}`;
}

/**
 * Reads the rows of a query as COPY writes them: one line each, since it escapes every line feed in a
 * value. `keep` is given chunks of whole rows.
 */
export async function copyRows(
  client: pg.ClientBase,
  query: string,
  keep: (chunk: Buffer) => Promise<void> = async () => undefined,
): Promise<BackedUpRows> {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  const stream = client.query(copyTo(`copy (${query}) to stdout`));
  for await (const chunk of inWholeRows(stream)) {
    hash.update(chunk);
    bytes += chunk.length;
    rows += countLines(chunk);
    await keep(chunk);
  }
  return { rows, bytes, digest: hash.digest('hex') };
}

async function* inWholeRows(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    waiting.push(part);
    size += part.length;
    if (size < CHUNK_BYTES || !part.includes(LINE_FEED)) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(LINE_FEED) + 1;
    yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
