import type { HostStatistics } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { Statistics } from '../statistics/Statistics.tsx';
import { StatisticsStore } from '../statistics/statistics-store.ts';
import { statisticsTexts } from '../statistics/statistics-texts.ts';
import type { StatisticsView } from '../statistics/statistics-view.ts';

type StoryStatisticsProps = StatisticsView & {
  statistics: HostStatistics | undefined;
  problem: StatisticsStore['problem'];
  hasNoHome: boolean;
};

/** The statistics of a host in some state; nothing answers. For stories. */
export function StoryStatistics({ period, propertyId, ...state }: StoryStatisticsProps) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new StatisticsStore(root);
    runInAction(() => Object.assign(made, state));
    return made;
  });
  return (
    <main>
      <WithTexts namespace="statistics" texts={statisticsTexts}>
        <Statistics store={store} view={{ period, propertyId }} />
      </WithTexts>
    </main>
  );
}
