import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CalendarProblem, Day } from '@moien/contract';
import pLimit from 'p-limit';
import { CalendarError } from './calendar-error.ts';
import type { ReadCalendar } from './read-calendar.ts';

export type ReadQuestion = {
  bytes: Uint8Array;
  contentType: string;
  home: { timeZone: string; today: Day };
};
export type ReadAnswer = { calendar: ReadCalendar } | { problem: CalendarProblem };

/** Three times what a file of 5 MB with 5,000 events takes. */
const TIME_MILLISECONDS = 5000;
const MEMORY_MEGABYTES = 256;

export type CalendarReader = ReturnType<typeof createCalendarReader>;

/**
 * Reads files one after another in a thread that is made for the first one and stays. A file that takes too
 * long or too much memory ends its thread, and the next one gets another.
 */
export function createCalendarReader(timeMilliseconds = TIME_MILLISECONDS) {
  const oneAtATime = pLimit(1);
  let thread: Promise<Worker> | undefined;

  const endThread = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await (await ended)?.terminate();
  };

  async function ask(question: ReadQuestion): Promise<ReadAnswer> {
    thread ??= openThread();
    const worker = await thread.catch((error) => {
      thread = undefined;
      throw error;
    });
    const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
    const tooLong = () => reject(new CalendarError('took-too-long'));
    const timer = setTimeout(tooLong, timeMilliseconds);
    worker.once('message', resolve);
    worker.once('error', tooLong);
    worker.postMessage(question);
    try {
      return await promise;
    } catch (error) {
      await endThread();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve);
      worker.off('error', tooLong);
    }
  }

  return {
    /** @throws CalendarError */
    async read(question: ReadQuestion): Promise<ReadCalendar> {
      const answer = await oneAtATime(() => ask(question));
      if ('problem' in answer) throw new CalendarError(answer.problem);
      return answer.calendar;
    },

    close: endThread,
  };
}

/** Its code is loaded when it says so, which is no part of the time that a file may take. */
async function openThread(): Promise<Worker> {
  const worker = new Worker(join(import.meta.dirname, 'calendar-worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  await once(worker, 'message');
  // An error that nobody hears would end the process.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}
