type Waiting<Value> = { read: () => Promise<Value> } & PromiseWithResolvers<Value>;

/**
 * Reads one after the other what more ask for than may be read at once. Equal questions share a reading that
 * has not begun: nobody is given one that began before the question.
 */
export function createReadingQueue<Value>(
  readingsAtOnce: number,
): (question: string, read: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Waiting<Value>>();
  let readingCount = 0;

  const start = (read: () => Promise<Value>): Promise<Value> => {
    readingCount += 1;
    return read().finally(() => {
      readingCount -= 1;
      startNext();
    });
  };

  const startNext = () => {
    for (const [question, { read, resolve }] of waiting) {
      if (readingCount >= readingsAtOnce) return;
      waiting.delete(question);
      resolve(start(read));
    }
  };

  return (question, read) => {
    if (readingCount < readingsAtOnce) return start(read);
    const next = waiting.get(question) ?? { read, ...Promise.withResolvers<Value>() };
    waiting.set(question, next);
    return next.promise;
  };
}
