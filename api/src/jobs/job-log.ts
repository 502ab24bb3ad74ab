import type { FastifyBaseLogger } from 'fastify';
import type { Logger, WorkerEvents } from 'graphile-worker';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** What the queue says of itself; failed jobs are said by `logFailures`, with their ids. */
export function queueLogger(log: Log, LoggerClass: typeof Logger): Logger {
  return new LoggerClass(() => (level, message, details) => {
    if (details?.failure) return;
    if (level === 'error') log.error({ err: details?.error }, `job queue: ${message}`);
    if (level === 'warning') log.warn(`job queue: ${message}`);
  });
}

export function logFailures(log: Log, events: WorkerEvents): void {
  events.on('job:error', ({ job, error }) => {
    const { id: jobId, task_identifier: task, attempts, max_attempts: attemptsMaximum } = job;
    const failure = { jobId, task, attempts, attemptsMaximum, err: error };
    if (attempts < attemptsMaximum) log.warn(failure, 'a job failed and will be tried again');
    else log.error(failure, 'a job failed for the last time');
  });
}
