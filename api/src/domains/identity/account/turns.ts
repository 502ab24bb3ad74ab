import { unavailable } from '../../../lib/problem-error.ts';

export type TakeTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * So much is worked on at once; what comes then waits in its order, and is refused with 503 where too much
 * waits already.
 */
export function createTurns(atOnce: number, waitingMaximum: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < waitingMaximum) await new Promise<void>((begin) => waiting.push(begin));
    else throw unavailable(new RangeError(`${waitingMaximum} wait already.`));
    try {
      return await work();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
