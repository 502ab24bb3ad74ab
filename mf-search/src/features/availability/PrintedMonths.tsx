import { addDays, type Day, type DayRange } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, VisuallyHidden } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Availability.module.css';
import { type AvailabilityDay, type AvailabilityMonth, availabilityMonths } from './availability-months.ts';

/** A Monday, from which the names of the weekdays are taken. */
const SOME_MONDAY = '2024-01-01';

type PrintedMonthsProps = { today: Day; unavailable: DayRange[]; count: number };

/** The coming months from this week on, as a table each, laid out as the picker lays out its own. */
export function PrintedMonths({ today, unavailable, count }: PrintedMonthsProps) {
  return (
    <div className={styles.printed}>
      {availabilityMonths(today, unavailable, count).map((month) => (
        <Month key={month.firstDay} month={month} />
      ))}
    </div>
  );
}

function Month({ month }: { month: AvailabilityMonth }) {
  const { languageTag } = useRootStore();
  const { t } = useTranslation('search');
  const cells: (AvailabilityDay | undefined)[] = [
    ...Array<undefined>(month.leadingBlanks).fill(undefined),
    ...month.days,
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_value, week) =>
    cells.slice(week * 7, week * 7 + 7),
  ).filter((week) => week.some((cell) => cell && cell.state !== 'past'));
  return (
    <table className={styles.month}>
      <caption className={styles.name}>{formatDay(month.firstDay, languageTag, 'month')}</caption>
      <thead>
        <tr>
          {weekdayNames(languageTag).map(({ long, short }) => (
            <th key={long} scope="col" className={styles.weekday} abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((cell) => cell)?.day}>
            {Array.from({ length: 7 }, (_value, index) => week[index]).map((cell, index) => (
              // A cell without a day has nothing but its weekday to be known by.
              <td key={cell?.day ?? `blank-${index + 1}`} className={styles.day} data-state={cell?.state}>
                {cell && (
                  <>
                    <span aria-hidden="true">{Number(cell.day.slice(8))}</span>
                    <VisuallyHidden>
                      {t('day-state', {
                        day: formatDay(cell.day, languageTag),
                        state: t(`day-${cell.state}`),
                      })}
                    </VisuallyHidden>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function weekdayNames(languageTag: string): { long: string; short: string }[] {
  return Array.from({ length: 7 }, (_value, index) => {
    const day = addDays(SOME_MONDAY, index);
    return { long: formatDay(day, languageTag, 'name'), short: formatDay(day, languageTag, 'short-name') };
  });
}
