import { Skeleton } from '@moien/shared-lib/ui';
import chartStyles from '../bar-chart/BarChart.module.css';
import { FIGURE_NAMES } from './figures.ts';
import styles from './Statistics.module.css';

/** Of the figures and the chart below them. */
export function StatisticsSkeleton() {
  return (
    <>
      <div className={styles.figures}>
        {FIGURE_NAMES.map((name) => (
          <div key={name} className={styles.figure}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="most" />
          </div>
        ))}
      </div>
      <Skeleton shape="block" className={chartStyles.place} />
    </>
  );
}
