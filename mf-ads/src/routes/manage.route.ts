import { defineRoute } from '@moien/shared-lib';
import { calendarFeedsStore } from '../features/calendar-feeds/calendar-feeds-store.ts';
import { manageStore } from '../features/manage/manage-store.ts';
import { statisticsStore } from '../features/statistics/statistics-store.ts';
import { ManagePage } from './ManagePage.tsx';

export const manageRoute = defineRoute<null>({
  load: async ({ root, parameters: { propertyId = '' } }) => {
    // The page shows its skeleton, or what it knows, until the answers are there.
    root.feature(manageStore).open(propertyId);
    root.feature(calendarFeedsStore).open(propertyId);
    root.feature(statisticsStore).open(propertyId);
    return null;
  },
  Component: ManagePage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('manage-title') }),
    description: t('manage-lead'),
    canonicalPath: '/dashboard/ads',
    isIndexed: false,
  }),
});
