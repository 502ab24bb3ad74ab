import pLimit from 'p-limit';

export type RunWithinLimit = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Runs at most `concurrency` works at once, the others in their order.
 * @throws what `onOverflow` gives, for a work that comes while `waitingMaximum` wait already
 */
export function createBoundedLimit(
  concurrency: number,
  waitingMaximum: number,
  onOverflow: () => Error,
): RunWithinLimit {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + waitingMaximum) throw onOverflow();
    return limit(work);
  };
}
