import { useFeatureStore } from '@moien/shared-lib';
import { WithTexts } from '@moien/shared-lib/lazy-texts';
import { Help } from '../features/help/Help.tsx';
import { helpStore } from '../features/help/help-store.ts';
import { helpTexts } from '../features/help/help-texts.ts';
import type { HelpView } from '../features/help/help-view.ts';

export function HelpPage({ data }: { data: { view: HelpView } }) {
  return (
    <WithTexts namespace="help" texts={helpTexts}>
      <Help store={useFeatureStore(helpStore)} view={data.view} />
    </WithTexts>
  );
}
