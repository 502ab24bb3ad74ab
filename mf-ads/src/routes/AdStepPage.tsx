import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { AdForm } from '../features/ad-form/AdForm.tsx';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import type { AdStep } from '../features/ad-form/ad-steps.ts';
import { adStore } from '../features/ad-store/ad-store.ts';

export function AdStepPage({ data: { step } }: { data: { step: AdStep } }) {
  return (
    <WithTexts namespace="ad-form" texts={adFormTexts}>
      <AdForm store={useFeatureStore(adStore)} step={step} />
    </WithTexts>
  );
}
