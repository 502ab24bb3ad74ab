import type { DayStatistics } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatNumber, Toggle } from '@moien/shared-lib/ui';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedPeriods } from './compare-periods.ts';
import styles from './Statistics.module.css';

/** The views of each day, drawn or as a table. */
export function DayViews({ periods: { days, totals, best } }: { periods: ComparedPeriods }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const [isTable, setTable] = useState(false);
  if (!best) return <p className={styles.none}>{t('statistics-none')}</p>;
  const said = t('statistics-chart', {
    count: totals.viewCount,
    day: formatDay(best.day, languageTag),
    most: best.viewCount,
  });
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day];
  return (
    <div className={styles.days}>
      <h3 className={styles.subtitle}>{t('statistics-days')}</h3>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <figure className={styles.chart}>
          <div className={styles.bars} role="img" aria-label={said}>
            {days.map(({ day, viewCount }) => (
              <span
                key={day}
                className={styles.bar}
                title={`${formatDay(day, languageTag)}: ${formatNumber(viewCount, languageTag)}`}
                style={{ '--share': viewCount / best.viewCount } as CSSProperties}
              />
            ))}
          </div>
          <figcaption className={styles.ends}>
            <span>{first && formatDay(first, languageTag)}</span>
            <span>{last && formatDay(last, languageTag)}</span>
          </figcaption>
        </figure>
      )}
      <Toggle
        label={t('statistics-table')}
        checked={isTable}
        onChange={({ target }) => setTable(target.checked)}
      />
    </div>
  );
}

/** The newest day first. */
function DayTable({ days }: { days: readonly DayStatistics[] }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const number = (count: number) => formatNumber(count, languageTag);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('statistics-day')}</th>
          <th scope="col">{t('statistics-views')}</th>
          <th scope="col">{t('statistics-saves')}</th>
          <th scope="col">{t('statistics-requests')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, viewCount, saveCount, requestCount }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day, languageTag)}</th>
            <td>{number(viewCount)}</td>
            <td>{number(saveCount)}</td>
            <td>{number(requestCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
