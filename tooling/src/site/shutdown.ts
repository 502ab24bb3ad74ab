/** What remains of a stop after this time is cut off, in milliseconds. */
const limit = 20_000;
/**
 * npm and the terminal may both pass on one Ctrl-C: what comes within this time, in milliseconds, is the same
 * wish.
 */
const sameWish = 1000;
/** What shells report for a program that Ctrl-C ended. */
const interrupted = 130;

export interface Closable {
  close(): Promise<void>;
}

/**
 * Starts something that Ctrl-C and the signals of a process manager stop at any moment, also while it starts:
 * then with exit code 130, later in order with 0. A second signal, or the time limit, ends at once.
 * @param start when its signal is given, it soon rejects and leaves nothing behind
 */
export function untilSignal<Started extends Closable>(
  start: (signal: AbortSignal) => Promise<Started>,
): Promise<Started> {
  const controller = new AbortController();
  let firstAt = 0;
  const starting = Promise.resolve().then(() => start(controller.signal));
  const onSignal = () => {
    const now = Date.now();
    if (firstAt > 0) {
      if (now - firstAt > sameWish) process.exit(interrupted);
      return;
    }
    firstAt = now;
    console.log('\nstopping');
    setTimeout(() => process.exit(1), limit).unref();
    controller.abort();
    stop(starting).then(
      (code) => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return starting.catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
    // The process is about to end; whoever waits for the start has nothing to do any more.
    return new Promise<never>(() => undefined);
  });
}

async function stop(starting: Promise<Closable>): Promise<number> {
  const started = await starting.catch(() => null);
  if (!started) return interrupted;
  await started.close();
  return 0;
}
