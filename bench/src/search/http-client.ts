import { Agent, get } from 'node:http';

/** Keep-alive connections to one server, never more than `connections` at once. */
export function createHttpClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** @throws when the answer is not 200 */
    read: (url: string, headers: Record<string, string> = {}) =>
      new Promise<string>((resolve, reject) => {
        const request = get(url, { agent, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const body = Buffer.concat(chunks).toString('utf8');
            if (response.statusCode === 200) resolve(body);
            else reject(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 300)}`));
          });
        });
        request.on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}

/** Does all tasks, at most `concurrency` of them at once, and gives the seconds that all took. */
export async function runBounded(
  tasks: readonly (() => Promise<unknown>)[],
  concurrency: number,
): Promise<number> {
  const start = performance.now();
  const waiting = tasks.values();
  const work = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return (performance.now() - start) / 1000;
}
