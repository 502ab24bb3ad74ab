import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { PersonalDetails } from '../features/personal-details/PersonalDetails.tsx';
import { personalDetailsStore } from '../features/personal-details/personal-details-store.ts';
import { personalDetailsTexts } from '../features/personal-details/personal-details-texts.ts';

export function PersonalDetailsPage() {
  const store = useFeatureStore(personalDetailsStore);
  return (
    <WithTexts namespace="personal-details" texts={personalDetailsTexts}>
      <PersonalDetails store={store} />
    </WithTexts>
  );
}
