import { type DayStyle, formatDay } from '../format.ts';
import styles from './DateText.module.css';

export interface DateTextProps {
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** en, fr or de. */
  language: string;
  style?: DayStyle;
}

/** A UTC day, the same in every time zone and on the server. */
export function DateText({ day, language, style = 'long' }: DateTextProps) {
  return (
    <time className={styles.day} dateTime={style === 'month' ? day.slice(0, 7) : day}>
      {formatDay(day, language, style)}
    </time>
  );
}
