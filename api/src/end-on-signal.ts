import type { FastifyInstance } from 'fastify';

/** For open requests, jobs and websockets, in milliseconds; what is left then is cut off. */
export const STOP_LIMIT_MILLISECONDS = 10_000;
/** After that, until what was cut off has been put away. */
const CUT_OFF_MILLISECONDS = 1000;

/** What tells a process to stop; `disconnect`: whoever started it is gone. */
export type StopEvent = 'SIGINT' | 'SIGTERM' | 'disconnect';

export type EndOptions = {
  /** Milliseconds for which it goes on as before, until whoever asks /readyz has noticed that it stops. */
  delayMilliseconds: number;
  limitMilliseconds?: number;
  events?: readonly StopEvent[];
};

/**
 * The end of a process that was asked to stop: it says so at /readyz, goes on for the delay, takes no more
 * connections, and ends with exit code 0 once what is open is done or the limit is over. A second signal ends
 * it at once, with exit code 1.
 */
export function endOnSignal(
  app: FastifyInstance,
  {
    delayMilliseconds,
    limitMilliseconds = STOP_LIMIT_MILLISECONDS,
    events = ['SIGINT', 'SIGTERM'],
  }: EndOptions,
): void {
  let isEnding = false;
  const close = () => {
    setTimeout(() => cutOff(app, limitMilliseconds), limitMilliseconds);
    setTimeout(() => process.exit(0), limitMilliseconds + CUT_OFF_MILLISECONDS);
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'the process could not be stopped in order');
        process.exit(1);
      },
    );
  };
  for (const event of events)
    process.on(event, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      app.announceStop();
      setTimeout(close, delayMilliseconds);
    });
}

function cutOff({ server, log }: FastifyInstance, limitMilliseconds: number): void {
  server.getConnections((_error, connections) => {
    const seconds = limitMilliseconds / 1000;
    log.warn({ connections }, `what is still open ${seconds} s after the stop is cut off`);
    server.closeAllConnections();
  });
}
