import { useLazyModule } from '@moien/shared-lib';
import { Button, Notice, Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import chartStyles from '../../bar-chart/BarChart.module.css';
import type { DayChartProps } from './day-chart-props.ts';

const load = () => import(/* webpackChunkName: "statistics-chart" */ './DayChart.tsx');

/** The chart's code comes after what stands above it. */
export function LazyDayChart(props: DayChartProps) {
  const { t } = useTranslation('statistics');
  const { module, hasFailed, retry } = useLazyModule(load, true);
  if (module) return <module.DayChart {...props} />;
  if (!hasFailed) return <Skeleton shape="block" className={chartStyles.place} />;
  return (
    <Notice tone="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('chart-failed')}
    </Notice>
  );
}
