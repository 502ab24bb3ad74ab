import { fork } from 'node:child_process';
import { once } from 'node:events';

/** From the client: it is ready and begins, then what it has measured. */
export type ClientMessage<Report> = { kind: 'begun' } | { kind: 'done'; report: Report };

/**
 * Gives the plan to a process of its own, and does something else from when it begins until it is done.
 * @param besideIt has to end soon after its signal
 * @throws Error when the process ends without a report
 */
export async function runClientProcess<Report, Beside>(
  file: string,
  plan: object,
  besideIt: (signal: AbortSignal) => Promise<Beside>,
): Promise<{ report: Report; beside: Beside }> {
  const client = fork(file);
  const ended = once(client, 'exit');
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<Report>();
  client.on('message', (message: ClientMessage<Report>) => {
    if (message.kind === 'begun') begun.resolve();
    else done.resolve(message.report);
  });
  void ended.then(([code]) => {
    const error = new Error(`The client of the load ended with ${code}.`);
    begun.reject(error);
    done.reject(error);
  });
  done.promise.catch(() => undefined);
  client.send(plan);
  try {
    await begun.promise;
    const ending = new AbortController();
    const beside = besideIt(ending.signal);
    const report = await done.promise.finally(() => ending.abort());
    return { report, beside: await beside };
  } finally {
    client.kill();
    await ended;
  }
}

/** In the client process: runs the plan, which comes as the first message, and tells what came of it. */
export function serveClientProcess<Plan, Report>(
  run: (plan: Plan, sayBegun: () => void) => Promise<Report>,
): void {
  const say = (message: ClientMessage<Report>) => void process.send?.(message);
  process.once('message', async (plan: Plan) => {
    try {
      say({ kind: 'done', report: await run(plan, () => say({ kind: 'begun' })) });
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    } finally {
      process.disconnect?.();
    }
  });
}
