import { format } from 'node:util';
import { createLimitedLog, shorten } from '@moien/api';
import type { FastifyBaseLogger } from 'fastify';

const LINE_LENGTH_MAXIMUM = 500;

/**
 * The console of the code that renders pages. What it writes may repeat what a visitor sent: each call
 * becomes one line of the log, escaped and cut, and there are only so many a minute.
 */
export function createPageConsole(log: Pick<FastifyBaseLogger, 'warn'>): Console {
  const limited = createLimitedLog(log);
  const write = (...values: unknown[]) =>
    limited.warn({ from: 'page' }, shorten(format(...values), LINE_LENGTH_MAXIMUM));
  return Object.assign(Object.create(console) as Console, {
    debug: write,
    info: write,
    log: write,
    warn: write,
    error: write,
  });
}
