import { useLazyModule } from '@moien/shared-lib';
import { Button, Notice, Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from '../../bar-chart/BarChart.module.css';
import type { MonthChartProps } from './month-chart-props.ts';

const load = () => import(/* webpackChunkName: "balance-chart" */ './MonthChart.tsx');

/** The chart's code is that of this page alone, and comes after what stands above it. */
export function LazyMonthChart(props: MonthChartProps) {
  const { t } = useTranslation('balance');
  const { module, hasFailed, retry } = useLazyModule(load, true);
  if (module) return <module.MonthChart {...props} />;
  if (!hasFailed) return <Skeleton shape="block" className={styles.place} />;
  return (
    <Notice tone="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('chart-failed')}
    </Notice>
  );
}
