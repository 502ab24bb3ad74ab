import type { DatabaseHealth } from '../database/database-health.ts';
import type { Load } from '../metrics/load-watch.ts';

/** `ok`, or a sentence for whoever looks after the site. */
export type Checks = Record<'connections' | 'breaker' | 'eventLoop' | 'heap' | 'answers', string>;

const OK = 'ok';
const DELAY_MILLISECONDS_MAXIMUM = 200;
const HEAP_SHARE_MAXIMUM = 0.9;
const BREAKER_SENTENCES = {
  closed: OK,
  'half-open': 'The database has come back and is given its first calls.',
  open: 'The database does not answer: calls are refused at once until it does.',
};
const MEGABYTE = 1024 * 1024;

/** What is known without asking anybody. None of it makes a process unready: it says why one is slow. */
export function describeChecks({ breaker, connections }: DatabaseHealth, load: Load): Checks {
  return {
    connections:
      connections.waiting === 0
        ? OK
        : `${connections.waiting} calls wait for a connection to the database; ${connections.inUse} of ${connections.open} are in use.`,
    breaker: BREAKER_SENTENCES[breaker],
    eventLoop:
      load.delay < DELAY_MILLISECONDS_MAXIMUM
        ? OK
        : `The process is busy: what arrives waits up to ${Math.round(load.delay)} ms for it.`,
    heap: load.heapBytes < load.heapBytesMaximum * HEAP_SHARE_MAXIMUM ? OK : heapSentence(load),
    answers:
      load.failures === 0
        ? OK
        : `${load.failures} of the last ${load.answers} answers were errors of the server (5xx).`,
  };
}

function heapSentence({ heapBytes, heapBytesMaximum }: Load): string {
  const [used, limit] = [heapBytes, heapBytesMaximum].map((bytes) => Math.round(bytes / MEGABYTE));
  return `The heap holds ${used} of at most ${limit} MB.`;
}
