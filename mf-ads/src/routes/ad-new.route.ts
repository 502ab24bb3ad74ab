import { defineRoute } from '@moien/shared-lib';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import { NewAdPage } from './NewAdPage.tsx';

export const adNewRoute = defineRoute<null>({
  load: async ({ root }) => {
    await adFormTexts[root.languageTag].load();
    return null;
  },
  Component: NewAdPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('new-ad') }),
    description: t('ads-description'),
    canonicalPath: '/dashboard/ads/new',
    isIndexed: false,
  }),
});
