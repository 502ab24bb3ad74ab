import { LRUCache } from 'lru-cache';

/**
 * Reads a file of a release by its key, such as `mf-name/VERSION/browser/entry.js`; `undefined` when it is
 * not there.
 */
export type ReadReleaseFile = (key: string) => Promise<Buffer | undefined>;

/** A file that was altered in the store and mended there is not served for longer. */
const CONTENT_MILLISECONDS = 60_000;
/** Short: a release is mended by putting its file back. */
const ABSENCE_MILLISECONDS = 1000;
const ABSENCES_MAXIMUM = 10_000;

/**
 * Keeps for a minute what was read last, within so many bytes, and for a second what is not there. Those who
 * ask at once share one reading. `now` never jumps and is in milliseconds; tests give their own.
 */
export function keepInMemory(
  read: ReadReleaseFile,
  bytes: number,
  now = performance.now.bind(performance),
): ReadReleaseFile {
  const clock = { perf: { now }, ttlResolution: 0 };
  const contents = new LRUCache<string, Buffer>({
    maxSize: bytes,
    // Sizes are positive: an empty file counts as one byte.
    sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1),
    ttl: CONTENT_MILLISECONDS,
    ...clock,
  });
  const absences = new LRUCache<string, true>({
    max: ABSENCES_MAXIMUM,
    ttl: ABSENCE_MILLISECONDS,
    ...clock,
  });
  const reading = new Map<string, Promise<Buffer | undefined>>();

  async function readAndKeep(key: string): Promise<Buffer | undefined> {
    try {
      const content = await read(key);
      if (content) contents.set(key, content);
      else absences.set(key, true);
      return content;
    } finally {
      reading.delete(key);
    }
  }

  return async (key) => {
    const known = contents.get(key);
    if (known || absences.has(key)) return known;
    const pending = reading.get(key) ?? readAndKeep(key);
    reading.set(key, pending);
    return pending;
  };
}
