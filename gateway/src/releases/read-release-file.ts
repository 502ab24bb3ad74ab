import { RecentlyUsed } from '@moien/api/recently-used';

/** Reads a file of a release by its key, such as `mf-name/VERSION/browser/entry.js`; `undefined` when it is not there. */
export type ReadReleaseFile = (key: string) => Promise<Buffer | undefined>;

/** Keeps what was read last, within so many bytes; releases never change. Those who ask at once share one reading. */
export function keepInMemory(read: ReadReleaseFile, bytes: number): ReadReleaseFile {
  const kept = new RecentlyUsed<Buffer>(bytes, (_key, content) => content.byteLength);
  const reading = new Map<string, Promise<Buffer | undefined>>();

  async function readAndKeep(key: string): Promise<Buffer | undefined> {
    try {
      const content = await read(key);
      if (content) kept.keep(key, content);
      return content;
    } finally {
      reading.delete(key);
    }
  }

  return async (key) => {
    const known = kept.use(key);
    if (known) return known;
    const pending = reading.get(key) ?? readAndKeep(key);
    reading.set(key, pending);
    return pending;
  };
}
