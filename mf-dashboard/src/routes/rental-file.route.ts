import { defineRoute } from '@moien/shared-lib';
import { rentalFileStore } from '../features/rental-file/rental-file-store.ts';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';
import { RentalFilePage } from './RentalFilePage.tsx';

export const rentalFileRoute = defineRoute<null>({
  load: async ({ root }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(rentalFileStore).open();
    await rentalFileTexts[root.languageTag].load();
    return null;
  },
  Component: RentalFilePage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('navigation-rental-file') }),
    description: t('rental-file-description'),
    canonicalPath: '/dashboard/rental-file',
    isIndexed: false,
  }),
});
