import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Runner, TaskSpec, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../database/connections.ts';
import type { JobName } from '../database/job-names.ts';
import { logFailures, queueLogger } from './job-log.ts';
import type { JobHandlers } from './job-payloads.ts';
import { keepUnlockingAbandonedJobs } from './unlock-abandoned-jobs.ts';

/** Jobs at once in a process; one more connection listens for new ones. */
const CONCURRENCY = 2;
const CONNECTIONS_MAXIMUM = CONCURRENCY + 1;
/** New jobs are announced; this is for those that are tried again. */
const POLL_MILLISECONDS = 5000;
const RESTART_MILLISECONDS = 5000;
/** A stop takes 10 s at most (end-on-signal.ts); by then a job that does not end has been given back. */
const STOP_MILLISECONDS = 8000;

/**
 * Without a delay of its own, graphile-worker 0.18 does not wait at its end until a job that was done is
 * recorded as done: the next process would do it again. A batch, if only of one, is waited for and tried
 * again.
 */
const AWAITED_AT_THE_END = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** A failed run is tried again for about an hour; after that the next scheduled time comes. */
const SCHEDULED_ATTEMPTS_MAXIMUM = 8;

/** A job that one process does at certain times, and soon after a start. */
export type ScheduledJob = {
  name:
    | 'refresh-exchange-rates'
    | 'poll-payment-events'
    | 'run-due-money-releases'
    | 'check-ledger'
    | 'request-tax-data'
    | 'warn-of-night-limits'
    | 'send-open-claims'
    | 'read-calendar-feeds'
    | 'run-event-clock';
  /** As in a crontab (UTC): minute, hour, day of month, month, day of week. */
  match: string;
};

/**
 * Runs jobs from when the server is ready until it closes; open jobs are ended first, or given back for
 * another process. While the database is away nothing is run and the server stays.
 */
export function addJobRunner(
  app: FastifyInstance,
  databaseUrl: string,
  handlers: JobHandlers,
  scheduledJobs: readonly ScheduledJob[],
): void {
  const end = new AbortController();
  let running = Promise.resolve();
  app.addHook('onReady', async () => {
    running = keepRunning();
  });
  // No job begins while the last requests are answered.
  app.addHook('preClose', async () => end.abort());
  app.addHook('onClose', async () => running);

  async function keepRunning(): Promise<void> {
    while (!end.signal.aborted) {
      try {
        await runJobs(app, databaseUrl, { handlers, scheduledJobs, signal: end.signal });
      } catch (error) {
        app.log.warn({ err: error }, 'jobs cannot be run just now');
      }
      await delay(RESTART_MILLISECONDS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  }
}

type Run = { handlers: JobHandlers; scheduledJobs: readonly ScheduledJob[]; signal: AbortSignal };

/** Ends after the signal, or with an error of the queue itself. */
async function runJobs(app: FastifyInstance, databaseUrl: string, run: Run): Promise<void> {
  const settings = {
    connectionString: databaseUrl,
    max: CONNECTIONS_MAXIMUM,
    connectionTimeoutMillis: 5000,
    application_name: 'moien-jobs',
  };
  const pool = openPool(settings, (error) =>
    app.log.warn({ err: error }, 'a connection of the job queue broke'),
  );
  try {
    const runner = await startRunner(app, pool, run);
    const ended = untilEnded(runner, run.signal);
    const stopUnlocking = keepUnlockingAbandonedJobs(pool, (error) =>
      app.log.warn({ err: error }, 'jobs of ended processes could not be given back'),
    );
    await Promise.all([ended, addAtStart(runner, ended, run.scheduledJobs)]).finally(stopUnlocking);
  } finally {
    await pool.end();
  }
}

async function startRunner(
  app: FastifyInstance,
  pool: pg.Pool,
  { handlers, scheduledJobs }: Run,
): Promise<Runner> {
  const worker = await import('graphile-worker');
  const events: WorkerEvents = new EventEmitter();
  logFailures(app.log, events);
  return worker.run({
    pgPool: pool,
    events,
    taskList: handlers,
    parsedCronItems: worker.parseCronItems(
      scheduledJobs.map(({ name, match }) => ({
        task: name,
        match,
        options: { maxAttempts: SCHEDULED_ATTEMPTS_MAXIMUM },
      })),
    ),
    concurrency: CONCURRENCY,
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    logger: queueLogger(app.log, worker.Logger),
    preset: { worker: AWAITED_AT_THE_END },
  });
}

/**
 * A runner whose start failed is stopped: it keeps a connection, for which the end of the pool would wait for
 * ever.
 */
async function addAtStart(
  runner: Runner,
  ended: Promise<void>,
  scheduledJobs: readonly ScheduledJob[],
): Promise<void> {
  try {
    for (const { name } of scheduledJobs) await runner.addJob(name, {}, atStart(name));
  } catch (error) {
    await Promise.allSettled([runner.stop(), ended]);
    throw error;
  }
}

/** Processes that start together leave one job. */
function atStart(name: JobName): TaskSpec {
  return { jobKey: `${name} at start`, maxAttempts: SCHEDULED_ATTEMPTS_MAXIMUM };
}

/**
 * Resolves when the runner has stopped, by the signal or by itself. Jobs that still run after some seconds
 * are given back: `runner.kill` of graphile-worker 0.18 gives none back, and its own stop never ends once two
 * results were lost (`batch` in its main.js counts the open ones to below zero).
 */
async function untilEnded(runner: Runner, signal: AbortSignal): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  runner.events.once('pool:gracefulShutdown', ({ workerPool }) => {
    const giveBack = () => workerPool.forcefulShutdown('the process stopped before the job was done');
    late = setTimeout(() => void Promise.resolve(giveBack()).catch(() => undefined), STOP_MILLISECONDS);
  });
  const stop = () => void runner.stop().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await runner.promise;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
  }
}
