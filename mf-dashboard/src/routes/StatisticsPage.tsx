import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Statistics } from '../features/statistics/Statistics.tsx';
import { statisticsStore } from '../features/statistics/statistics-store.ts';
import { statisticsTexts } from '../features/statistics/statistics-texts.ts';
import type { StatisticsView } from '../features/statistics/statistics-view.ts';

export function StatisticsPage({ data }: { data: { view: StatisticsView } }) {
  return (
    <WithTexts namespace="statistics" texts={statisticsTexts}>
      <Statistics store={useFeatureStore(statisticsStore)} view={data.view} />
    </WithTexts>
  );
}
