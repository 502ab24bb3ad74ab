import type { FastifyInstance } from 'fastify';
import { DAY_MILLISECONDS } from '../lib/milliseconds.ts';

const FIRST_MILLISECONDS = 60_000;

/**
 * Runs `work` a minute after the start and then once a day; it keeps no process alive and ends before the
 * server does.
 */
export function addDaily(app: FastifyInstance, name: string, work: () => Promise<void>): void {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const runAndPlan = () => {
    timer = setTimeout(runAndPlan, DAY_MILLISECONDS).unref();
    running = work().catch((error: unknown) => app.log.error({ err: error }, `could not ${name}`));
  };
  app.addHook('onReady', async () => {
    timer = setTimeout(runAndPlan, FIRST_MILLISECONDS).unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await running;
  });
}
