import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@moien/api/lib/random';
import type { Ask, Question } from './ask.ts';
import type { Fault } from './faults.ts';
import type { Tally } from './tally.ts';

const POLL_MILLISECONDS = 25;
/** What has not come back after this time stays dead. */
const RECOVERY_LIMIT_MILLISECONDS = 60_000;

export type Struck = {
  number: number;
  kind: string;
  /** 0 for what is over as soon as it has struck. */
  lastedMilliseconds: number;
  /**
   * From the end of the fault to the first good answer of a read and of a write; null when there was none.
   */
  recoveredMilliseconds: number | null;
};

export type StrikeParts = {
  plan: readonly Fault[];
  random: Random;
  tally: Tally;
  /** Resolves when everything is there that a fault could strike. */
  untilWell: () => Promise<unknown>;
  /** Asks as one more visitor, for what is good when it answers 200. */
  ask: Ask;
  probes: readonly Question[];
  /** Milliseconds, for all faults together. */
  duration: number;
  /** How long a fault lasts, in milliseconds. */
  lasting: readonly [number, number];
  say: (struck: Struck) => void;
  /** Ends the storm at once, with a rejection. */
  signal?: AbortSignal;
};

/** Every kind as often as every other, in an order of the random. */
export function planFaults(faults: readonly Fault[], count: number, random: Random): Fault[] {
  const plan = Array.from({ length: count }, (_, index) => faults[index % faults.length] as Fault);
  for (let left = plan.length; left > 1; left -= 1) {
    const taken = plan.splice(random.below(left), 1);
    plan.push(...taken);
  }
  return plan;
}

/** Lets one fault after the other strike, each in its part of the time, and after the site is well again. */
export async function strikeFaults(parts: StrikeParts): Promise<Struck[]> {
  const { plan, random, duration, untilWell, say, signal } = parts;
  const part = duration / plan.length;
  const startedAt = performance.now();
  const until = (at: number) => delay(Math.max(0, startedAt + at - performance.now()), undefined, { signal });
  const struck: Struck[] = [];
  for (const [index, fault] of plan.entries()) {
    await until(part * (index + random.between(0.02, 0.2)));
    await untilWell();
    const outcome = { number: index + 1, kind: fault.kind, ...(await strikeOne(fault, parts)) };
    struck.push(outcome);
    say(outcome);
  }
  await until(duration);
  return struck;
}

async function strikeOne(
  fault: Fault,
  { random, tally, ask, probes, lasting, signal }: StrikeParts,
): Promise<Pick<Struck, 'lastedMilliseconds' | 'recoveredMilliseconds'>> {
  const endOutage = fault.stopsVisitors ? tally.beginOutage() : undefined;
  const lastedMilliseconds = fault.lasts ? Math.round(random.between(...lasting)) : 0;
  try {
    await fault.strike();
    await delay(lastedMilliseconds, undefined, { signal });
  } finally {
    await fault.end?.();
  }
  const endedAt = performance.now();
  const time = AbortSignal.timeout(RECOVERY_LIMIT_MILLISECONDS);
  const limit = signal ? AbortSignal.any([time, signal]) : time;
  const answeredAt = await Promise.all(probes.map((probe) => firstGoodAnswer(ask, probe, limit)));
  endOutage?.();
  const last = Math.max(...answeredAt);
  return {
    lastedMilliseconds,
    recoveredMilliseconds: Number.isFinite(last) ? Math.round(last - endedAt) : null,
  };
}

/** When it was there; never, when it did not come in time. */
async function firstGoodAnswer(ask: Ask, probe: Question, limit: AbortSignal): Promise<number> {
  while (!limit.aborted) {
    const { status, endedAt } = await ask(probe);
    if (status === 200) return endedAt;
    await delay(POLL_MILLISECONDS);
  }
  return Number.POSITIVE_INFINITY;
}
