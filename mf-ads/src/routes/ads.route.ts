import { defineRoute } from '@moien/shared-lib';
import { adListStore } from '../features/ad-list/ad-list-store.ts';
import { AdsPage } from './AdsPage.tsx';

export const adsRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(adListStore).open();
    return null;
  },
  Component: AdsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('ads-title') }),
    description: t('ads-description'),
    canonicalPath: '/dashboard/ads',
    isIndexed: false,
  }),
});
