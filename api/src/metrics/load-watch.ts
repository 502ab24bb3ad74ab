import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const WINDOW_MILLISECONDS = 10_000;

export type Load = {
  /**
   * What a request waited at most for the process to turn to it, in milliseconds: 99th percentile of some
   * 10 s.
   */
  delay: number;
  heapBytes: number;
  heapBytesMaximum: number;
  /** Answers of the last 10 s or more, and how many of them had a status of 500 or more. */
  answers: number;
  failures: number;
};

/** How busy this process is. `close` ends the measuring. */
export function startLoadWatch() {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let [before, now] = [emptyWindow(), emptyWindow()];
  const turn = setInterval(() => {
    before = { ...now, delay: delays.percentile(99) / 1e6 };
    now = emptyWindow();
    delays.reset();
  }, WINDOW_MILLISECONDS).unref();
  return {
    countAnswer(status: number): void {
      now.answers += 1;
      if (status >= 500) now.failures += 1;
    },
    load(): Load {
      const { used_heap_size: heapBytes, heap_size_limit: heapBytesMaximum } = getHeapStatistics();
      const answers = before.answers + now.answers;
      return {
        delay: before.delay,
        heapBytes,
        heapBytesMaximum,
        answers,
        failures: before.failures + now.failures,
      };
    },
    close(): void {
      clearInterval(turn);
      delays.disable();
    },
  };
}

function emptyWindow() {
  return { answers: 0, failures: 0, delay: 0 };
}
