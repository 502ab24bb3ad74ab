/**
 * Limits of time are counted in ticks of an interval. While the event loop is held up, the limit of a plain
 * timer may pass although the answer has long arrived; an interval ticks once for all that time, and answers
 * are read between two ticks.
 */
export const TICK_MILLISECONDS = 100;

/** The outcome of `work`, or a rejection with `onLate` after so many ticks. */
export function withinTicks<Value>(
  work: Promise<Value>,
  limit: number,
  onLate = (): Error => new Error(`No answer within ${limit * TICK_MILLISECONDS} ms.`),
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      if (ticks < limit) return;
      clearInterval(ticking);
      reject(onLate());
    }, TICK_MILLISECONDS);
    work.then(resolve, reject).finally(() => clearInterval(ticking));
  });
}
