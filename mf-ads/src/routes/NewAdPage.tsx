import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { adFormTexts } from '../features/ad-form/ad-form-texts.ts';
import { NewAd } from '../features/ad-form/new-ad/NewAd.tsx';

export function NewAdPage() {
  return (
    <WithTexts namespace="ad-form" texts={adFormTexts}>
      <NewAd />
    </WithTexts>
  );
}
