import { readFile } from 'node:fs/promises';
import { openDatabase } from '../database/database.ts';
import { readViewerCode } from '../documents/read-viewer-code.ts';
import { findByCode } from '../domains/files/index.ts';

export type FoundViewer = { code: string; share: Awaited<ReturnType<typeof findByCode>> };

/**
 * For the operator: whose view of a rental file somebody has published, by the watermark.
 * @param file a picture of a third of a page or more, in its own size
 */
export async function findViewer(databaseUrl: string, file: string): Promise<FoundViewer> {
  const code = await readViewerCode(await readFile(file));
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    return { code, share: await findByCode(database, code) };
  } finally {
    await database.destroy();
  }
}
