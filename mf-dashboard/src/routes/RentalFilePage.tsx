import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { RentalFile } from '../features/rental-file/RentalFile.tsx';
import { rentalFileStore } from '../features/rental-file/rental-file-store.ts';
import { rentalFileTexts } from '../features/rental-file/rental-file-texts.ts';

export function RentalFilePage() {
  return (
    <WithTexts namespace="rental-file" texts={rentalFileTexts}>
      <RentalFile store={useFeatureStore(rentalFileStore)} />
    </WithTexts>
  );
}
