import type { FastifyBaseLogger } from 'fastify';

/** What remains of an orderly end after this time, in milliseconds, is cut off. */
const LIMIT_MILLISECONDS = 5000;

type Server = { log: Pick<FastifyBaseLogger, 'fatal'>; close: () => Promise<unknown> };

/**
 * Nobody knows what state an error leaves behind that nothing caught, a rejection that nobody handled
 * included: it is logged once, open requests are answered, and the process ends with exit code 1, for whoever
 * runs it to start it again.
 */
export function endOnUncaught(server: Server, limitMilliseconds = LIMIT_MILLISECONDS): void {
  let isEnding = false;
  const end = () => process.exit(1);
  // Node raises rejections that nobody handles as uncaught exceptions.
  process.on('uncaughtException', (error) => {
    if (isEnding) return;
    isEnding = true;
    server.log.fatal({ err: error }, 'an error was not caught: the process ends');
    setTimeout(end, limitMilliseconds);
    Promise.resolve()
      .then(() => server.close())
      .then(end, end);
  });
}
