import { defineRoute } from '@moien/shared-lib';
import { historyStore } from '../features/kept-homes/history-store.ts';
import { keptHomesTexts } from '../features/kept-homes/kept-homes-texts.ts';
import { HistoryPage } from './HistoryPage.tsx';

export const historyRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(historyStore).list.open();
    await keptHomesTexts[root.languageTag].load();
    return null;
  },
  Component: HistoryPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-history') }),
    description: t('history-description'),
    canonicalPath: '/dashboard/history',
    isIndexed: false,
  }),
});
