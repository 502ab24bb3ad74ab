import type { Timers } from './clock.ts';
import type { FaultKind, Faults } from './faults.ts';
import type { Hook, ProviderEvent } from './resources.ts';

/** MangoPay waits so long for the answer to a hook. */
const ANSWER_LIMIT = 2000;

/** Milliseconds between attempts; after the last one the hook is INVALID. */
const RETRY_DELAYS = [1000, 5000, 30_000, 120_000, 600_000];

/** A hook that is held back for the one after it goes out by itself after so long. */
const LONGEST_HOLD = 1000;

type Delivery = { hook: Hook; event: ProviderEvent };

export type HookDelivery = ReturnType<typeof createHookDelivery>;

/**
 * Sends events to the addresses of hooks: unsigned GETs with `EventType`, `RessourceId` (spelled so) and
 * `Date`, one after the other, each until it is answered 200.
 */
export function createHookDelivery({ faults, timers }: { faults: Faults; timers: Timers }) {
  const pending = new Set<() => void>();
  const stopping = new AbortController();
  let queue = Promise.resolve();
  let held: Delivery | undefined;

  const later = (work: () => void, milliseconds: number) => {
    const cancel = timers.schedule(() => {
      pending.delete(cancel);
      work();
    }, milliseconds);
    pending.add(cancel);
  };

  const attempt = async ({ hook, event }: Delivery, retries: number): Promise<void> => {
    if (stopping.signal.aborted || hook.Status !== 'ENABLED') return;
    if (await isAnswered(hook.Url, event, timers, stopping.signal)) return;
    const delay = RETRY_DELAYS[retries];
    if (delay === undefined) hook.Validity = 'INVALID';
    else later(() => void attempt({ hook, event }, retries + 1), delay);
  };

  const enqueue = (delivery: Delivery) => {
    queue = queue.then(() => attempt(delivery, 0));
  };

  const releaseHeld = () => {
    const delivery = held;
    held = undefined;
    if (delivery) enqueue(delivery);
  };

  const hold = (delivery: Delivery) => {
    held = delivery;
    later(releaseHeld, LONGEST_HOLD);
  };

  const send = (delivery: Delivery) => {
    const take = (kind: FaultKind) => faults.take(kind, delivery.event.EventType);
    if (take('lose-hook')) return;
    const delay = take('delay-hook');
    if (delay) later(() => enqueue(delivery), delay.milliseconds ?? 0);
    else if (!held && take('reorder-hook')) hold(delivery);
    else {
      enqueue(delivery);
      if (take('double-hook')) enqueue(delivery);
      releaseHeld();
    }
  };

  return {
    send: (hooks: Iterable<Hook>, event: ProviderEvent) => {
      for (const hook of hooks)
        if (hook.EventType === event.EventType && hook.Status === 'ENABLED' && hook.Validity === 'VALID')
          send({ hook, event });
    },
    stop: async () => {
      stopping.abort();
      for (const cancel of pending) cancel();
      await queue;
    },
  };
}

async function isAnswered(
  address: string,
  event: ProviderEvent,
  timers: Timers,
  stopping: AbortSignal,
): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('EventType', event.EventType);
  url.searchParams.set('RessourceId', event.ResourceId);
  url.searchParams.set('Date', String(event.Date));
  const tooLate = new AbortController();
  const cancel = timers.schedule(() => tooLate.abort(), ANSWER_LIMIT);
  try {
    const signal = AbortSignal.any([tooLate.signal, stopping]);
    const answer = await fetch(url, { signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  } finally {
    cancel();
  }
}
