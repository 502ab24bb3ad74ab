import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MILLISECONDS } from '../lib/milliseconds.ts';

const PROBE_MILLISECONDS = 5000;
/** What nobody can probe is forgotten when it has not been seen for so long. */
const FORGOTTEN_MILLISECONDS = MINUTE_MILLISECONDS;

type Fault = {
  /** What is wrong, of which a second fault takes the place. */
  key: string;
  sentence: string;
  error: unknown;
  /** Rejects while it still does not work. */
  probe?: () => Promise<void>;
  /** Said once it works again. */
  endSentence: string;
};

/** What the machine lacks, for the log and for `/readyz`. */
export type FaultNotes = ReturnType<typeof createFaultNotes>;

/**
 * A fault is one line of the log a minute at most, and one line when it is over, which a probe finds out
 * where nobody needs it meanwhile. `now` never jumps, in milliseconds.
 */
export function createFaultNotes(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  now: () => number = performance.now.bind(performance),
) {
  const faults = new Map<string, Fault & { seenAt: number }>();
  const loggedAt = new Map<string, number>();
  let probing: NodeJS.Timeout | undefined;
  let isClosed = false;

  function note(fault: Fault): void {
    faults.set(fault.key, { ...fault, seenAt: now() });
    if (!isClosed) probing ??= setTimeout(probeAll, PROBE_MILLISECONDS).unref();
    if (now() - (loggedAt.get(fault.sentence) ?? Number.NEGATIVE_INFINITY) < MINUTE_MILLISECONDS) return;
    loggedAt.set(fault.sentence, now());
    log.error({ err: fault.error }, fault.sentence);
  }

  function end(key: string): void {
    const fault = faults.get(key);
    if (!fault) return;
    faults.delete(key);
    log.warn(fault.endSentence);
  }

  async function probeAll(): Promise<void> {
    for (const [key, { probe, seenAt }] of faults) {
      const isOver = probe
        ? await probe().then(
            () => true,
            () => false,
          )
        : now() - seenAt >= FORGOTTEN_MILLISECONDS;
      if (isOver) end(key);
    }
    probing = faults.size > 0 && !isClosed ? setTimeout(probeAll, PROBE_MILLISECONDS).unref() : undefined;
  }

  return {
    note,
    end,
    /** `undefined` while all is well, else a sentence for each fault. */
    problem(): string | undefined {
      const sentences = [...faults.values()].map(({ sentence }) => `${capitalize(sentence)}.`);
      return sentences.length === 0 ? undefined : sentences.join(' ');
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
