import { defineRoute } from '@moien/shared-lib';
import { personalDetailsStore } from '../features/personal-details/personal-details-store.ts';
import { personalDetailsTexts } from '../features/personal-details/personal-details-texts.ts';
import { PersonalDetailsPage } from './PersonalDetailsPage.tsx';

export const personalDetailsRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(personalDetailsStore).open();
    await personalDetailsTexts[root.languageTag].load();
    return null;
  },
  Component: PersonalDetailsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-personal-details') }),
    description: t('personal-details-description'),
    canonicalPath: '/dashboard/personal-details',
    isIndexed: false,
  }),
});
