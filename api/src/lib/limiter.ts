/**
 * Runs at most `limit` tasks at a time; the others wait in the order in which they came, `waitingMaximum` of
 * them.
 */
export function createLimiter(
  limit: number,
  waitingMaximum: number,
  onOverflow: () => Error,
): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= waitingMaximum) throw onOverflow();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
