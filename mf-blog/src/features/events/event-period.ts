import type { EventSummary } from '@moien/contract';
import { dayInTimeZone, formatDay, formatInstant } from '@moien/shared-lib/ui';

export type EventTime = Pick<EventSummary, 'startTimestamp' | 'endTimestamp' | 'timeZone'>;

/** An end of an event as people read it where it takes place. */
type Moment = { weekday: string; day: string; time: string };

/** Begin and end of an event in the time zone of its place. */
export function eventPeriod({ startTimestamp, endTimestamp, timeZone }: EventTime, language: string) {
  const momentOf = (timestamp: string): Moment => ({
    weekday: formatInstant(timestamp, timeZone, language, 'weekday'),
    day: formatDay(dayInTimeZone(timestamp, timeZone), language),
    time: formatInstant(timestamp, timeZone, language, 'time'),
  });
  return {
    start: momentOf(startTimestamp),
    end: momentOf(endTimestamp),
    isOneDay: dayInTimeZone(startTimestamp, timeZone) === dayInTimeZone(endTimestamp, timeZone),
  };
}
