import { Agent, request } from 'node:http';
import { quantile } from '../harness/statistics.ts';
import { processorTime } from './processor-time.ts';

/** What a server did under load for some seconds. */
export interface LoadSample {
  readonly answersPerSecond: number;
  /** Milliseconds from question to the last byte of the answer. */
  readonly p50: number;
  readonly p95: number;
  /** Of the answer, as it was sent. */
  readonly bytes: number;
  /** Processor time of the server for each answer, in milliseconds. */
  readonly processorMilliseconds: number;
}

export interface LoadOptions {
  /** The server's process. */
  readonly pid: number;
  /** Questions that are under way at any moment: each connection asks again when it has its answer. */
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Record<string, string>;
}

/** Asks an address over and over. @throws when an answer is no 200 */
export async function load(url: string, options: LoadOptions): Promise<LoadSample> {
  const { pid, connections, seconds, headers } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let bytes = 0;
  const used = processorTime(pid);
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  const ask = async () => {
    while (!isOver()) {
      const asked = performance.now();
      bytes = await readOnce(url, headers, agent);
      durations.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    agent.destroy();
  }
  const elapsed = (performance.now() - started) / 1000;
  return {
    answersPerSecond: durations.length / elapsed,
    p50: quantile(durations, 0.5),
    p95: quantile(durations, 0.95),
    bytes,
    processorMilliseconds: (processorTime(pid) - used) / durations.length,
  };
}

/** Bytes of the answer. */
function readOnce(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const question = request(url, { headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    });
    question.on('error', reject).end();
  });
}
