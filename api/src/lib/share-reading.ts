/**
 * Callers that come while a read is running share the one that starts after it: nobody is given what was read
 * before they asked, and at most one read runs and one waits.
 */
export function shareReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;
  const start = (): Promise<Value> => {
    next = undefined;
    const reading = read();
    running = reading;
    const end = () => {
      if (running === reading) running = undefined;
    };
    reading.then(end, end);
    return reading;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
