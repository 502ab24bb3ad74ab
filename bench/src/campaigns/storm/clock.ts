import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;

/** The clock of one process. */
export type Clock = {
  /** What its process is started with. */
  environment: Record<string, string>;
  /** In milliseconds; the process follows within a twentieth of a second. */
  shift: (milliseconds: number) => void;
};

export function createClock(file: string): Clock {
  const shift = (milliseconds: number) => writeFileSync(file, String(milliseconds));
  shift(0);
  return { environment: { NODE_OPTIONS: `--import=${preload}`, MOIEN_STORM_CLOCK: file }, shift };
}
