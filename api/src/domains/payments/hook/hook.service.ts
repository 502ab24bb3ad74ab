import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { addJob, type JobOptions } from '../../../jobs/add-job.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { ProviderEvent } from '../provider/mangopay.schema.ts';
import type { Notices } from '../provider/notices.ts';
import { createHookApplier, type HookParts } from './apply-hook.ts';
import { createHookRepository, type HookRow, type NewHook } from './hook.repository.ts';

/**
 * Anybody may send hooks: further ones are dropped. The provider's events, which we ask for, bring the same
 * and are never dropped.
 */
const UNPROCESSED_MAXIMUM = 2000;
const BATCH = 100;
const FIRST_PAUSE_MILLISECONDS = 30_000;
const LONGEST_PAUSE_MILLISECONDS = HOUR_MILLISECONDS;
/** The provider may list an event after its date, so a reading begins before the end of the last one. */
const OVERLAP_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** Of one reading; the next one begins where it ended. */
const PAGES_MAXIMUM = 20;
const KEPT_DAYS = 30;

const JOB = 'process-payment-hooks';

export type HookService = ReturnType<typeof createHookService>;

export function createHookService(
  parts: HookParts & {
    notices: Notices;
    now: () => Date;
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  },
) {
  const { database, notices, now, log } = parts;
  const repository = createHookRepository(database);
  const apply = createHookApplier(parts);

  /** One that fails is tried again later, as one that the provider does not answer, and holds up no other. */
  const applyAlone = async (hook: HookRow): Promise<boolean> => {
    try {
      return await apply(hook);
    } catch (error) {
      log.error({ err: error, hookId: hook.id }, 'a hook of the payment provider could not be applied');
      return false;
    }
  };

  const addProcessing = (options: Pick<JobOptions, 'runAt' | 'keepsRunAt'> = {}): Promise<void> =>
    database.transaction().execute((transaction) => addJob(transaction, JOB, {}, { key: JOB, ...options }));

  const store = async (hooks: readonly NewHook[], unprocessedMaximum?: number): Promise<void> => {
    const stored = await storeAll(database, hooks, unprocessedMaximum, now());
    if (stored) await addProcessing();
  };

  return {
    /** Keeps what a hook says, for a job that asks the provider. */
    receive: (hook: NewHook) => store([hook], UNPROCESSED_MAXIMUM),

    /** What the provider does not answer now is asked again after growing pauses. */
    async process(): Promise<void> {
      for (const hook of await repository.listDue(now(), BATCH)) {
        if (await applyAlone(hook)) await repository.noteProcessed(hook.id, now());
        else await repository.noteFailed(hook.id, nextTry(hook, now()));
      }
      const runAt = await repository.findNextTry();
      if (runAt) await addProcessing({ runAt, keepsRunAt: true });
    },

    /** Reads the provider’s events since the last reading, however long ago that was. */
    async poll(): Promise<void> {
      const overlap = new Date(now().getTime() - OVERLAP_MILLISECONDS);
      const readUntil = await repository.findReadUntil();
      const since = readUntil && readUntil < overlap ? readUntil : overlap;
      for (let page = 1; page <= PAGES_MAXIMUM; page += 1) {
        const outcome = await notices.listEvents(since, page);
        if (outcome.is !== 'answered') {
          log.warn({ reason: outcome.reason }, 'the payment provider does not tell its events');
          return;
        }
        const { events, moreAfter } = outcome.value;
        await store(events.map(hookOf));
        await repository.noteReadUntil(moreAfter ?? overlap);
        if (!moreAfter) return;
      }
    },

    /** @param origin under which the provider reaches the site */
    async register(origin: string): Promise<void> {
      const outcome = await notices.registerHooks(new URL('/api/payment-hooks', origin).href);
      if (outcome.is === 'answered') log.info('the payment provider tells what changes by its hooks');
      else log.warn({ reason: outcome.reason }, 'the hooks of the payment provider could not be registered');
    },

    removeOld: () => repository.deleteOld(new Date(now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)),
  };
}

function hookOf({ EventType: eventType, ResourceId: resourceId, Date: seconds }: ProviderEvent): NewHook {
  return { eventType, resourceId, date: new Date(seconds * 1000) };
}

function nextTry({ failed_count: failedCount }: HookRow, now: Date): Date {
  const pause = Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** failedCount, LONGEST_PAUSE_MILLISECONDS);
  return new Date(now.getTime() + pause);
}

/** @returns whether any of them is new */
async function storeAll(
  database: Database,
  hooks: readonly NewHook[],
  unprocessedMaximum: number | undefined,
  now: Date,
): Promise<boolean> {
  const repository = createHookRepository(database);
  let hasNew = false;
  for (const hook of hooks) hasNew = (await repository.insert(hook, unprocessedMaximum, now)) || hasNew;
  return hasNew;
}
