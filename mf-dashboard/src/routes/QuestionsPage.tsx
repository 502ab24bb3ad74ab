import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Faq } from '../features/help/Faq.tsx';
import { helpStore } from '../features/help/help-store.ts';
import { helpTexts } from '../features/help/help-texts.ts';

export function QuestionsPage() {
  return (
    <WithTexts namespace="help" texts={helpTexts}>
      <Faq store={useFeatureStore(helpStore)} />
    </WithTexts>
  );
}
