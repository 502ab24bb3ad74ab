import { defineRoute } from '@moien/shared-lib';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import { type AdStep, readStep } from '../features/ad-form/ad-steps.ts';
import { adStore } from '../features/ad-store/ad-store.ts';
import { AdStepPage } from './AdStepPage.tsx';

export const adStepRoute = defineRoute<{ id: string; step: AdStep }>({
  load: async ({ root, parameters: { propertyId: id = '', step } }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(adStore).open(id);
    await adFormTexts[root.languageTag].load();
    return { id, step: readStep(step) };
  },
  Component: AdStepPage,
  head: ({ id, step }, _root, t) => ({
    title: t('page-title', { title: t('ad-title') }),
    description: t('ads-description'),
    canonicalPath: `/dashboard/ads/${id}/${step}`,
    isIndexed: false,
  }),
});
