import { defineRoute } from '@moien/shared-lib';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import { adStore } from '../features/ad-store/ad-store.ts';
import { AdPage } from './AdPage.tsx';

export const adRoute = defineRoute<{ id: string }>({
  load: async ({ root, parameters: { propertyId: id = '' } }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(adStore).open(id);
    await adFormTexts[root.languageTag].load();
    return { id };
  },
  Component: AdPage,
  head: ({ id }, _root, t) => ({
    title: t('page-title', { title: t('ad-title') }),
    description: t('ads-description'),
    canonicalPath: `/dashboard/ads/${id}`,
    isIndexed: false,
  }),
});
