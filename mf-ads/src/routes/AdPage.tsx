import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import { AdOverview } from '../features/ad-form/ad-overview/AdOverview.tsx';
import { adStore } from '../features/ad-store/ad-store.ts';

export function AdPage() {
  return (
    <WithTexts namespace="ad-form" texts={adFormTexts}>
      <AdOverview store={useFeatureStore(adStore)} />
    </WithTexts>
  );
}
