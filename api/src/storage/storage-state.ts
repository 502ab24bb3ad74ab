import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MILLISECONDS } from '../milliseconds.ts';
import { storageFaultOf } from './storage-fault.ts';

type Direction = 'read' | 'written';
/** Rejects while it still does not work. */
type Probe = () => Promise<void>;
type Fault = { sentence: string; seenAt: number; probe: Probe | undefined };

const PROBE_MILLISECONDS = 5000;
/** A picture that cannot be read may not be asked for again: then the fault is forgotten. */
const FORGOTTEN_MILLISECONDS = MINUTE_MILLISECONDS;

/**
 * What is wrong with the files of each area. A fault is one line of the log a minute at most, and one line
 * when it is over, which a probe finds out where nothing is written meanwhile. `now` is monotonic, in
 * milliseconds.
 */
export function createStorageState(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  now: () => number = performance.now.bind(performance),
) {
  const faults = new Map<string, Fault>();
  const loggedAt = new Map<string, number>();
  let probing: NodeJS.Timeout | undefined;
  let isClosed = false;

  function noteSuccess(area: string, direction: Direction): void {
    const key = `${area} ${direction}`;
    if (!faults.delete(key)) return;
    log.warn(`files of ${area} can be ${direction} again`);
  }

  /** @returns what to throw: a StorageUnavailable when it is a fault of the storage, else the error */
  function noteFailure(area: string, direction: Direction, error: unknown, probe?: Probe): unknown {
    const fault = storageFaultOf(error);
    if (!fault) return error;
    const key = `${area} ${direction}`;
    const sentence = `files of ${area} cannot be ${direction}: ${fault.message}`;
    faults.set(key, { sentence, seenAt: now(), probe });
    probing ??= setTimeout(probeAll, PROBE_MILLISECONDS).unref();
    const line = `${key} ${fault.code}`;
    if (now() - (loggedAt.get(line) ?? Number.NEGATIVE_INFINITY) < MINUTE_MILLISECONDS) return fault;
    loggedAt.set(line, now());
    log.error({ err: fault }, sentence);
    return fault;
  }

  async function probeAll(): Promise<void> {
    for (const [key, { probe, seenAt }] of faults) {
      const [area = ''] = key.split(' ', 1);
      if (probe)
        await probe().then(
          () => noteSuccess(area, 'written'),
          () => undefined,
        );
      else if (now() - seenAt >= FORGOTTEN_MILLISECONDS) faults.delete(key);
    }
    probing = faults.size > 0 && !isClosed ? setTimeout(probeAll, PROBE_MILLISECONDS).unref() : undefined;
  }

  return {
    noteSuccess,
    noteFailure,
    problem(): string | undefined {
      const sentences = [...faults.values()].map(({ sentence }) => sentence);
      return sentences.length === 0 ? undefined : `${sentences.map(capitalize).join('. ')}.`;
    },
    close(): void {
      isClosed = true;
      clearTimeout(probing);
    },
  };
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
