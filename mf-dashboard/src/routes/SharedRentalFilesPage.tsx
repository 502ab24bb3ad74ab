import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';
import { SharedFiles } from '../features/rental-file/shared/SharedFiles.tsx';
import { sharedFileStore } from '../features/rental-file/shared/shared-file-store.ts';

export function SharedRentalFilesPage() {
  return (
    <WithTexts namespace="rental-file" texts={rentalFileTexts}>
      <SharedFiles store={useFeatureStore(sharedFileStore)} />
    </WithTexts>
  );
}
