import { parentPort } from 'node:worker_threads';
import { CalendarError } from './calendar-error.ts';
import { decodeCalendar } from './calendar-lines.ts';
import type { ReadAnswer, ReadQuestion } from './calendar-reader.ts';
import { readCalendar } from './read-calendar.ts';

// A thread of its own: a file of 5 MB takes a second, in which no call would be answered.
parentPort?.on('message', ({ bytes, contentType, home }: ReadQuestion) => {
  parentPort?.postMessage(answer(() => readCalendar(decodeCalendar(bytes, contentType), home)));
});
parentPort?.postMessage('ready');

function answer(read: () => ReturnType<typeof readCalendar>): ReadAnswer {
  try {
    return { calendar: read() };
  } catch (error) {
    return { problem: error instanceof CalendarError ? error.problem : 'not-a-calendar' };
  }
}
