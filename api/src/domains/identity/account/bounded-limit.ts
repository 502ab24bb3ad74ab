import pLimit from 'p-limit';
import { unavailable } from '../../../lib/problem-error.ts';

export type RunWithinLimit = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Runs at most `concurrency` works at once, the others in their order.
 * @throws 503 for a work that comes while `waitingMaximum` wait already
 */
export function createBoundedLimit(concurrency: number, waitingMaximum: number): RunWithinLimit {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + waitingMaximum)
      throw unavailable(new RangeError(`${waitingMaximum} wait already.`));
    return limit(work);
  };
}
