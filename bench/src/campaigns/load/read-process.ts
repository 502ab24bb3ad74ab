import { setTimeout as delay } from 'node:timers/promises';

/** What a process tells of itself at its metrics page. */
export type ProcessSample = {
  /** Milliseconds since the sampling began. */
  at: number;
  heapBytes: number;
  residentBytes: number;
  /** 99th percentile since the sample before, in milliseconds. */
  eventLoopDelay: number;
  processorSeconds: number;
  /** Answers with a status of 500 or more since the start. */
  failures: number;
};

export async function readProcess(metricsAddress: string, at: number): Promise<ProcessSample> {
  const text = await (await fetch(metricsAddress)).text();
  const values = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  const metric = (name: string) => values.get(name) ?? Number.NaN;
  const failures = [...values].filter(([name]) => /^moien_http_answers_total\{.*status="5/.test(name));
  return {
    at,
    heapBytes: metric('nodejs_heap_size_used_bytes'),
    residentBytes: metric('process_resident_memory_bytes'),
    eventLoopDelay: metric('nodejs_eventloop_lag_p99_seconds') * 1000,
    processorSeconds: metric('process_cpu_seconds_total'),
    failures: failures.reduce((sum, [, value]) => sum + value, 0),
  };
}

/** Every so many milliseconds until the signal. */
export async function sampleProcess(
  metricsAddress: string,
  every: number,
  signal: AbortSignal,
): Promise<ProcessSample[]> {
  const begunAt = performance.now();
  const samples: ProcessSample[] = [];
  while (!signal.aborted) {
    samples.push(await readProcess(metricsAddress, performance.now() - begunAt));
    await delay(every, undefined, { signal }).catch(() => undefined);
  }
  return samples;
}
