import { defineRoute } from '@moien/shared-lib';
import { todayStore } from '../features/today/today-store.ts';
import { todayTexts } from '../features/today/today-texts.ts';
import { DashboardPage } from './DashboardPage.tsx';

export const dashboardRoute = defineRoute({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(todayStore).open();
    await todayTexts[root.languageTag].load();
    return {};
  },
  Component: DashboardPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-today') }),
    description: t('today-description'),
    canonicalPath: '/dashboard',
    isIndexed: false,
  }),
});
