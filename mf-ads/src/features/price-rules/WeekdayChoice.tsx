import { useRootStore } from '@moien/shared-lib';
import { FieldMessage } from '@moien/shared-lib/ui';
import { useId } from 'react';
import { weekdayName } from './rule-words.ts';
import styles from './WeekdayChoice.module.css';

type WeekdayChoiceProps = {
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** ISO: 1 is Monday. */
  weekdays: readonly number[];
  onChange: (weekdays: number[]) => void;
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Some days of the week, each a box to tick. */
export function WeekdayChoice({ legend, hint, error, weekdays, onChange }: WeekdayChoiceProps) {
  const { languageTag } = useRootStore();
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error || hint ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.days}>
        {WEEK.map((weekday) => (
          <label key={weekday} className={styles.day}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={weekdayName(weekday, languageTag)}
              aria-invalid={error ? true : undefined}
              checked={weekdays.includes(weekday)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(WEEK.filter((day) => (day === weekday ? checked : weekdays.includes(day))))
              }
            />
            <span aria-hidden="true">{weekdayName(weekday, languageTag, 'short-name')}</span>
          </label>
        ))}
      </div>
      {(error || hint) && (
        <FieldMessage id={id} isError={error !== undefined}>
          {error ?? hint}
        </FieldMessage>
      )}
    </fieldset>
  );
}
