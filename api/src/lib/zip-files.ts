import { Zip, ZipPassThrough } from 'fflate';

export type ZippedFile = { name: string; date: Date; content: Uint8Array };

/**
 * A zip file of files that are made one after the other; pictures and PDFs are compressed
 * within, so they are stored.
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, date, content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = date;
    zip.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
