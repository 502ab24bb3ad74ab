import { defineRoute } from '@moien/shared-lib';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';
import { sharedFileStore } from '../features/rental-file/shared/shared-file-store.ts';
import { SharedRentalFilesPage } from './SharedRentalFilesPage.tsx';

export const sharedRentalFilesRoute = defineRoute<null>({
  load: async ({ root }) => {
    root.feature(sharedFileStore).open(undefined);
    await rentalFileTexts[root.languageTag].load();
    return null;
  },
  Component: SharedRentalFilesPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-shared-rental-files') }),
    description: t('shared-rental-files-description'),
    canonicalPath: '/dashboard/shared-rental-files',
    isIndexed: false,
  }),
});
