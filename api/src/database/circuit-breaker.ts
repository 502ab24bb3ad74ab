import type { BreakerState } from './database-health.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

const PROBE_MILLISECONDS = 250;
/** Calls at once while it is half open, and how many must succeed before all are let through. */
const TRIALS = 3;

/** Given back when a call is done; whether the database answered it. */
export type Leave = (hasWorked: boolean) => void;

export type CircuitBreaker = {
  state: () => BreakerState;
  /** @throws DatabaseUnavailable while no call is let through */
  enter: () => Leave;
  /** Something took long or failed: a probe says whether the database answers. */
  suspect: () => void;
  close: () => void;
};

export type CircuitBreakerOptions = {
  /** Rejects when the database does not answer in time. */
  probe: () => Promise<void>;
  /** Each time that calls are not let through any more; what is under way will not be answered. */
  onOpen: (reason: unknown, isNew: boolean) => void;
  /** A probe was answered: the first calls are about to be let through. */
  onTrial: () => void;
  onClosed: () => void;
};

/**
 * Lets calls through while the database answers. It opens when a probe fails, however slow or broken the
 * calls are, and then probes until one is answered. After that it lets a few calls through before all of
 * them, so that those who waited do not come at once.
 */
export function createCircuitBreaker({
  probe,
  onOpen,
  onTrial,
  onClosed,
}: CircuitBreakerOptions): CircuitBreaker {
  let state: BreakerState = 'closed';
  let isProbing = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let trial = { running: 0, succeeded: 0 };

  function open(reason: unknown): void {
    if (isEnded) return;
    const wasOpen = state === 'open';
    const isNew = state === 'closed';
    state = 'open';
    timer = setTimeout(retry, PROBE_MILLISECONDS).unref();
    if (!wasOpen) onOpen(reason, isNew);
  }

  function retry(): void {
    void runProbe().then(tryAFew, open);
  }

  function tryAFew(): void {
    state = 'half-open';
    trial = { running: 0, succeeded: 0 };
    onTrial();
  }

  async function runProbe(): Promise<void> {
    isProbing = true;
    try {
      await probe();
    } finally {
      isProbing = false;
    }
  }

  function enterTrial(): Leave {
    const own = trial;
    if (own.running >= TRIALS) throw new DatabaseUnavailable('The database has only just come back.');
    own.running += 1;
    return (hasWorked) => {
      own.running -= 1;
      if (hasWorked) own.succeeded += 1;
      if (state !== 'half-open' || own !== trial || own.succeeded < TRIALS) return;
      state = 'closed';
      onClosed();
    };
  }

  return {
    state: () => state,
    enter() {
      if (state === 'open') throw new DatabaseUnavailable('The database does not answer.');
      return state === 'half-open' ? enterTrial() : () => undefined;
    },
    suspect() {
      if (state === 'open' || isProbing || isEnded) return;
      runProbe().catch(open);
    },
    close() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
