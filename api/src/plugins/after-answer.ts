import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Does `work` once the answer has been sent. */
export type AfterAnswer = (request: FastifyRequest, work: () => Promise<unknown>) => void;

/**
 * Work that no answer waits for, so that nobody can measure it; it fails no request, and ends before the
 * server does.
 * @param name completes "could not …" in the log
 */
export function createAfterAnswer(app: FastifyInstance, name: string): AfterAnswer {
  const waiting = new WeakMap<FastifyRequest, () => Promise<unknown>>();
  const running = new Set<Promise<void>>();
  app.addHook('onResponse', (request, _reply, done) => {
    done();
    const work = waiting.get(request);
    if (!work) return;
    const run = work()
      .catch((error: unknown) => request.log.error({ err: error }, `could not ${name}`))
      .then(() => void running.delete(run));
    running.add(run);
  });
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (request, work) => void waiting.set(request, work);
}
