import { createHash } from 'node:crypto';

/** What can go wrong with an answer. */
export const ANSWER_FAULTS = [
  /** The connection breaks before anything is done. */
  'lose-before',
  /** The work is done, then the connection breaks. */
  'lose-after',
  'delay-answer',
  /** Nothing is done; the idempotency key counts as used. */
  'status-500',
  /** Nothing is done; the idempotency key stays unused. */
  'status-503',
] as const;

/** What can go wrong with a hook. */
export const HOOK_FAULTS = ['double-hook', 'delay-hook', 'lose-hook', 'reorder-hook'] as const;

export const FAULT_KINDS = [...ANSWER_FAULTS, ...HOOK_FAULTS] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export type Fault = {
  kind: FaultKind;
  /** How often at most: once, or without end when there is a probability. */
  count?: number;
  /** From 0 to 1, drawn anew each time; 1 when it is missing. */
  probability?: number;
  /** The same seed draws the same sequence. */
  seed?: string;
  /**
   * Part of `POST /payins/card/direct 01aa…` (method, path after the client id, idempotency key) or of a
   * hook's event type.
   */
  target?: string;
  /** For delays. */
  milliseconds?: number;
};

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let armed: { fault: Fault; left: number; draw: () => number }[] = [];
  const counts = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  return {
    inject: (fault: Fault) => {
      const left = fault.count ?? (fault.probability === undefined ? 1 : Number.POSITIVE_INFINITY);
      armed.push({ fault, left, draw: seededDraws(fault.seed ?? '') });
    },
    clear: () => {
      armed = [];
    },
    /** How often each kind was injected so far. */
    counts: (): Readonly<Record<FaultKind, number>> => ({ ...counts }),
    /** The fault that hits this call or hook, if one does; it counts as injected. */
    take: (kind: FaultKind, subject: string): Fault | undefined => {
      const hit = armed.find(
        ({ fault, left, draw }) =>
          fault.kind === kind &&
          left > 0 &&
          subject.includes(fault.target ?? '') &&
          draw() < (fault.probability ?? 1),
      );
      if (!hit) return undefined;
      hit.left -= 1;
      counts[kind] += 1;
      return hit.fault;
    },
  };
}

/** Numbers from 0 to below 1. */
function seededDraws(seed: string): () => number {
  let draws = 0;
  return () => {
    draws += 1;
    return createHash('sha256').update(`${seed}:${draws}`).digest().readUInt32BE() / 2 ** 32;
  };
}
