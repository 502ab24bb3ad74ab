import type { EventSummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { dayInTimeZone, formatInstant } from '@moien/shared-lib/ui';
import styles from './DateBlock.module.css';

type DateBlockProps = { event: Pick<EventSummary, 'startTimestamp' | 'timeZone'> };

/** The day on which an event begins where it takes place, as a leaf of a calendar. */
export function DateBlock({ event: { startTimestamp, timeZone } }: DateBlockProps) {
  const { languageTag } = useRootStore();
  const part = (style: 'weekday-short' | 'number' | 'month-short') =>
    formatInstant(startTimestamp, timeZone, languageTag, style);
  return (
    <time className={styles.leaf} dateTime={dayInTimeZone(startTimestamp, timeZone)}>
      <span className={styles.weekday}>{part('weekday-short')}</span>{' '}
      <span className={styles.number}>{part('number')}</span>{' '}
      <span className={styles.month}>{part('month-short')}</span>
    </time>
  );
}
