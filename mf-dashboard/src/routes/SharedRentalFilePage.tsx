import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';
import { SharedFile } from '../features/rental-file/shared/SharedFile.tsx';
import { sharedFileStore } from '../features/rental-file/shared/shared-file-store.ts';

export function SharedRentalFilePage() {
  return (
    <WithTexts namespace="rental-file" texts={rentalFileTexts}>
      <SharedFile store={useFeatureStore(sharedFileStore)} />
    </WithTexts>
  );
}
