import DataLoader from 'dataloader';

const KEYS_MAXIMUM = 50;

/**
 * Answers calls that come at the same time by one question: of pages that come back together, each would
 * otherwise take a connection to the database from who writes meanwhile (decision 0088).
 * @param load answers in the order of the keys; what it throws, every call of the batch throws
 */
export function createBatch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(load, {
    cache: false,
    maxBatchSize: KEYS_MAXIMUM,
    // After all that has arrived by now was read.
    batchScheduleFn: setImmediate,
  });
  return (key) => loader.load(key);
}
