import { defineRoute } from '@moien/shared-lib';
import { statisticsStore } from '../features/statistics/statistics-store.ts';
import { statisticsTexts } from '../features/statistics/statistics-texts.ts';
import { readView, type StatisticsView } from '../features/statistics/statistics-view.ts';
import { StatisticsPage } from './StatisticsPage.tsx';

export const statisticsRoute = defineRoute<{ view: StatisticsView }>({
  load: async ({ root, url }) => {
    const view = readView(url.searchParams);
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(statisticsStore).open(view);
    await statisticsTexts[root.languageTag].load();
    return { view };
  },
  Component: StatisticsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-statistics') }),
    description: t('statistics-description'),
    canonicalPath: '/dashboard/statistics',
    isIndexed: false,
  }),
});
