import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import type { DocumentView } from '../features/rental-file/document-view.ts';
import { rentalFileStore } from '../features/rental-file/rental-file-store.ts';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';
import { SupportingDocument } from '../features/rental-file/supporting-document/SupportingDocument.tsx';

export function SupportingDocumentPage({ data }: { data: { view: DocumentView } }) {
  return (
    <WithTexts namespace="rental-file" texts={rentalFileTexts}>
      <SupportingDocument store={useFeatureStore(rentalFileStore)} view={data.view} />
    </WithTexts>
  );
}
