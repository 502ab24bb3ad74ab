import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';

const COMPRESSION = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

export type EntryContent = AsyncIterable<Buffer>;

export type ArchiveWriter = {
  /** Ends when there is room for more. */
  add: (name: string, bytes: Buffer) => Promise<void>;
  /** Ends when everything has reached the output. */
  finish: () => Promise<void>;
};

/**
 * A tar stream, compressed with zstd: `tar --zstd -tf FILE` lists it. The output is closed by `finish` or
 * by a failure.
 */
export function openArchiveWriter(output: Writable, signal?: AbortSignal): ArchiveWriter {
  const tar = pack();
  const written = pipeline(tar, createZstdCompress(COMPRESSION), output, { signal });
  written.catch(() => undefined);
  const addEntry = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600 };
      const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
      // Its callback is told as well, but the event alone would end the process.
      entry.on('error', reject);
      entry.end(bytes);
    });
  return {
    // A tar that was destroyed says only that: why is what the output says.
    add: (name, bytes) => addEntry(name, bytes).catch((error) => written.then(() => Promise.reject(error))),
    async finish() {
      tar.finalize();
      await written;
    },
  };
}

/**
 * Gives every entry to `read` in turn; what it leaves unread is skipped.
 * @throws Error for a stream that is cut off, or is no archive
 */
export async function readArchive(
  input: Readable,
  read: (name: string, content: EntryContent) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const fed = pipeline(input, createZstdDecompress(), tar);
  fed.catch(() => undefined);
  for await (const entry of tar) {
    // The library's types leave open what an entry gives.
    await read(entry.header.name, entry as EntryContent);
    entry.resume();
  }
  await fed;
}
