import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MILLISECONDS } from '../lib/milliseconds.ts';

/** What is beyond them is counted and said in one line. */
export const LINES_PER_MINUTE = 60;

/**
 * Writes so many lines in a minute. What is beyond is counted, and its number is said before the next line.
 * `now` never jumps, in milliseconds.
 */
export function createLimitedLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number = performance.now.bind(performance),
) {
  let begunAt = Number.NEGATIVE_INFINITY;
  let count = 0;

  const beginMinute = () => {
    const suppressed = count - LINES_PER_MINUTE;
    begunAt = now();
    count = 0;
    if (suppressed > 0) log.warn({ count: suppressed }, 'lines were counted and not logged');
  };

  return {
    warn(details: object, message: string): void {
      if (now() - begunAt >= MINUTE_MILLISECONDS) beginMinute();
      count += 1;
      if (count <= LINES_PER_MINUTE) log.warn(details, message);
      if (count === LINES_PER_MINUTE + 1) log.warn('further lines of this minute are counted and not logged');
    },
  };
}
