/**
 * Shares one reading among those who ask while it has not begun yet: nobody is given a reading that began
 * before the question, and no more than two are under way.
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
