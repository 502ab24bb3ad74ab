import { defineRoute } from '@moien/shared-lib';
import { type DocumentView, readDocumentView } from '../features/rental-file/document-view.ts';
import { rentalFileStore } from '../features/rental-file/rental-file-store.ts';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';
import { SupportingDocumentPage } from './SupportingDocumentPage.tsx';

export const supportingDocumentRoute = defineRoute<{ view: DocumentView }>({
  load: async ({ root, url }) => {
    // The page shows its skeleton, or what it knows, until the answer is there.
    root.feature(rentalFileStore).open();
    await rentalFileTexts[root.languageTag].load();
    return { view: readDocumentView(url.searchParams) };
  },
  Component: SupportingDocumentPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('supporting-document-title') }),
    description: t('rental-file-description'),
    canonicalPath: '/dashboard/supporting-document',
    isIndexed: false,
  }),
});
