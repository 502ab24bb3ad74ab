import { RecentlyUsed } from '@moien/api/lib/recently-used';

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

type Kept = { content: Buffer; until: number };

/**
 * Keeps for a minute what was read last, within so many bytes, and for a second what is not there. Those who
 * ask at once share one reading. `now` never jumps and is in milliseconds; tests give their own.
 */
export function keepInMemory(
  read: ReadReleaseFile,
  bytes: number,
  now = performance.now.bind(performance),
): ReadReleaseFile {
  const contents = new RecentlyUsed<Kept>(bytes, (_key, { content }) => content.byteLength);
  /** By key until when nobody looks for it again. */
  const absences = new RecentlyUsed<number>(ABSENCES_MAXIMUM);
  const reading = new Map<string, Promise<Buffer | undefined>>();

  async function readAndKeep(key: string): Promise<Buffer | undefined> {
    try {
      const content = await read(key);
      if (content) contents.keep(key, { content, until: now() + CONTENT_MILLISECONDS });
      else absences.keep(key, now() + ABSENCE_MILLISECONDS);
      return content;
    } finally {
      reading.delete(key);
    }
  }

  return async (key) => {
    const known = contents.use(key);
    if (known && now() < known.until) return known.content;
    if (now() < (absences.peek(key) ?? 0)) return undefined;
    const pending = reading.get(key) ?? readAndKeep(key);
    reading.set(key, pending);
    return pending;
  };
}
